package io.implicant.dd.bdd;

import io.implicant.dd.table.Reachable;
import java.util.function.IntFunction;

/**
 * A diagram as readable text, one line a node from the top down, as in
 *
 * <pre>
 * n0 = a ? n1 : !n1
 * n1 = b ? true : false
 * n0
 * </pre>
 *
 * The last line is the function itself.
 */
final class BddText {
  private final Reachable reachable;

  private BddText(BddTable table, int f) {
    this.reachable = new Reachable(table, f);
  }

  static String of(BddTable table, int f, IntFunction<String> names) {
    BddText text = new BddText(table, f);
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < text.reachable.size(); i++) {
      int edge = text.reachable.edge(i);
      String name = names.apply(table.order().variableAt(table.level(edge)));
      lines.append('n').append(i).append(" = ").append(name);
      lines.append(" ? ").append(text.reference(table.high(edge)));
      lines.append(" : ").append(text.reference(table.low(edge))).append('\n');
    }
    return lines.append(text.reference(f)).append('\n').toString();
  }

  private String reference(int edge) {
    if (edge <= BddTable.FALSE) {
      return edge == BddTable.TRUE ? "true" : "false";
    }
    return ((edge & 1) == 0 ? "n" : "!n") + reachable.position(edge);
  }
}
