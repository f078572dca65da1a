package io.implicant.theories.path;

import java.util.Arrays;

/**
 * Edges of an undirected multigraph, and their partition into biconnected blocks by Tarjan's
 * algorithm with a stack of its own; linear. Parallel edges are in one block.
 */
final class BiconnectedEdges {
  private static final int NONE = -1;

  private final int[] first; // by vertex: an edge end, 2 * edge or 2 * edge + 1
  private int[] target = new int[64]; // by edge end: the vertex at the other end
  private int[] next = new int[64]; // by edge end: another end at the same vertex
  private int ends;

  // The search, by vertex.
  private final int[] order;
  private final int[] low;
  private final int[] cursor;
  private final int[] cameBy; // the edge end that led here
  private int visited;

  private int[] waiting; // edges not yet in a block
  private int waitingCount;
  private int[] blockOf;
  private int blocks;

  BiconnectedEdges(int vertices) {
    first = new int[vertices];
    Arrays.fill(first, NONE);
    order = new int[vertices];
    low = new int[vertices];
    cursor = new int[vertices];
    cameBy = new int[vertices];
  }

  /** Adds an edge between two different vertices; returns its number. */
  int add(int a, int b) {
    if (ends == target.length) {
      target = Arrays.copyOf(target, 2 * ends);
      next = Arrays.copyOf(next, 2 * ends);
    }
    addEnd(a, b);
    addEnd(b, a);
    return ends / 2 - 1;
  }

  private void addEnd(int from, int to) {
    target[ends] = to;
    next[ends] = first[from];
    first[from] = ends++;
  }

  /** The number of blocks. */
  int count() {
    return blocks;
  }

  /** The block of each edge. */
  int[] partition() {
    blockOf = new int[ends / 2];
    waiting = new int[ends / 2];
    for (int vertex = 0; vertex < first.length; vertex++) {
      if (first[vertex] != NONE && order[vertex] == 0) {
        search(vertex);
      }
    }
    return blockOf;
  }

  private void enter(int vertex, int end) {
    order[vertex] = ++visited;
    low[vertex] = visited;
    cursor[vertex] = first[vertex];
    cameBy[vertex] = end;
  }

  private void search(int root) {
    enter(root, NONE);
    int vertex = root;
    while (true) {
      int end = cursor[vertex];
      if (end == NONE) {
        if (vertex == root) {
          return;
        }
        vertex = leave(vertex);
        continue;
      }
      cursor[vertex] = next[end];
      int to = target[end];
      if (cameBy[vertex] != NONE && end >> 1 == cameBy[vertex] >> 1) {
        continue;
      }
      if (order[to] == 0) {
        waiting[waitingCount++] = end >> 1;
        enter(to, end);
        vertex = to;
      } else if (order[to] < order[vertex]) {
        waiting[waitingCount++] = end >> 1;
        low[vertex] = Math.min(low[vertex], order[to]);
      }
    }
  }

  /** Goes back to the vertex before; closes a block if nothing below reaches above it. */
  private int leave(int vertex) {
    int end = cameBy[vertex];
    int parent = target[end ^ 1];
    low[parent] = Math.min(low[parent], low[vertex]);
    if (low[vertex] >= order[parent]) {
      int edge;
      do {
        edge = waiting[--waitingCount];
        blockOf[edge] = blocks;
      } while (edge != end >> 1);
      blocks++;
    }
    return parent;
  }
}
