package io.implicant.theories.closure;

import io.implicant.logic.Atom;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Conditional;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Iff;
import io.implicant.logic.Junction;
import io.implicant.logic.Not;
import io.implicant.logic.Term;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The Boolean structure of the predicates over their atoms, for evaluation. */
final class Skeleton {
  private final List<Formula> predicates;
  private final List<Term> order;
  private final Map<Term, Integer> places = new HashMap<>();

  /** Atom i of the predicates is bit i of an assignment. */
  Skeleton(List<Formula> predicates, List<Atom> atoms) {
    this.predicates = predicates;
    order = Dag.postorder(predicates, term -> term instanceof Formula);
    for (int i = 0; i < atoms.size(); i++) {
      places.put(atoms.get(i), i);
    }
  }

  /** Whether predicate i is atom i, for all i, so that an assignment is its own minterm. */
  boolean isIdentity() {
    for (int i = 0; i < predicates.size(); i++) {
      if (!Integer.valueOf(i).equals(places.get(predicates.get(i)))) {
        return false;
      }
    }
    return places.size() == predicates.size();
  }

  /** The values of the predicates, bit i for predicate i, under an assignment to the atoms. */
  long minterm(long assignment) {
    Map<Term, Boolean> values = new HashMap<>();
    for (Term term : order) {
      values.put(term, value(term, assignment, values));
    }
    long minterm = 0;
    for (int i = 0; i < predicates.size(); i++) {
      minterm |= values.get(predicates.get(i)) ? 1L << i : 0;
    }
    return minterm;
  }

  private boolean value(Term term, long assignment, Map<Term, Boolean> values) {
    if (term instanceof Atom) {
      return (assignment >>> places.get(term) & 1) != 0;
    } else if (term instanceof Not not) {
      return !values.get(not.operand());
    } else if (term instanceof Junction junction) {
      boolean conjunction = junction.isConjunction();
      for (Formula operand : junction.operands()) {
        if (values.get(operand) != conjunction) {
          return !conjunction;
        }
      }
      return conjunction;
    } else if (term instanceof Iff iff) {
      return values.get(iff.left()).equals(values.get(iff.right()));
    } else if (term instanceof Conditional ite) {
      return values.get(values.get(ite.condition()) ? ite.thenFormula() : ite.elseFormula());
    }
    return ((BoolConstant) term).value();
  }
}
