package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Facts about the diagram of a negated goal. One walk over its nodes. */
final class GoalDiagram {
  private final BddTable table;
  private final BitSet levels = new BitSet();
  private final double paths;

  GoalDiagram(BddTable table, int root) {
    this.table = table;
    paths = count(root);
  }

  /** How many paths lead to true; exact as far as a double is. */
  double paths() {
    return paths;
  }

  /** The variables tested, from the top. */
  int[] variables() {
    return levels.stream().map(table.order()::variableAt).toArray();
  }

  private double count(int root) {
    Map<Integer, Double> counts = new HashMap<>();
    counts.put(BddTable.TRUE, 1.0);
    counts.put(BddTable.FALSE, 0.0);
    Deque<Integer> stack = new ArrayDeque<>();
    stack.push(root);
    while (!stack.isEmpty()) {
      int edge = stack.peek();
      if (counts.containsKey(edge)) {
        stack.pop();
        continue;
      }
      Double low = counts.get(table.low(edge));
      Double high = counts.get(table.high(edge));
      if (low != null && high != null) {
        levels.set(table.level(edge));
        counts.put(edge, low + high);
        stack.pop();
      } else {
        stack.push(table.low(edge));
        stack.push(table.high(edge));
      }
    }
    return counts.get(root);
  }
}
