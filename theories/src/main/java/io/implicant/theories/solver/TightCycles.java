package io.implicant.theories.solver;

import java.util.Arrays;

/**
 * Equations implied by bounds: x - y = w follows from x - y &lt;= w and others if and only if the
 * edge lies on a cycle of weight zero, that is, of edges which every solution satisfies without
 * slack. Those are the edges within the strongly connected components of the tight edges of any one
 * solution. For each such edge a shortest cycle is found and all its bounds become equations.
 */
final class TightCycles {
  private final Congruence classes;
  private final Bounds bounds;
  private final ClassGraph graph;
  private final Components components;
  private final Ints cycle = new Ints();
  private int[] reachedBy = new int[16]; // by vertex: the edge, or -1
  private int[] queue = new int[16];
  private boolean[] merged = new boolean[16]; // by edge

  TightCycles(Congruence classes, Bounds bounds, ClassGraph graph, Components components) {
    this.classes = classes;
    this.bounds = bounds;
    this.graph = graph;
    this.components = components;
  }

  /** Equates along all tight cycles; whether there was one. */
  boolean equate() {
    components.compute(true);
    if (components.areTrivial()) {
      return false;
    }
    if (graph.edges() > merged.length) {
      merged = new boolean[2 * graph.edges()];
    }
    if (graph.vertices() > queue.length) {
      queue = new int[2 * graph.vertices()];
      reachedBy = new int[2 * graph.vertices()];
    }
    Arrays.fill(merged, 0, graph.edges(), false);
    for (int edge = 0; edge < graph.edges(); edge++) {
      if (!merged[edge] && isWithinComponent(edge)) {
        equateCycle(edge);
      }
    }
    return true;
  }

  private boolean isWithinComponent(int edge) {
    return components.of(graph.tail(edge)) == components.of(graph.head(edge))
        && graph.isTight(edge);
  }

  private void equateCycle(int edge) {
    search(graph.head(edge), graph.tail(edge));
    cycle.clear();
    Ints edges = new Ints();
    edges.add(edge);
    for (int vertex = graph.tail(edge); vertex != graph.head(edge); ) {
      edges.add(reachedBy[vertex]);
      vertex = graph.tail(reachedBy[vertex]);
    }
    cycle.add(graph.bound(edge));
    for (int i = edges.size() - 1; i > 0; i--) {
      cycle.add(graph.bound(edges.get(i)));
    }
    int reason = Bounds.reasonOf(bounds.addCycle(cycle));
    for (int i = 0; i < edges.size(); i++) {
      int item = graph.bound(edges.get(i));
      merged[edges.get(i)] = true;
      classes.equate(bounds.x(item), bounds.y(item), bounds.weight(item), reason);
    }
  }

  /** Breadth first along tight edges within the component. */
  private void search(int from, int to) {
    Arrays.fill(reachedBy, 0, graph.vertices(), -1);
    int front = 0;
    int back = 0;
    queue[back++] = from;
    while (reachedBy[to] < 0) {
      int vertex = queue[front++];
      for (int i = graph.firstEdge(vertex); i < graph.firstEdge(vertex + 1); i++) {
        int edge = graph.edgeAt(i);
        int head = graph.head(edge);
        if (head != from && reachedBy[head] < 0 && isWithinComponent(edge)) {
          reachedBy[head] = edge;
          queue[back++] = head;
        }
      }
    }
  }
}
