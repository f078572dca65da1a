package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.logic.Atom;
import io.implicant.logic.Conditional;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Iff;
import io.implicant.logic.Junction;
import io.implicant.logic.Not;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Under which choices of literals formulas are true whatever all other atoms are (Kleene's strong
 * three-valued logic). A formula has two functions: where it is forced to be true, and where it is
 * forced to be false; each is made only if it is needed.
 */
final class ForcedTruth {
  /** Where the choice has the literal. */
  interface Literals {
    Bdd has(Atom atom, boolean positive);
  }

  private final BddManager manager;
  private final Literals literals;
  private final Map<Formula, Bdd> forcedTrue = new HashMap<>();
  private final Map<Formula, Bdd> forcedFalse = new HashMap<>();

  private ForcedTruth(BddManager manager, Literals literals) {
    this.manager = manager;
    this.literals = literals;
  }

  /** Where each of the formulas is forced to be true, in their order. */
  static List<Bdd> of(List<Formula> formulas, BddManager manager, Literals literals) {
    ForcedTruth truth = new ForcedTruth(manager, literals);
    truth.need(formulas);
    for (Term term : Dag.postorder(formulas, t -> t instanceof Formula)) {
      Formula formula = (Formula) term;
      truth.forcedTrue.computeIfPresent(formula, (f, placeholder) -> truth.function(f, true));
      truth.forcedFalse.computeIfPresent(formula, (f, placeholder) -> truth.function(f, false));
    }
    return formulas.stream().map(truth.forcedTrue::get).toList();
  }

  /** Enters a placeholder for each function that is needed, from the formulas down. */
  private void need(List<Formula> formulas) {
    formulas.forEach(formula -> need(formula, true));
    List<Term> order = Dag.postorder(formulas, t -> t instanceof Formula);
    for (int i = order.size() - 1; i >= 0; i--) {
      Formula formula = (Formula) order.get(i);
      for (boolean value : new boolean[] {true, false}) {
        if (side(value).containsKey(formula)) {
          needOperands(formula, value);
        }
      }
    }
  }

  private void needOperands(Formula formula, boolean value) {
    if (formula instanceof Not not) {
      need(not.operand(), !value);
    } else if (!(formula instanceof Atom)) {
      for (Term child : formula.children()) {
        need((Formula) child, value);
      }
      if (formula instanceof Conditional ite) {
        need(ite.condition(), !value);
      } else if (formula instanceof Iff iff) {
        need(iff.left(), !value);
        need(iff.right(), !value);
      }
    }
  }

  private void need(Formula formula, boolean value) {
    side(value).put(formula, manager.constant(false));
  }

  private Map<Formula, Bdd> side(boolean value) {
    return value ? forcedTrue : forcedFalse;
  }

  private Bdd known(Formula formula, boolean value) {
    return side(value).get(formula);
  }

  private Bdd function(Formula formula, boolean value) {
    return formula.match(new Forced(value));
  }

  /** The function of a formula for one value, from those of its operands. */
  private final class Forced implements Formula.Cases<Bdd> {
    private final boolean value;

    Forced(boolean value) {
      this.value = value;
    }

    @Override
    public Bdd constant(boolean constant) {
      return manager.constant(constant == value);
    }

    @Override
    public Bdd atom(Atom atom) {
      return literals.has(atom, value);
    }

    @Override
    public Bdd not(Formula operand) {
      return known(operand, !value);
    }

    @Override
    public Bdd junction(Junction junction) {
      List<Bdd> operands = new ArrayList<>();
      junction.operands().forEach(operand -> operands.add(known(operand, value)));
      return junction.isConjunction() == value ? manager.and(operands) : manager.or(operands);
    }

    @Override
    public Bdd iff(Formula left, Formula right) {
      Bdd one = known(left, true).and(known(right, value));
      return one.or(known(left, false).and(known(right, !value)));
    }

    @Override
    public Bdd conditional(Formula condition, Formula thenFormula, Formula elseFormula) {
      Bdd one = known(condition, true).and(known(thenFormula, value));
      return one.or(known(condition, false).and(known(elseFormula, value)));
    }
  }
}
