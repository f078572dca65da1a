package io.implicant.theories.closure;

import java.util.PriorityQueue;
import java.util.function.IntUnaryOperator;

/**
 * Vertices by least degree, first in, first out among equals; entries that have become stale are
 * dropped when they come up. A neighbour of an eliminated vertex goes to the end of its degree, so
 * a chain loses every other vertex in turn: labels grow like a balanced tree, whatever the order of
 * the variables.
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
  private final long[] current; // the time of the valid entry, or -1
  private long time;

  EliminationOrder(int vertices, IntUnaryOperator degree) {
    this.degree = degree;
    current = new long[vertices];
    for (int vertex = 0; vertex < vertices; vertex++) {
      update(vertex);
    }
  }

  void update(int vertex) {
    current[vertex] = ++time;
    queue.add(new Entry(degree.applyAsInt(vertex), time, vertex));
  }

  /** The next vertex, or -1. */
  int next() {
    while (!queue.isEmpty()) {
      Entry entry = queue.remove();
      if (current[entry.vertex()] == entry.time()) {
        current[entry.vertex()] = -1;
        return entry.vertex();
      }
    }
    return -1;
  }
}
