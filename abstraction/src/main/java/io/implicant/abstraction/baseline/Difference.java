package io.implicant.abstraction.baseline;

import io.implicant.logic.Atom;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Equality;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/** An atom {@code left - right <= weight} or {@code = weight}; a side may be the number zero. */
record Difference(Atom atom, Term left, Term right, Weight weight, boolean equality) {
  /** The equalities and comparisons among the atoms of formulas without functions. */
  static List<Difference> in(Terms terms, Collection<? extends Formula> formulas) {
    return Dag.postorder(formulas).stream().flatMap(term -> of(terms, term)).toList();
  }

  private static Stream<Difference> of(Terms terms, Term term) {
    if (term instanceof Equality atom) {
      return Stream.of(new Difference(atom, atom.left(), atom.right(), Weight.ZERO, true));
    } else if (term instanceof Comparison atom) {
      Term zero = terms.number(BigFraction.ZERO, atom.operandSort());
      Term left = atom.plus().orElse(zero);
      Term right = atom.minus().orElse(zero);
      return Stream.of(
          new Difference(atom, left, right, Weight.of(atom.bound()), atom.isEquality()));
    }
    return Stream.empty();
  }

  /** The graph that joins the two sides of each. */
  static Graph<Term, DefaultEdge> graph(Collection<Difference> differences) {
    Graph<Term, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    for (Difference difference : differences) {
      graph.addVertex(difference.left());
      graph.addVertex(difference.right());
      graph.addEdge(difference.left(), difference.right());
    }
    return graph;
  }

  boolean isWithin(Collection<Term> terms) {
    return terms.contains(left) && terms.contains(right);
  }
}
