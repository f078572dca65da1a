package io.implicant.abstraction.baseline;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Outcome;
import io.implicant.dd.table.Budget;
import io.implicant.theories.UnsupportedFormulaException;

/** A way to compute F_P(e), the set of all minterms over P that imply e. */
public interface AbstractionMethod {
  /** For tables. */
  String name();

  /**
   * F_P(e) over the variables 0, 1, ... of the manager, one for each predicate; the inconsistent
   * minterms are in it. The answer is exact, or there is none because the budget is spent.
   *
   * @throws UnsupportedFormulaException if P or e is outside the logic of the method
   */
  Outcome<Answer> weakestStrengthening(Question question, BddManager manager, Budget budget)
      throws UnsupportedFormulaException;

  /** F_P(e) and what it took. */
  record Answer(Bdd function, Statistics statistics) {}

  /**
   * What an answer took.
   *
   * @param proverCalls conjunctions that a prover has decided
   * @param satCalls problems that a SAT solver has decided
   * @param models models that prover or solver has shown
   */
  record Statistics(long proverCalls, long satCalls, long models) {}
}
