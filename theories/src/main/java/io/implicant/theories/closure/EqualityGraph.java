package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.table.Budget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Equations x = y + distance with labels, closed under transitivity for all pairs of neighbours by
 * eliminating one vertex after the other and substituting back. Filled with {@link #join} and
 * {@link #meet}, then eliminated once.
 *
 * <p>Labels are kept free of minterms refuted so far: by a disequality, or by a vertex at two
 * distances from another or away from itself. Without that, the larger labels of a contradiction
 * spread (tens of seconds instead of one for 28 equalities of a path formula).
 */
final class EqualityGraph {
  /** Where an equation is denied. */
  interface Denial {
    /** The label of x != y + distance. */
    int of(int x, int y, long distance);
  }

  private final BddTable table;
  private final Budget budget;
  private final Denial denied;
  private int refuted;

  /** By vertex v and neighbour x, where v = x + distance, by distance. */
  private final List<Map<Integer, Map<Long, Integer>>> neighbours = new ArrayList<>();

  /** The same for all that is derived, at the vertex that was eliminated first. */
  private final List<Map<Integer, Map<Long, Integer>>> derived = new ArrayList<>();

  EqualityGraph(int vertices, BddTable table, Budget budget, Denial denied, int refuted) {
    this.table = table;
    this.budget = budget;
    this.denied = denied;
    this.refuted = refuted;
    for (int i = 0; i < vertices; i++) {
      neighbours.add(new LinkedHashMap<>());
      derived.add(Map.of());
    }
  }

  /** The minterms refuted so far. */
  int refuted() {
    return refuted;
  }

  private void refute(int label) {
    refuted = table.or(refuted, label);
  }

  /** Adds x = y + distance on a label. */
  void join(int x, int y, long distance, int label) {
    meet(x, y);
    refute(table.and(label, denied.of(x, y, distance)));
    int left = table.minus(label, refuted);
    if (left != BddTable.FALSE) {
      neighbours.get(x).get(y).merge(distance, left, table::or);
      neighbours.get(y).get(x).merge(Math.negateExact(distance), left, table::or);
    }
  }

  /** Makes two vertices neighbours, wherever they are equal. */
  void meet(int x, int y) {
    assert x != y : "vertex " + x + " and itself";
    neighbours.get(x).computeIfAbsent(y, key -> new LinkedHashMap<>());
    neighbours.get(y).computeIfAbsent(x, key -> new LinkedHashMap<>());
  }

  // Elimination

  void eliminate() {
    int[] sequence = new int[neighbours.size()];
    EliminationOrder order = new EliminationOrder(sequence.length, v -> neighbours.get(v).size());
    for (int i = 0; i < sequence.length; i++) {
      budget.check();
      sequence[i] = order.next();
      remove(sequence[i]);
      neighbours.get(sequence[i]).keySet().forEach(order::update);
    }
    for (int i = sequence.length - 1; i >= 0; i--) {
      derived.set(sequence[i], back(neighbours.get(sequence[i])));
    }
  }

  private void remove(int v) {
    Map<Integer, Map<Long, Integer>> around = neighbours.get(v);
    List<Integer> vertices = List.copyOf(around.keySet());
    for (int i = 0; i < vertices.size(); i++) {
      int x = vertices.get(i);
      neighbours.get(x).remove(v);
      contradict(around.get(x));
      for (int j = 0; j < i; j++) {
        compose(x, around.get(x), vertices.get(j), around.get(vertices.get(j)));
      }
    }
  }

  /** No vertex is at two distances from another. */
  private void contradict(Map<Long, Integer> labels) {
    int before = BddTable.FALSE;
    for (int label : labels.values()) {
      refute(table.and(before, label));
      before = table.or(before, label);
    }
  }

  /** v = x + d and v = y + e imply x = y + (e - d). */
  private void compose(int x, Map<Long, Integer> fromX, int y, Map<Long, Integer> fromY) {
    meet(x, y);
    fromX.forEach(
        (d, left) ->
            fromY.forEach(
                (e, right) -> join(x, y, Math.subtractExact(e, d), table.and(left, right))));
  }

  /** At which distances a vertex is from its neighbours: through one of them. */
  private Map<Integer, Map<Long, Integer>> back(Map<Integer, Map<Long, Integer>> around) {
    Map<Integer, Map<Long, Integer>> result = new LinkedHashMap<>();
    for (int x : around.keySet()) {
      Map<Long, List<Integer>> ways = new LinkedHashMap<>();
      around.forEach((y, labels) -> addWays(labels, y, x, ways));
      Map<Long, Integer> labels = new LinkedHashMap<>();
      ways.forEach((distance, all) -> labels.put(distance, Disjunctions.of(table, all)));
      result.put(x, labels);
    }
    return result;
  }

  /** From a vertex to y by its own labels, and on to x by what is derived. */
  private void addWays(Map<Long, Integer> labels, int y, int x, Map<Long, List<Integer>> ways) {
    forDerived(
        y,
        x,
        (further, holds) ->
            labels.forEach(
                (distance, label) ->
                    ways.computeIfAbsent(Math.addExact(distance, further), key -> new ArrayList<>())
                        .add(table.and(label, holds))));
  }

  // What is derived

  private void forDerived(int x, int y, BiConsumer<Long, Integer> action) {
    if (x == y) {
      action.accept(0L, BddTable.TRUE);
      return;
    }
    Map<Long, Integer> first = derived.get(x).get(y);
    if (first != null) {
      first.forEach(action);
    } else {
      derived.get(y).get(x).forEach((d, label) -> action.accept(Math.negateExact(d), label));
    }
  }

  /** Where x = y + distance is derived, for two that are or were neighbours. */
  int equal(int x, int y, long distance) {
    Map<Long, Integer> first = derived.get(x).get(y);
    return first != null
        ? first.getOrDefault(distance, BddTable.FALSE)
        : derived.get(y).get(x).getOrDefault(Math.negateExact(distance), BddTable.FALSE);
  }
}
