package io.implicant.dd.ddd;

import io.implicant.dd.table.IntMap;
import io.implicant.dd.table.IntStack;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.TreeSet;

/**
 * The inner nodes below some diagrams, parents before children: the frame of every walk that
 * computes something per node without recursion. O(n log n) for n nodes.
 */
public final class DddNodes {
  private final DddTable table;
  private final int[] nodes;
  private final IntMap positions = new IntMap();

  public DddNodes(DddTable table, int... roots) {
    this.table = table;
    IntStack found = new IntStack();
    IntStack open = new IntStack();
    for (int root : roots) {
      visit(root, found, open);
    }
    while (!open.isEmpty()) {
      int node = open.pop();
      table.step();
      for (int i = table.arity(node) - 1; i >= 0; i--) {
        visit(table.child(node, i), found, open);
      }
    }
    nodes = byLevel(found.toArray());
    for (int i = 0; i < nodes.length; i++) {
      positions.put(nodes[i], i);
    }
  }

  private void visit(int node, IntStack found, IntStack open) {
    if (node > DddTable.ONE && positions.get(node) == IntMap.ABSENT) {
      positions.put(node, 0);
      found.push(node);
      open.push(node);
    }
  }

  private int[] byLevel(int[] found) {
    long[] keys = new long[found.length];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = ((long) table.level(found[i]) << 32) | i;
    }
    Arrays.sort(keys);
    return Arrays.stream(keys).mapToInt(key -> found[(int) key]).toArray();
  }

  public int size() {
    return nodes.length;
  }

  public int node(int position) {
    return nodes[position];
  }

  /** Where a node is; {@link #size} for terminals. */
  public int position(int node) {
    return node <= DddTable.ONE ? nodes.length : positions.get(node);
  }

  /** The number of vectors below a node. */
  public BigInteger count(int root) {
    if (root <= DddTable.ONE) {
      return BigInteger.valueOf(root);
    }
    long[] small = new long[nodes.length]; // -1: too large, see the other array
    BigInteger[] large = new BigInteger[nodes.length];
    for (int p = nodes.length - 1; p >= 0; p--) {
      count(p, small, large);
    }
    int p = position(root);
    return small[p] >= 0 ? BigInteger.valueOf(small[p]) : large[p];
  }

  private void count(int p, long[] small, BigInteger[] large) {
    int node = nodes[p];
    long sum = 0;
    BigInteger exact = null;
    for (int i = 0; i < table.arity(node); i++) {
      int child = table.child(node, i);
      int c = position(child);
      long one = child == DddTable.ONE ? 1 : small[c];
      if (exact == null && one >= 0 && sum + one >= 0) {
        sum += one;
      } else {
        exact = exact == null ? BigInteger.valueOf(sum) : exact;
        exact = exact.add(one >= 0 ? BigInteger.valueOf(one) : large[c]);
      }
    }
    small[p] = exact == null ? sum : -1;
    large[p] = exact;
  }

  /** The values that occur at a level, ascending. */
  public int[] values(int level) {
    TreeSet<Integer> values = new TreeSet<>();
    for (int node : nodes) {
      for (int i = 0; table.level(node) == level && i < table.arity(node); i++) {
        values.add(table.value(node, i));
      }
    }
    return values.stream().mapToInt(Integer::intValue).toArray();
  }
}
