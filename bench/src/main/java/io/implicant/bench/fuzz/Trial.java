package io.implicant.bench.fuzz;

import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.Consistent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts one query to the engine under several options and compares with an oracle. Under each, one
 * engine gets all goals, so that later ones start from what it has kept; under the first options it
 * gets the first goal again, and a fresh engine gets the last goal alone.
 */
final class Trial {
  /**
   * A wrong answer or a crash.
   *
   * @param setup under which options
   * @param asked which goals one engine was asked, by number; the last one went wrong
   * @param expected the right answer
   * @param found the wrong answer or the exception
   */
  record Mismatch(EngineSetup setup, List<Integer> asked, String expected, String found) {}

  /**
   * What came out.
   *
   * @param judge the oracle, none if all declined: then the answers need only agree
   * @param mismatch if there is one
   */
  record Outcome(Optional<String> judge, Optional<Mismatch> mismatch) {}

  private final FuzzQuery query;
  private List<Answer> expected = List.of();

  private Trial(FuzzQuery query) {
    this.query = query;
  }

  /** Asks the oracles, the first first, and the engine under each of the options. */
  static Outcome of(FuzzQuery query, List<Oracle> oracles, List<EngineSetup> setups) {
    Trial trial = new Trial(query);
    Optional<String> judge = Optional.empty();
    for (Oracle oracle : oracles) {
      Optional<List<Answer>> answers = oracle.answers(query);
      if (answers.isPresent()) {
        judge = Optional.of(oracle.name());
        trial.expected = answers.get();
        break;
      }
    }
    for (EngineSetup setup : setups) {
      Optional<Mismatch> mismatch = trial.run(setup, setup == setups.get(0));
      if (mismatch.isPresent()) {
        return new Outcome(judge, mismatch);
      }
    }
    return new Outcome(judge, Optional.empty());
  }

  private Optional<Mismatch> run(EngineSetup setup, boolean thorough) {
    int last = query.goals().size() - 1;
    List<Integer> forwards = new ArrayList<>();
    for (int i = 0; i <= last; i++) {
      forwards.add(i);
    }
    if (thorough) {
      forwards.add(0);
    }
    Optional<Mismatch> mismatch = run(setup, forwards);
    return mismatch.isEmpty() && thorough && last > 0 ? run(setup, List.of(last)) : mismatch;
  }

  /** One engine, goals in the given order. */
  private Optional<Mismatch> run(EngineSetup setup, List<Integer> order) {
    List<Integer> asked = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    try {
      ClosureEngine engine = new ClosureEngine(query.terms(), query.predicates(), setup.options());
      for (int goal : order) {
        asked.add(goal);
        Answer answer = ask(engine, query.goals().get(goal));
        answers.add(answer);
        if (!expected.isEmpty() && !answer.equals(expected.get(goal))) {
          return Optional.of(
              new Mismatch(setup, asked, expected.get(goal).toString(), answer.toString()));
        }
      }
    } catch (UnsupportedFormulaException | RuntimeException | AssertionError e) {
      return Optional.of(new Mismatch(setup, asked, "an answer", trace(e)));
    } catch (StackOverflowError e) {
      return Optional.of(new Mismatch(setup, asked, "an answer", "a stack overflow"));
    }
    if (expected.isEmpty()) {
      expected = answers.subList(0, query.goals().size());
    }
    return Optional.empty();
  }

  private Answer ask(ClosureEngine engine, Formula goal) throws UnsupportedFormulaException {
    ClosureAnswer answer = engine.ask(goal, Budget.unlimited());
    if (!answer.isExact()) {
      throw new IllegalStateException("ended early: " + answer.limit().orElseThrow());
    }
    Consistent other = engine.consistentWith(query.terms().not(goal), Budget.unlimited());
    if (other.limit().isPresent() || !other.minterms().equals(answer.function().not())) {
      throw new IllegalStateException("with the goal first another answer");
    }
    int count = query.predicates().size();
    return new Answer(
        ReferenceOracle.minterms(answer.function(), count),
        ReferenceOracle.minterms(answer.inconsistent(), count));
  }

  private static String trace(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    return thrown + (trace.length == 0 ? "" : " at " + trace[0]);
  }
}
