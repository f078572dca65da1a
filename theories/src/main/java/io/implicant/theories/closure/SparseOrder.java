package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import io.implicant.theories.closure.SparseState.Fact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The inconsistent minterms of a large block of order constraints: those with a negative cycle.
 * Vertices are eliminated in minimum-degree order: v goes, and each bound x - v is combined with
 * each v - y; a combination that closes a cycle is collected if it is negative. Bounds too weak to
 * be part of a negative cycle are dropped: all negative weights together do not outweigh them.
 *
 * <p>There are no disequalities, so Int needs no splits; equalities may be asserted by the goal,
 * not refuted.
 *
 * <p>Cost: vertices times the square of the largest degree and of the number of steps, in
 * operations on diagrams.
 */
final class SparseOrder implements SparseState.Elimination {
  private final BddTable table;
  private final Work work;
  private final BddLabels labels;
  private final Shape shape;
  private final int[] atomEdges;
  private List<Map<Integer, Staircase<Integer>>> out;
  private List<Map<Integer, Staircase<Integer>>> in;
  private List<Integer> cycles;
  private long weakest;

  SparseOrder(BddTable table, Work work, Shape shape, int[] atomEdges) {
    this.table = table;
    this.work = work;
    this.shape = shape;
    this.atomEdges = atomEdges;
    labels = BddLabels.of(work, table);
  }

  /** Whether the block has bounds only, and no functions. */
  static boolean applies(Shape shape, List<Constraint> facts) {
    return shape.pairCount() == 0
        && shape.constraints().stream().allMatch(c -> c.kind() == Constraint.Kind.BOUND)
        && facts.stream().allMatch(c -> c.kind() == Constraint.Kind.BOUND);
  }

  @Override
  public int refuted(List<Fact> facts) {
    out = new ArrayList<>();
    in = new ArrayList<>();
    cycles = new ArrayList<>();
    for (int i = 0; i < shape.size(); i++) {
      out.add(new LinkedHashMap<>());
      in.add(new LinkedHashMap<>());
    }
    weakest = 0;
    shape.constraints().forEach(this::weigh);
    facts.forEach(fact -> weigh(fact.constraint()));
    for (int i = 0; i < atomEdges.length; i++) {
      add(shape.constraints().get(i), true, atomEdges[i]);
      add(shape.constraints().get(i), false, atomEdges[i] ^ 1);
    }
    facts.forEach(fact -> add(fact.constraint(), fact.positive(), BddTable.TRUE));
    EliminationOrder order =
        new EliminationOrder(shape.size(), v -> in.get(v).size() + out.get(v).size());
    for (int v = order.next(); v >= 0; v = order.next()) {
      work.budget().check();
      eliminate(v, order);
    }
    return Disjunctions.of(table, cycles);
  }

  /** No bound above the sum of all negative weights, each used once, is in a negative cycle. */
  private void weigh(Constraint constraint) {
    long least = Math.min(constraint.weight(), Math.subtractExact(-constraint.weight(), 1));
    weakest = Math.subtractExact(weakest, least); // one of the two is negative
  }

  private void add(Constraint c, boolean positive, int label) {
    if (positive) {
      add(c.x(), c.y(), c.weight(), label);
    } else {
      add(c.y(), c.x(), -c.weight() - 1, label);
    }
  }

  /** x - y <= weight. */
  private void add(int x, int y, long weight, int label) {
    if (weight > weakest || label == BddTable.FALSE) {
      return;
    }
    if (x == y) {
      if (weight < 0) {
        cycles.add(label);
      }
      return;
    }
    Staircase<Integer> known = out.get(x).getOrDefault(y, Staircase.none());
    if (!labels.isSubset(label, known.at(weight, labels.empty()))) {
      Staircase<Integer> more = known.with(weight, label, labels);
      out.get(x).put(y, more);
      in.get(y).put(x, more);
    }
  }

  private void eliminate(int v, EliminationOrder order) {
    Map<Integer, Staircase<Integer>> sources = in.get(v);
    Map<Integer, Staircase<Integer>> targets = out.get(v);
    sources.keySet().forEach(x -> out.get(x).remove(v));
    targets.keySet().forEach(y -> in.get(y).remove(v));
    sources.forEach((x, left) -> targets.forEach((y, right) -> combine(x, y, left, right)));
    sources.keySet().forEach(order::update);
    targets.keySet().forEach(order::update);
  }

  private void combine(int x, int y, Staircase<Integer> left, Staircase<Integer> right) {
    for (int i = 0; i < left.size(); i++) {
      for (int j = 0; j < right.size(); j++) {
        long sum = Math.addExact(left.weight(i), right.weight(j));
        add(x, y, sum, table.and(left.label(i), right.label(j)));
      }
    }
  }
}
