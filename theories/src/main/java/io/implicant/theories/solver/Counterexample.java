package io.implicant.theories.solver;

import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Why a cube over P does not imply a goal: a model in which the cube holds and the goal does not.
 *
 * @param model values for everything that P and the goal mention
 * @param minterm the values of all predicates in the model
 */
public record Counterexample(Model model, Cube minterm) {
  /** The outcome of a search. */
  public sealed interface Result {}

  /** The cube does not imply the goal. */
  public record Found(Counterexample counterexample) implements Result {}

  /** The cube implies the goal: it has no counterexample. */
  public record None() implements Result {}

  /** A limit was reached. */
  public record Unknown(String reason) implements Result {}

  /**
   * Looks for one.
   *
   * @param cube over the predicates, variable i is predicate i
   * @throws UnsupportedFormulaException if a term is outside EUF and difference logic
   */
  public static Result find(
      Terms terms, List<Formula> predicates, Cube cube, Formula goal, Budget budget)
      throws UnsupportedFormulaException {
    List<Formula> formulas = new ArrayList<>();
    cube.variables()
        .forEach(
            i -> {
              Formula predicate = predicates.get(i);
              formulas.add(cube.hasPositive(i) ? predicate : terms.not(predicate));
            });
    formulas.add(terms.not(goal));
    Answer answer = FormulaSolver.solve(terms, formulas, budget);
    if (answer instanceof Answer.Unknown unknown) {
      return new Unknown(unknown.reason());
    } else if (answer instanceof Answer.Satisfiable satisfiable) {
      List<Formula> all = new ArrayList<>(predicates);
      all.add(goal);
      Model model = satisfiable.model().over(Model.symbols(all));
      return new Found(new Counterexample(model, minterm(model, predicates)));
    }
    return new None();
  }

  private static Cube minterm(Model model, List<Formula> predicates) {
    Map<Term, Value> values = model.evaluateAll(predicates);
    int[] literals = new int[predicates.size()];
    for (int i = 0; i < literals.length; i++) {
      literals[i] = 2 * i + (Evaluation.isTrue(predicates.get(i), values) ? 0 : 1);
    }
    return Cube.ofLiterals(literals);
  }
}
