package io.implicant.dd.table;

import java.util.Arrays;

/**
 * The inner nodes below some functions, by level from the top down: the frame of every walk that
 * computes something per node without recursion. Engine API; a plain edge has no complement bit.
 * O(n log n) for n nodes.
 */
public final class Reachable {
  private final NodeTable table;
  private final int[] edges; // plain edges, parents before children
  private final IntMap positions = new IntMap();

  public Reachable(NodeTable table, int... roots) {
    this.table = table;
    IntStack found = new IntStack();
    IntStack open = new IntStack();
    for (int root : roots) {
      visit(root, found, open);
    }
    while (!open.isEmpty()) {
      int edge = open.pop();
      visit(table.plainHigh(edge), found, open);
      visit(table.plainLow(edge), found, open);
      table.step();
    }
    edges = sortByLevel(found.toArray());
    for (int i = 0; i < edges.length; i++) {
      positions.put(edges[i], i);
    }
  }

  private void visit(int edge, IntStack found, IntStack open) {
    int plain = table.plain(edge);
    if (!table.isTerminal(plain) && positions.get(plain) == IntMap.ABSENT) {
      positions.put(plain, 0);
      found.push(plain);
      open.push(plain);
    }
  }

  private int[] sortByLevel(int[] edges) {
    long[] keys = new long[edges.length];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = ((long) table.levelOf(edges[i]) << 32) | i; // ties by discovery: a stable order
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
    return table.isTerminal(edge) ? edges.length : positions.get(table.plain(edge));
  }
}
