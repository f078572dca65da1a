package io.implicant.abstraction.baseline;

import io.implicant.dd.table.Budget;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Transitivity of equalities x - y = c as clauses (Bryant and Velev: Boolean satisfiability with
 * transitivity constraints, ACM TOCL 3(4), 2002; the offsets c are ours). Each equality has a
 * Boolean variable. Eliminating a term v makes a triangle u, v, w for any two of its neighbours:
 * two equalities of a triangle imply the third, for which a variable is made if it has none.
 *
 * <p>Exact over infinite sorts: a contradiction is a cycle with at most one equality that is false,
 * eliminating the terms of the cycle shortens it, triangle by triangle, and in the end one equality
 * is true and false or two terms have two distances.
 */
final class EqualityConstraints {
  private final Cnf cnf;
  private final Budget budget;
  private final WeightedGraph graph = new WeightedGraph();

  EqualityConstraints(Cnf cnf, Budget budget) {
    this.cnf = cnf;
    this.budget = budget;
  }

  /** The literal says whether left - right = distance. */
  void add(Term left, Term right, Weight distance, int literal) {
    graph.put(left, right, distance, literal);
    graph.put(right, left, distance.negated(), literal);
  }

  /** Writes the clauses; the graph is empty afterwards. */
  void encode() {
    Optional<Term> next = graph.withFewestNeighbours();
    while (next.isPresent()) {
      eliminate(next.get());
      next = graph.withFewestNeighbours();
    }
  }

  private void eliminate(Term middle) {
    List<Term> neighbours = new ArrayList<>(graph.neighbours(middle));
    for (int i = 0; i < neighbours.size(); i++) {
      onlyOneDistance(List.copyOf(graph.between(middle, neighbours.get(i)).values()));
      for (int j = 0; j < i; j++) {
        budget.check();
        triangles(neighbours.get(i), middle, neighbours.get(j));
      }
    }
    graph.remove(middle);
  }

  private void onlyOneDistance(List<Integer> literals) {
    for (int i = 0; i < literals.size(); i++) {
      for (int j = 0; j < i; j++) {
        cnf.clause(-literals.get(i), -literals.get(j));
      }
    }
  }

  private void triangles(Term left, Term middle, Term right) {
    for (Map.Entry<Weight, Integer> first : graph.between(left, middle).entrySet()) {
      for (Map.Entry<Weight, Integer> second : graph.between(middle, right).entrySet()) {
        int a = first.getValue();
        int b = second.getValue();
        int c = literal(left, right, first.getKey().plus(second.getKey()));
        cnf.clause(-a, -b, c);
        cnf.clause(-b, -c, a);
        cnf.clause(-c, -a, b);
      }
    }
  }

  private int literal(Term left, Term right, Weight distance) {
    Integer known = graph.between(left, right).get(distance);
    if (known != null) {
      return known;
    }
    int literal = cnf.variable();
    add(left, right, distance, literal);
    return literal;
  }
}
