package io.implicant.cfront;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The control-flow graph of a function. Nodes are numbered from 0 in the order of the text; all but
 * the exit can be reached from the entry, node 0, if conditions are left aside. A node has one
 * edge, or two that assume a condition and its negation, in this order; only the exit, which is the
 * last node, has none.
 *
 * @param labels the nodes of the labels of the text
 */
public record Cfg(int nodes, List<Edge> edges, Map<String, Integer> labels) {
  public static final int ENTRY = 0;

  public Cfg {
    edges = List.copyOf(edges);
    labels = Map.copyOf(labels);
  }

  public int exit() {
    return nodes - 1;
  }

  /** The edges that leave each node. */
  public List<List<Edge>> leaving() {
    List<List<Edge>> leaving = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      leaving.add(new ArrayList<>());
    }
    edges.forEach(edge -> leaving.get(edge.from()).add(edge));
    return leaving;
  }
}
