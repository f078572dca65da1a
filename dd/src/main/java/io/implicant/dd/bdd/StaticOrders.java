package io.implicant.dd.bdd;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Orders of variables found before any diagram is built, from a hypergraph: each edge is a set of
 * variables that occur together (a clause, a gate, an atom). Variables of one edge should stand
 * close together; {@link #span} measures how close.
 */
public final class StaticOrders {
  private StaticOrders() {}

  /** The sum over all edges of the distance between their first and last variable. */
  public static long span(List<int[]> edges, int[] order) {
    int[] place = places(order);
    long sum = 0;
    for (int[] edge : edges) {
      if (edge.length > 0) {
        int first = Arrays.stream(edge).map(v -> place[v]).min().getAsInt();
        int last = Arrays.stream(edge).map(v -> place[v]).max().getAsInt();
        sum += last - first;
      }
    }
    return sum;
  }

  /** The same, each edge times its weight. */
  public static double span(List<int[]> edges, double[] weights, int[] order) {
    int[] place = places(order);
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      int first = Integer.MAX_VALUE;
      int last = 0;
      for (int variable : edges.get(i)) {
        first = Math.min(first, place[variable]);
        last = Math.max(last, place[variable]);
      }
      sum += weights[i] * Math.max(0, last - first);
    }
    return sum;
  }

  /**
   * FORCE (Aloul, Markov and Sakallah 2003): each variable moves to the mean of the centres of its
   * edges, until the span does not shrink any more. Starts from the given order; about log n rounds
   * of O(size + n log n).
   */
  public static int[] force(List<int[]> edges, int[] start) {
    double[] weights = new double[edges.size()];
    Arrays.fill(weights, 1);
    return force(edges, weights, start);
  }

  /** FORCE with a weight for each edge: a heavy edge pulls its variables more. */
  public static int[] force(List<int[]> edges, double[] weights, int[] start) {
    InPlace.requirePermutation(start, start.length);
    if (weights.length != edges.size()) {
      throw new IllegalArgumentException(weights.length + " weights, " + edges.size() + " edges");
    }
    int[] best = start.clone();
    double bestSpan = span(edges, weights, best);
    int[] current = best;
    int patience = 3; // rounds without gain before giving up
    while (patience > 0) {
      current = pull(edges, weights, current);
      double span = span(edges, weights, current);
      if (span < bestSpan) {
        best = current;
        bestSpan = span;
      } else {
        patience--;
      }
    }
    return best;
  }

  private static int[] pull(List<int[]> edges, double[] weights, int[] order) {
    int[] place = places(order);
    double[] sum = new double[order.length];
    double[] degree = new double[order.length];
    for (int i = 0; i < weights.length; i++) {
      double centre = Arrays.stream(edges.get(i)).map(v -> place[v]).average().orElse(0);
      for (int variable : edges.get(i)) {
        sum[variable] += weights[i] * centre;
        degree[variable] += weights[i];
      }
    }
    return Arrays.stream(order)
        .boxed()
        .sorted(Comparator.comparingDouble(v -> degree[v] == 0 ? place[v] : sum[v] / degree[v]))
        .mapToInt(v -> v)
        .toArray();
  }

  /**
   * Breadth first from a variable, neighbours of low degree first (Cuthill and McKee 1969); other
   * components follow, each from a variable of least degree. O(size log size).
   */
  public static int[] breadthFirst(List<int[]> edges, int variables, int start) {
    List<List<int[]>> edgesOf = new ArrayList<>();
    for (int i = 0; i < variables; i++) {
      edgesOf.add(new ArrayList<>());
    }
    for (int[] edge : edges) {
      for (int variable : edge) {
        edgesOf.get(variable).add(edge);
      }
    }
    Comparator<Integer> lowDegree =
        Comparator.<Integer>comparingInt(v -> edgesOf.get(v).size()).thenComparing(v -> v);
    List<Integer> starts = new ArrayList<>();
    for (int i = 0; i < variables; i++) {
      starts.add(i);
    }
    starts.sort(lowDegree);
    starts.add(0, start);
    boolean[] seen = new boolean[variables];
    List<Integer> order = new ArrayList<>();
    for (int variable : starts) {
      walk(variable, edgesOf, lowDegree, seen, order);
    }
    return order.stream().mapToInt(v -> v).toArray();
  }

  private static void walk(
      int start,
      List<List<int[]>> edgesOf,
      Comparator<Integer> lowDegree,
      boolean[] seen,
      List<Integer> order) {
    ArrayDeque<Integer> open = new ArrayDeque<>();
    if (!seen[start]) {
      seen[start] = true;
      open.add(start);
    }
    while (!open.isEmpty()) {
      int variable = open.remove();
      order.add(variable);
      List<Integer> fresh = new ArrayList<>();
      for (int[] edge : edgesOf.get(variable)) {
        for (int neighbour : edge) {
          if (!seen[neighbour]) {
            seen[neighbour] = true;
            fresh.add(neighbour);
          }
        }
      }
      fresh.sort(lowDegree);
      open.addAll(fresh);
    }
  }

  private static int[] places(int[] order) {
    int[] place = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      place[order[i]] = i;
    }
    return place;
  }
}
