package io.implicant.bench.peer;

import io.implicant.abstraction.Consistency;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import java.time.Duration;

/** The fast engine; P is closed anew in each run. */
record EngineCompetitor() implements Competitor {
  @Override
  public String name() {
    return "engine";
  }

  @Override
  public Run prepare(Problem problem) {
    return limit -> solve(problem, limit);
  }

  private static Bdd solve(Problem problem, Duration limit) throws Exception {
    Formula negated = problem.terms().not(problem.goal());
    Consistency result =
        Consistency.of(problem.terms(), problem.predicates(), negated, Budget.ofTime(limit));
    if (result.limit().isPresent()) {
      throw new TimedOutException(result.limit().get());
    }
    return result.consistent().not();
  }
}
