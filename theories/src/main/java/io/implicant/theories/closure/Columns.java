package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.Arrays;

/**
 * The function that is true exactly on some assignments, as a diagram. Linear in assignments times
 * atoms where the order of the atoms is that of the diagram, last added at the top; else they are
 * sorted first.
 */
final class Columns {
  private final BddTable table;
  private final long[] assignments;
  private final int[] levels;
  private final int[] signs;

  private Columns(BddTable table, long[] assignments, int[] edges) {
    this.table = table;
    this.assignments = assignments;
    levels = new int[edges.length];
    signs = new int[edges.length];
    for (int i = 0; i < edges.length; i++) {
      levels[i] = table.level(edges[i]);
      signs[i] = edges[i] & 1;
    }
  }

  /**
   * The function.
   *
   * @param assignments ascending; bit i is the atom i
   * @param edges the atoms' literals in the table
   */
  static int toEdge(BddTable table, long[] assignments, int[] edges) {
    for (int i = 1; i < edges.length; i++) {
      if (table.level(edges[i]) > table.level(edges[i - 1])) {
        return sorted(table, assignments, edges);
      }
    }
    return new Columns(table, assignments, edges).build(0, assignments.length, edges.length - 1);
  }

  private static int sorted(BddTable table, long[] assignments, int[] edges) {
    Integer[] byLevel = new Integer[edges.length];
    Arrays.setAll(byLevel, i -> i);
    Arrays.sort(byLevel, (i, j) -> Integer.compare(table.level(edges[j]), table.level(edges[i])));
    int[] newEdges = new int[edges.length];
    long[] moved = new long[assignments.length];
    for (int i = 0; i < edges.length; i++) {
      newEdges[i] = edges[byLevel[i]];
      for (int k = 0; k < moved.length; k++) {
        moved[k] |= (assignments[k] >>> byLevel[i] & 1) << i;
      }
    }
    Arrays.sort(moved);
    return new Columns(table, moved, newEdges).build(0, moved.length, edges.length - 1);
  }

  /** Of the assignments in a range, which agree on all bits above. */
  private int build(int from, int to, int bit) {
    if (from == to) {
      return BddTable.FALSE;
    } else if (bit < 0 || (bit < 31 && to - from == 2 << bit)) {
      return BddTable.TRUE;
    }
    int middle = firstWith(from, to, bit);
    int without = build(from, middle, bit - 1);
    int with = build(middle, to, bit - 1);
    return signs[bit] == 0
        ? table.node(levels[bit], without, with)
        : table.node(levels[bit], with, without);
  }

  private int firstWith(int from, int to, int bit) {
    if (to - from < 8) {
      int first = from;
      while (first < to && (assignments[first] >>> bit & 1) == 0) {
        first++;
      }
      return first;
    }
    int low = from;
    int high = to;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if ((assignments[middle] >>> bit & 1) == 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
