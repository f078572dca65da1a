package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.ClosureEngine;
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
    ClosureEngine engine = new ClosureEngine(problem.terms(), problem.predicates());
    ClosureAnswer answer = engine.ask(problem.goal(), Budget.ofTime(limit));
    if (!answer.isExact()) {
      throw new TimedOutException(answer.limit().orElseThrow());
    }
    return answer.function();
  }
}
