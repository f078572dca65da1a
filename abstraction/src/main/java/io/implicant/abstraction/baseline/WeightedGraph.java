package io.implicant.abstraction.baseline;

import io.implicant.logic.Term;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Directed edges between terms, each with a weight and the literal that says whether it is there.
 * Terms are eliminated one by one, that with the fewest neighbours first, which keeps the graph
 * that the eliminations fill in (a chordal one) sparse.
 */
final class WeightedGraph {
  private final Map<Term, Map<Term, Map<Weight, Integer>>> edges = new LinkedHashMap<>();

  void put(Term from, Term to, Weight weight, int literal) {
    assert from != to;
    row(from, to).put(weight, literal);
    row(to, from); // so that both know each other as neighbours
  }

  private Map<Weight, Integer> row(Term from, Term to) {
    return edges
        .computeIfAbsent(from, key -> new LinkedHashMap<>())
        .computeIfAbsent(to, key -> new LinkedHashMap<>());
  }

  /** The edges from one term to another: the literal of each weight. */
  Map<Weight, Integer> between(Term from, Term to) {
    Map<Term, Map<Weight, Integer>> row = edges.getOrDefault(from, Map.of());
    return Collections.unmodifiableMap(row.getOrDefault(to, Map.of()));
  }

  Set<Term> neighbours(Term term) {
    return Collections.unmodifiableSet(edges.get(term).keySet());
  }

  Optional<Term> withFewestNeighbours() {
    Term best = null;
    for (Term term : edges.keySet()) {
      if (best == null || edges.get(term).size() < edges.get(best).size()) {
        best = term;
      }
    }
    return Optional.ofNullable(best);
  }

  void remove(Term term) {
    edges.remove(term).keySet().forEach(neighbour -> edges.get(neighbour).remove(term));
  }

  /** Every edge that is there now. */
  void forEach(Visitor visitor) {
    edges.forEach(
        (from, row) ->
            row.forEach(
                (to, weights) ->
                    weights.forEach((weight, literal) -> visitor.edge(from, to, weight))));
  }

  /** What is done with an edge. */
  interface Visitor {
    void edge(Term from, Term to, Weight weight);
  }
}
