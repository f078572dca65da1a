package io.implicant.checker.symbolic;

import io.implicant.dd.ddd.DddTable;
import io.implicant.dd.ddd.Edges;
import java.util.Arrays;

/** A partition in the making: for each value of the expression, the edges of one node. */
final class Classes {
  private final DddTable table;
  private long[] values = new long[4]; // ascending
  private Edges[] edges = new Edges[4];
  private int size;
  private Edges[] acquired = new Edges[4]; // in the order in which they were

  Classes(DddTable table) {
    this.table = table;
  }

  void add(long value, int edgeValue, int child) {
    int at = Arrays.binarySearch(values, 0, size, value);
    if (at < 0) {
      at = -at - 1;
      insert(at, value);
    }
    edges[at].add(edgeValue, child);
  }

  private void insert(int at, long value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
      edges = Arrays.copyOf(edges, 2 * size);
      acquired = Arrays.copyOf(acquired, 2 * size);
    }
    System.arraycopy(values, at, values, at + 1, size - at);
    System.arraycopy(edges, at, edges, at + 1, size - at);
    values[at] = value;
    edges[at] = table.acquire();
    acquired[size++] = edges[at];
  }

  Partition finish(int level) {
    int[] nodes = new int[size];
    for (int i = 0; i < size; i++) {
      nodes[i] = edges[i].node(level);
    }
    for (int i = size - 1; i >= 0; i--) {
      table.release(acquired[i]);
    }
    return new Partition(Arrays.copyOf(values, size), nodes);
  }
}
