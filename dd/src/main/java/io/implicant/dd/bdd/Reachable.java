package io.implicant.dd.bdd;

import io.implicant.dd.table.IntMap;
import io.implicant.dd.table.IntStack;
import java.util.Arrays;

/**
 * The inner nodes below some functions, by level from the top down: the frame of every walk that
 * computes something per node without recursion. Engine API. O(n log n) for n nodes.
 */
public final class Reachable {
  private final int[] edges; // plain edges, parents before children
  private final IntMap positions = new IntMap();

  public Reachable(BddTable table, int... roots) {
    IntStack found = new IntStack();
    IntStack open = new IntStack();
    for (int root : roots) {
      visit(root, found, open);
    }
    while (!open.isEmpty()) {
      int edge = open.pop();
      visit(table.high(edge), found, open);
      visit(table.low(edge), found, open);
    }
    edges = sortByLevel(table, found.toArray());
    for (int i = 0; i < edges.length; i++) {
      positions.put(edges[i], i);
    }
  }

  private void visit(int edge, IntStack found, IntStack open) {
    int plain = edge & ~1;
    if (plain != BddTable.TRUE && positions.get(plain) == IntMap.ABSENT) {
      positions.put(plain, 0);
      found.push(plain);
      open.push(plain);
    }
  }

  private static int[] sortByLevel(BddTable table, int[] edges) {
    long[] keys = new long[edges.length];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = ((long) table.level(edges[i]) << 32) | i; // ties by discovery: a stable order
    }
    Arrays.sort(keys);
    int[] sorted = new int[keys.length];
    for (int i = 0; i < keys.length; i++) {
      sorted[i] = edges[(int) keys[i]];
    }
    return sorted;
  }

  /** Number of inner nodes. */
  public int size() {
    return edges.length;
  }

  /** The plain edge at a position; the topmost node is at 0. */
  public int edge(int position) {
    return edges[position];
  }

  /** The position of the node of an edge; {@link #size} for constants. */
  public int position(int edge) {
    int plain = edge & ~1;
    return plain == BddTable.TRUE ? edges.length : positions.get(plain);
  }
}
