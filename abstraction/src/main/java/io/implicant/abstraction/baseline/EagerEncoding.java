package io.implicant.abstraction.baseline;

import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.Collection;
import java.util.List;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.BiconnectivityInspector;
import org.jgrapht.graph.DefaultEdge;

/**
 * Clauses that exclude exactly the inconsistent assignments to the atoms of formulas without
 * functions: the "per-constraint" encoding of Strichman, Seshia, Bryant (CAV 2002) and Seshia,
 * Lahiri, Bryant (DAC 2003).
 *
 * <p>The terms of an atom are joined by an edge, with a term for zero. A contradiction is a cycle,
 * and a cycle lies in one biconnected block, so that each block is encoded apart: by {@link
 * EqualityConstraints} if all its atoms are equalities, otherwise by {@link DifferenceConstraints},
 * where x - y = c is x - y <= c and y - x <= -c, and hence a disequality splits by itself.
 */
final class EagerEncoding {
  private final Terms terms;
  private final Cnf cnf;
  private final Budget budget;

  EagerEncoding(Terms terms, Cnf cnf, Budget budget) {
    this.terms = terms;
    this.cnf = cnf;
    this.budget = budget;
  }

  /** Adds clauses for all atoms of the formulas. */
  void encode(Collection<Formula> formulas) {
    List<Difference> differences = Difference.in(terms, formulas);
    var blocks = new BiconnectivityInspector<>(Difference.graph(differences)).getBlocks();
    for (Graph<Term, DefaultEdge> block : blocks) {
      encodeBlock(differences.stream().filter(d -> d.isWithin(block.vertexSet())).toList());
    }
  }

  private void encodeBlock(List<Difference> block) {
    if (block.stream().allMatch(Difference::equality)) {
      EqualityConstraints constraints = new EqualityConstraints(cnf, budget);
      for (Difference d : block) {
        constraints.add(d.left(), d.right(), d.weight(), cnf.literal(d.atom()));
      }
      constraints.encode();
      return;
    }
    DifferenceConstraints constraints = new DifferenceConstraints(cnf, budget);
    for (Difference d : block) {
      if (!d.equality()) {
        constraints.add(d.left(), d.right(), d.weight(), cnf.literal(d.atom()));
      }
    }
    for (Difference d : block) {
      if (d.equality()) {
        int whole = cnf.literal(d.atom());
        int atMost = bound(constraints, d.left(), d.right(), d.weight());
        int atLeast = bound(constraints, d.right(), d.left(), d.weight().negated());
        cnf.clause(-whole, atMost);
        cnf.clause(-whole, atLeast);
        cnf.clause(whole, -atMost, -atLeast);
      }
    }
    constraints.encode();
  }

  private int bound(DifferenceConstraints constraints, Term left, Term right, Weight bound) {
    return constraints
        .literal(left, right, bound)
        .orElseGet(
            () -> {
              int literal = cnf.variable();
              constraints.add(left, right, bound, literal);
              return literal;
            });
  }
}
