package io.implicant.theories.solver;

import java.util.Arrays;

/**
 * Strongly connected components of a {@link ClassGraph}, or of its tight edges alone, by Tarjan's
 * algorithm with a stack of its own. Components are numbered so that an edge between two of them
 * leads from the higher number to the lower.
 */
final class Components {
  private final ClassGraph graph;
  private int count;
  private int vertices;
  private int[] component = new int[16];
  private int[] order = new int[16]; // 0 before the visit
  private int[] low = new int[16];
  private int[] position = new int[16]; // of the edge to be taken next
  private int[] path = new int[16];
  private int[] open = new int[16];
  private int visited;
  private int openSize;

  Components(ClassGraph graph) {
    this.graph = graph;
  }

  int count() {
    return count;
  }

  /** Whether each vertex is a component of its own. */
  boolean areTrivial() {
    return count == vertices;
  }

  int of(int vertex) {
    return component[vertex];
  }

  void compute(boolean tightOnly) {
    vertices = graph.vertices();
    if (vertices > order.length) {
      component = new int[2 * vertices];
      order = new int[2 * vertices];
      low = new int[2 * vertices];
      position = new int[2 * vertices];
      path = new int[2 * vertices];
      open = new int[2 * vertices];
    }
    Arrays.fill(order, 0, vertices, 0);
    count = 0;
    visited = 0;
    openSize = 0;
    for (int vertex = 0; vertex < vertices; vertex++) {
      if (order[vertex] == 0) {
        visit(vertex, tightOnly);
      }
    }
  }

  private void visit(int root, boolean tightOnly) {
    int depth = 0;
    enter(root);
    path[0] = root;
    while (depth >= 0) {
      int vertex = path[depth];
      if (position[vertex] < graph.firstEdge(vertex + 1)) {
        int edge = graph.edgeAt(position[vertex]++);
        int to = graph.head(edge);
        if (tightOnly && !graph.isTight(edge)) {
          continue;
        }
        if (order[to] == 0) {
          enter(to);
          path[++depth] = to;
        } else if (component[to] < 0) {
          low[vertex] = Math.min(low[vertex], order[to]);
        }
        continue;
      }
      leave(vertex);
      depth--;
      if (depth >= 0) {
        low[path[depth]] = Math.min(low[path[depth]], low[vertex]);
      }
    }
  }

  private void enter(int vertex) {
    order[vertex] = ++visited;
    low[vertex] = visited;
    position[vertex] = graph.firstEdge(vertex);
    component[vertex] = -1;
    open[openSize++] = vertex;
  }

  private void leave(int vertex) {
    if (low[vertex] != order[vertex]) {
      return;
    }
    int member;
    do {
      member = open[--openSize];
      component[member] = count;
    } while (member != vertex);
    count++;
  }
}
