package io.implicant.abstraction.baseline;

import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;

/**
 * Ackermann's reduction: every application f(s) becomes a fresh constant, and for two applications
 * of f the constraint "s = t implies f(s) = f(t)" is added. The formulas keep their models but for
 * the meaning of f, which a model of the constraints has in its finitely many points.
 *
 * <p>No constraint is needed where s and t lie in different components of the graph that joins the
 * two sides of every atom, those of constraints included: a model can move components apart, so
 * that s and t differ.
 *
 * <p>Cost: quadratic in the number of applications of one symbol.
 */
final class Ackermann {
  private record Point(List<Term> arguments, Term value) {}

  private record Congruence(List<Formula> premises, Formula conclusion) {
    Formula clause(Terms terms) {
      List<Formula> clause = new ArrayList<>(premises.stream().map(terms::not).toList());
      clause.add(conclusion);
      return terms.or(clause);
    }
  }

  private final Terms terms;
  private final Map<Term, Term> reduced = new LinkedHashMap<>();
  private final Map<Symbol, List<Point>> points = new LinkedHashMap<>();

  Ackermann(Terms terms) {
    this.terms = terms;
  }

  /** The formula without functions; its atoms have no formulas and choices inside. */
  Formula reduce(Formula formula) {
    for (Term term : Dag.postorder(List.of(formula), t -> !reduced.containsKey(t))) {
      reduced.put(term, reducedNode(term));
    }
    return (Formula) reduced.get(formula);
  }

  private Term reducedNode(Term term) {
    Map<Term, Term> children = new HashMap<>();
    term.children().forEach(child -> children.put(child, reduced.get(child)));
    if (term.children().isEmpty()) {
      return term;
    } else if (term instanceof Apply apply) {
      return point(apply.symbol(), term.children(), children);
    } else if (term instanceof Predicate predicate) {
      return point(predicate.symbol(), term.children(), children);
    }
    return Dag.substitute(terms, term, children);
  }

  private Term point(Symbol symbol, List<Term> arguments, Map<Term, Term> map) {
    Symbol fresh = terms.freshSymbol(symbol.name(), List.of(), symbol.result());
    Term value = terms.apply(fresh, List.of());
    points
        .computeIfAbsent(symbol, key -> new ArrayList<>())
        .add(new Point(arguments.stream().map(map::get).toList(), value));
    return value;
  }

  /** The constraints for all formulas that were reduced. */
  List<Formula> constraints() {
    List<Formula> formulas = new ArrayList<>();
    for (Term term : reduced.values()) {
      if (term instanceof Formula formula) {
        formulas.add(formula);
      }
    }
    List<Congruence> open = new ArrayList<>();
    points.values().forEach(ofOne -> addPairs(ofOne, open));
    List<Formula> constraints = new ArrayList<>();
    boolean growing = true;
    while (growing) {
      var components =
          new ConnectivityInspector<>(Difference.graph(Difference.in(terms, formulas)));
      growing = false;
      for (Congruence pair : List.copyOf(open)) {
        if (isWithinComponents(pair.premises(), components)) {
          constraints.add(pair.clause(terms));
          formulas.add(pair.conclusion());
          open.remove(pair);
          growing = true;
        }
      }
    }
    return constraints;
  }

  private void addPairs(List<Point> ofOne, List<Congruence> pairs) {
    for (int i = 0; i < ofOne.size(); i++) {
      for (int j = 0; j < i; j++) {
        List<Formula> premises = new ArrayList<>();
        for (int k = 0; k < ofOne.get(i).arguments().size(); k++) {
          premises.add(
              terms.equal(ofOne.get(i).arguments().get(k), ofOne.get(j).arguments().get(k)));
        }
        if (!premises.contains(terms.bool(false))) {
          Formula conclusion = terms.equal(ofOne.get(i).value(), ofOne.get(j).value());
          pairs.add(new Congruence(premises, conclusion));
        }
      }
    }
  }

  private boolean isWithinComponents(
      List<Formula> premises, ConnectivityInspector<Term, DefaultEdge> components) {
    return Difference.in(terms, premises).stream()
        .allMatch(
            premise -> components.connectedSets().stream().anyMatch(set -> premise.isWithin(set)));
  }
}
