package io.implicant.bench.closure;

import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.EngineOptions;
import java.util.List;

/** Predicates and a goal. */
record Problem(String name, Terms terms, List<Formula> predicates, Formula goal) {
  Problem {
    predicates = List.copyOf(predicates);
  }

  /** F and I, from scratch. */
  ClosureAnswer solve(EngineOptions options, Budget budget) throws UnsupportedFormulaException {
    return new ClosureEngine(terms, predicates, options).ask(goal, budget);
  }

  /** F and I, from scratch, without limits. */
  void solve() throws UnsupportedFormulaException {
    solve(EngineOptions.DEFAULT, Budget.unlimited());
  }
}
