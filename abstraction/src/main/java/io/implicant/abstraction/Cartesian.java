package io.implicant.abstraction;

import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.solver.Answer;
import io.implicant.theories.solver.FormulaSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One literal or unknown per predicate, as SLAM approximates posts (Ball, Podelski, Rajamani). */
final class Cartesian {
  private Cartesian() {}

  static List<Optional<Boolean>> of(
      Terms terms, List<NamedPredicate> predicates, Formula formula, Budget budget)
      throws UnsupportedFormulaException {
    List<Optional<Boolean>> values = new ArrayList<>();
    for (NamedPredicate predicate : predicates) {
      Formula p = predicate.formula();
      if (isUnsatisfiable(terms, List.of(formula, terms.not(p)), budget)) {
        values.add(Optional.of(true));
      } else if (isUnsatisfiable(terms, List.of(formula, p), budget)) {
        values.add(Optional.of(false));
      } else {
        values.add(Optional.empty());
      }
    }
    return List.copyOf(values);
  }

  /** Unknown counts as satisfiable: the literal is left out, which is sound. */
  private static boolean isUnsatisfiable(Terms terms, List<Formula> formulas, Budget budget)
      throws UnsupportedFormulaException {
    return FormulaSolver.solve(terms, formulas, budget) instanceof Answer.Unsatisfiable;
  }
}
