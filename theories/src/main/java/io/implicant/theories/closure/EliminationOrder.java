package io.implicant.theories.closure;

import java.util.PriorityQueue;
import java.util.function.IntUnaryOperator;

/**
 * Vertices by least degree, first in, first out among equals. Whoever changes a degree says so;
 * entries that have become stale are dropped when they come up.
 */
final class EliminationOrder {
  private record Entry(int degree, long time, int vertex) implements Comparable<Entry> {
    @Override
    public int compareTo(Entry other) {
      int byDegree = Integer.compare(degree, other.degree);
      return byDegree != 0 ? byDegree : Long.compare(time, other.time);
    }
  }

  private final PriorityQueue<Entry> queue = new PriorityQueue<>();
  private final IntUnaryOperator degree;
  private final int[] current;
  private long time;

  EliminationOrder(int vertices, IntUnaryOperator degree) {
    this.degree = degree;
    current = new int[vertices];
    for (int vertex = 0; vertex < vertices; vertex++) {
      current[vertex] = -1;
      update(vertex);
    }
  }

  void update(int vertex) {
    int now = degree.applyAsInt(vertex);
    if (current[vertex] != now) {
      current[vertex] = now;
      queue.add(new Entry(now, time++, vertex));
    }
  }

  /** The next vertex, or -1. */
  int next() {
    while (!queue.isEmpty()) {
      Entry entry = queue.remove();
      if (current[entry.vertex()] == entry.degree()) {
        current[entry.vertex()] = Integer.MIN_VALUE; // eliminated
        return entry.vertex();
      }
    }
    return -1;
  }
}
