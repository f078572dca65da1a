package io.implicant.theories.solver;

import java.util.Arrays;

/**
 * The bounds as a graph on classes: x - y &lt;= w is an edge from the class of y to that of x, its
 * weight corrected by the distances of x and y to their representatives. Potentials, one per
 * vertex, that satisfy every edge are a solution of the bounds; they are found by Bellman and
 * Ford's method with a queue, O(vertices * edges), starting from those of the round before.
 */
final class ClassGraph {
  private static final int NONE = -1;

  private final Congruence classes;
  private final Bounds bounds;

  // By node.
  private int[] vertexStamps = new int[0]; // the round in which the class has a vertex
  private int[] vertexOf = new int[0];
  private int[] valueStamps = new int[0]; // the conjunction in which the class has a value
  private long[] values = new long[0];
  private int round;
  private int conjunction;

  // By vertex.
  private int vertices;
  private int[] reps = new int[16];
  private long[] potential = new long[16];
  private int[] first = new int[17]; // where its edges start in outgoing
  private int[] parent = new int[16]; // the edge that lowered the potential last
  private int[] mark = new int[16];

  // By edge.
  private int edges;
  private int[] tail = new int[16];
  private int[] head = new int[16];
  private int[] bound = new int[16];
  private long[] weight = new long[16];
  private int[] outgoing = new int[16];

  // Vertices whose edges may be violated, first in first out; each at most once.
  private int[] queue = new int[16];
  private boolean[] queued = new boolean[16];

  ClassGraph(Congruence classes, Bounds bounds) {
    this.classes = classes;
    this.bounds = bounds;
  }

  /** A new conjunction over that many nodes: all values are 0. */
  void start(int nodes) {
    conjunction++;
    vertices = 0;
    edges = 0;
    round++; // forgets the vertices
    if (vertexOf.length < nodes) {
      vertexStamps = Arrays.copyOf(vertexStamps, 2 * nodes);
      vertexOf = Arrays.copyOf(vertexOf, 2 * nodes);
      valueStamps = Arrays.copyOf(valueStamps, 2 * nodes);
      values = Arrays.copyOf(values, 2 * nodes);
    }
  }

  int vertices() {
    return vertices;
  }

  int edges() {
    return edges;
  }

  int tail(int edge) {
    return tail[edge];
  }

  int head(int edge) {
    return head[edge];
  }

  int bound(int edge) {
    return bound[edge];
  }

  int firstEdge(int vertex) {
    return first[vertex];
  }

  /** The edges of a vertex are those from {@link #firstEdge} to that of the next vertex. */
  int edgeAt(int index) {
    return outgoing[index];
  }

  /** Whether the potentials satisfy the edge without slack. */
  boolean isTight(int edge) {
    return potential[head[edge]] == potential[tail[edge]] + weight[edge];
  }

  /** The vertex of a representative, or -1 if it has no edges. */
  int vertex(int rep) {
    return vertexStamps[rep] == round ? vertexOf[rep] : NONE;
  }

  /** The value of a representative in the solution found last. */
  long value(int rep) {
    return valueStamps[rep] == conjunction ? values[rep] : 0;
  }

  /** Rebuilds the graph; returns a bound within one class that does not hold, or -1. */
  int build() {
    round++;
    vertices = 0;
    edges = 0;
    for (int item = 0; item < bounds.count(); item++) {
      int x = bounds.x(item);
      int y = bounds.y(item);
      long reduced =
          Math.addExact(
              Math.subtractExact(bounds.weight(item), classes.offset(x)), classes.offset(y));
      if (classes.rep(x) != classes.rep(y)) {
        addEdge(item, makeVertex(classes.rep(y)), makeVertex(classes.rep(x)), reduced);
      } else if (reduced < 0) {
        return item;
      }
    }
    sortEdges();
    return NONE;
  }

  private int makeVertex(int rep) {
    if (vertexStamps[rep] == round) {
      return vertexOf[rep];
    }
    if (vertices == reps.length) {
      reps = Arrays.copyOf(reps, 2 * vertices);
      potential = Arrays.copyOf(potential, 2 * vertices);
      first = Arrays.copyOf(first, 2 * vertices + 1);
      parent = Arrays.copyOf(parent, 2 * vertices);
      mark = Arrays.copyOf(mark, 2 * vertices);
      queue = Arrays.copyOf(queue, 2 * vertices);
      queued = Arrays.copyOf(queued, 2 * vertices);
    }
    vertexStamps[rep] = round;
    vertexOf[rep] = vertices;
    reps[vertices] = rep;
    potential[vertices] = value(rep);
    return vertices++;
  }

  private void addEdge(int item, int from, int to, long reduced) {
    if (edges == tail.length) {
      tail = Arrays.copyOf(tail, 2 * edges);
      head = Arrays.copyOf(head, 2 * edges);
      bound = Arrays.copyOf(bound, 2 * edges);
      weight = Arrays.copyOf(weight, 2 * edges);
      outgoing = Arrays.copyOf(outgoing, 2 * edges);
    }
    tail[edges] = from;
    head[edges] = to;
    bound[edges] = item;
    weight[edges++] = reduced;
  }

  private void sortEdges() {
    Arrays.fill(first, 0, vertices + 1, 0);
    for (int edge = 0; edge < edges; edge++) {
      first[tail[edge] + 1]++;
    }
    for (int vertex = 0; vertex < vertices; vertex++) {
      first[vertex + 1] += first[vertex];
      mark[vertex] = first[vertex];
    }
    for (int edge = 0; edge < edges; edge++) {
      outgoing[mark[tail[edge]]++] = edge;
    }
  }

  /** Finds potentials; if there are none, fills in the bounds of a negative cycle: false. */
  boolean solve(Ints cycle) {
    int waiting = vertices;
    for (int vertex = 0; vertex < vertices; vertex++) {
      queue[vertex] = vertex;
      queued[vertex] = true;
      parent[vertex] = NONE;
    }
    int front = 0;
    int lowered = 0;
    while (waiting > 0) {
      int vertex = queue[front];
      front = front + 1 == vertices ? 0 : front + 1;
      waiting--;
      queued[vertex] = false;
      for (int i = first[vertex]; i < first[vertex + 1]; i++) {
        int edge = outgoing[i];
        long reached = Math.addExact(potential[vertex], weight[edge]);
        int to = head[edge];
        if (reached < potential[to]) {
          potential[to] = reached;
          parent[to] = edge;
          lowered++;
          if (!queued[to]) {
            int back = front + waiting;
            queue[back >= vertices ? back - vertices : back] = to;
            queued[to] = true;
            waiting++;
          }
        }
      }
      if (lowered >= vertices) {
        lowered = 0;
        if (findCycle(cycle)) {
          return false;
        }
      }
    }
    for (int vertex = 0; vertex < vertices; vertex++) {
      values[reps[vertex]] = potential[vertex];
      valueStamps[reps[vertex]] = conjunction;
    }
    return true;
  }

  /** A cycle of parent edges is negative, and there is one in the end if any cycle is negative. */
  private boolean findCycle(Ints cycle) {
    Arrays.fill(mark, 0, vertices, 0);
    for (int start = 0; start < vertices; start++) {
      int vertex = start;
      while (mark[vertex] == 0 && parent[vertex] != NONE) {
        mark[vertex] = start + 1;
        vertex = tail[parent[vertex]];
      }
      if (parent[vertex] != NONE && mark[vertex] == start + 1) {
        readCycle(vertex, cycle);
        return true;
      }
    }
    return false;
  }

  private void readCycle(int start, Ints cycle) {
    int[] reversed = new int[vertices];
    int length = 0;
    int vertex = start;
    do {
      reversed[length++] = bound[parent[vertex]];
      vertex = tail[parent[vertex]];
    } while (vertex != start);
    cycle.clear();
    while (length > 0) {
      cycle.add(reversed[--length]);
    }
  }
}
