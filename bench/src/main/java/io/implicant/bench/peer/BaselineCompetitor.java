package io.implicant.bench.peer;

import io.implicant.abstraction.baseline.AbstractionMethod;
import io.implicant.abstraction.baseline.Question;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Outcome;
import io.implicant.dd.table.Budget;
import java.time.Duration;

/** One of the classical ways. */
record BaselineCompetitor(String name, AbstractionMethod method) implements Competitor {
  @Override
  public Run prepare(Problem problem) {
    Question question = new Question(problem.terms(), problem.predicates(), problem.goal());
    return limit -> solve(question, limit);
  }

  private Bdd solve(Question question, Duration limit) throws Exception {
    BddManager manager = BddManager.create(question.predicates().size());
    var outcome = method.weakestStrengthening(question, manager, Budget.ofTime(limit));
    if (outcome instanceof Outcome.Done<AbstractionMethod.Answer> done) {
      return done.value().function();
    }
    throw new TimedOutException(outcome.toString());
  }
}
