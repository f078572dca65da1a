package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Facts about the diagram of a goal. One walk over its nodes. */
final class GoalDiagram {
  private final BddTable table;
  private final int root;
  private final int[] variables;
  private final double paths;

  GoalDiagram(BddTable table, int root) {
    this.table = table;
    this.root = root;
    if (root == BddTable.TRUE || root == BddTable.FALSE) {
      paths = root == BddTable.TRUE ? 1 : 0;
      variables = new int[0];
    } else if (isConstant(table.low(root)) && isConstant(table.high(root))) {
      paths = 1;
      variables = new int[] {table.order().variableAt(table.level(root))};
    } else {
      BitSet levels = new BitSet();
      paths = count(root, levels);
      variables = levels.stream().map(table.order()::variableAt).toArray();
    }
  }

  private static boolean isConstant(int edge) {
    return edge == BddTable.TRUE || edge == BddTable.FALSE;
  }

  int root() {
    return root;
  }

  /** How many paths lead to true; exact as far as a double is. */
  double paths() {
    return paths;
  }

  /** The variables tested, from the top. */
  int[] variables() {
    return variables;
  }

  private double count(int root, BitSet levels) {
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
