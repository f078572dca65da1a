package io.implicant.dd.ddd;

import java.util.function.IntFunction;

/** A diagram as a Graphviz graph. */
final class DddDot {
  private DddDot() {}

  static String of(DddTable table, int root, IntFunction<String> levelNames) {
    DddNodes nodes = new DddNodes(table, root);
    StringBuilder text = new StringBuilder("digraph ddd {\n");
    text.append(root == DddTable.ZERO ? "  zero [label=\"0\", shape=box];\n" : "");
    for (int p = 0; p < nodes.size(); p++) {
      int node = nodes.node(p);
      String label =
          levelNames.apply(table.level(node)).replace("\\", "\\\\").replace("\"", "\\\"");
      text.append("  n").append(p).append(" [label=\"").append(label).append("\"];\n");
      for (int i = 0; i < table.arity(node); i++) {
        int child = table.child(node, i);
        text.append("  n").append(p).append(" -> ");
        text.append(child == DddTable.ONE ? "one" : "n" + nodes.position(child));
        text.append(" [label=\"").append(table.value(node, i)).append("\"];\n");
      }
    }
    text.append(root == DddTable.ZERO ? "" : "  one [label=\"1\", shape=box];\n");
    return text.append("}\n").toString();
  }
}
