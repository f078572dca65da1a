package io.implicant.abstraction.baseline;

import io.implicant.dd.table.Budget;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Transitivity of bounds x - y <= c as clauses (Strichman, Seshia, Bryant: Deciding separation
 * formulas with SAT, CAV 2002). Each bound has a Boolean variable, whose negation is the dual
 * bound; both are edges of a graph. Eliminating a term v composes every edge into v with every edge
 * out of it: two edges imply the composed one, and exclude each other if they are a negative cycle.
 *
 * <p>Exact: bounds contradict each other iff they have a negative cycle, and eliminating a term of
 * the cycle shortens it. Composed edges may have many weights, up to exponentially many; we keep
 * them few by the two limits below, which the cited paper does not have.
 */
final class DifferenceConstraints {
  private final Cnf cnf;
  private final Budget budget;
  private final WeightedGraph graph = new WeightedGraph();

  /** No path that visits a term at most once is longer: the way back of any cycle. */
  private BigFraction longest = BigFraction.ZERO;

  /** Nor shorter than the negation of this. */
  private BigFraction shortest = BigFraction.ZERO;

  DifferenceConstraints(Cnf cnf, Budget budget) {
    this.cnf = cnf;
    this.budget = budget;
  }

  /** The literal says whether left - right is within the bound. */
  void add(Term left, Term right, Weight bound, int literal) {
    Sort sort = left.sort();
    graph.put(left, right, bound, literal);
    graph.put(right, left, bound.dual(sort), -literal);
  }

  /** The literal of an added bound or of the negation of one. */
  Optional<Integer> literal(Term left, Term right, Weight bound) {
    return Optional.ofNullable(graph.between(left, right).get(bound));
  }

  /** Writes the clauses; the graph is empty afterwards. */
  void encode() {
    findLimits();
    Optional<Term> next = graph.withFewestNeighbours();
    while (next.isPresent()) {
      eliminate(next.get());
      next = graph.withFewestNeighbours();
    }
  }

  private void findLimits() {
    Map<Term, BigFraction> up = new HashMap<>();
    Map<Term, BigFraction> down = new HashMap<>();
    graph.forEach(
        (from, to, weight) -> {
          up.merge(from, weight.value(), DifferenceConstraints::larger);
          down.merge(from, weight.value().negate(), DifferenceConstraints::larger);
        });
    longest = up.values().stream().map(this::positive).reduce(BigFraction.ZERO, BigFraction::add);
    shortest =
        down.values().stream().map(this::positive).reduce(BigFraction.ZERO, BigFraction::add);
  }

  private static BigFraction larger(BigFraction first, BigFraction second) {
    return first.compareTo(second) < 0 ? second : first;
  }

  private BigFraction positive(BigFraction value) {
    return larger(value, BigFraction.ZERO);
  }

  private void eliminate(Term middle) {
    List<Term> neighbours = new ArrayList<>(graph.neighbours(middle));
    for (Term from : neighbours) {
      for (Term to : neighbours) {
        budget.check();
        compose(from, middle, to);
      }
    }
    graph.remove(middle);
  }

  private void compose(Term from, Term middle, Term to) {
    for (Map.Entry<Weight, Integer> first : graph.between(from, middle).entrySet()) {
      for (Map.Entry<Weight, Integer> second : graph.between(middle, to).entrySet()) {
        Weight sum = first.getKey().plus(second.getKey());
        if (from != to && sum.value().compareTo(shortest) <= 0) {
          cnf.clause(-first.getValue(), -second.getValue(), composed(from, to, sum));
        } else if (from == to && sum.isNegative()) {
          cnf.clause(-first.getValue(), -second.getValue());
        }
      }
    }
  }

  /**
   * The literal of a composed edge. An edge that outweighs every way back is as good as any smaller
   * one. Unlike that of an added edge, its negation says nothing: nothing need follow from that.
   */
  private int composed(Term from, Term to, Weight sum) {
    Weight least = new Weight(longest.negate(), true);
    Weight weight = sum.compareTo(least) < 0 ? least : sum;
    Integer known = graph.between(from, to).get(weight);
    if (known != null) {
      return known;
    }
    int literal = cnf.variable();
    graph.put(from, to, weight, literal);
    return literal;
  }
}
