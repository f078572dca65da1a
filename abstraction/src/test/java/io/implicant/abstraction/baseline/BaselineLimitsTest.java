package io.implicant.abstraction.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.abstraction.baseline.AbstractionMethod.Answer;
import io.implicant.abstraction.baseline.AbstractionMethod.Statistics;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Outcome;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached.Reason;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import io.implicant.theories.UnsupportedFormulaException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the baselines do at their limits, and what they count. */
class BaselineLimitsTest {
  static Stream<AbstractionMethod> methods() {
    return Stream.of(
        new SatQuantification(),
        new ProverPerCube(new TheoryProver(), false),
        new ProverPerCube(new TheoryProver(), true));
  }

  static Question question(List<String> predicates, String goal) throws InputException {
    Terms terms = new Terms();
    return Question.of(terms, Query.of(Query.ofInfix(terms, predicates, List.of(goal))), 0);
  }

  private static Outcome<Answer> ask(AbstractionMethod method, Question question, Budget budget)
      throws UnsupportedFormulaException {
    BddManager manager = BddManager.create(question.predicates().size());
    return method.weakestStrengthening(question, manager, budget);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void aSpentBudgetEndsTheWorkWithoutAnAnswer(AbstractionMethod method) throws Exception {
    Question question = question(List.of("x <= y", "y <= z", "f(x) = y"), "x <= z");
    assertEquals(
        new Outcome.Stopped<>(Reason.DEADLINE),
        ask(method, question, Budget.ofTime(Duration.ZERO)));
    Budget cancelled = Budget.unlimited();
    cancelled.cancel();
    assertEquals(new Outcome.Stopped<>(Reason.CANCELLED), ask(method, question, cancelled));
  }

  @ParameterizedTest
  @MethodSource("methods")
  void aSumOfThreeTermsIsRefused(AbstractionMethod method) throws Exception {
    Question question = question(List.of("x + y <= z"), "x <= z");
    var refusal =
        assertThrows(
            UnsupportedFormulaException.class, () -> ask(method, question, Budget.unlimited()));
    assertTrue(refusal.getMessage().contains("x"), refusal::getMessage);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void withoutPredicatesTheAnswerIsWhetherTheGoalIsValid(AbstractionMethod method)
      throws Exception {
    BddManager manager = BddManager.create(0);
    assertTrue(Answers.by(method, question(List.of(), "y < x -> y <= x"), manager).isTrue());
    assertTrue(Answers.by(method, question(List.of(), "x <= y"), manager).isFalse());
  }

  @ParameterizedTest
  @MethodSource("methods")
  void equivalentAndConstantPredicatesKeepVariablesOfTheirOwn(AbstractionMethod method)
      throws Exception {
    Question question =
        question(List.of("x <= y", "!(x <= y)", "x < y + 1", "x <= x", "z = 2"), "x < y + 1");
    BddManager manager = BddManager.create(5);
    Terms terms = question.terms();
    String goal = Source.of(question);
    Question inconsistent = new Question(terms, question.predicates(), terms.bool(false));
    // consistent are x0 = x2, x1 its negation, x3, and any x4
    assertEquals(32 - 4, Answers.by(method, inconsistent, manager).modelCount().intValue(), goal);
    assertEquals(32 - 2, Answers.by(method, question, manager).modelCount().intValue(), goal);
  }

  @Test
  void theProverIsAskedAboutEveryCubeThatContainsNoImplicant() throws Exception {
    Question question = question(List.of("a = b", "b = c", "c = d"), "a = c");
    // The empty cube, 6 of one literal, 12 of two of which one implies; of the 8 of three, 2 have
    // it.
    assertEquals(1 + 6 + 12 + 6, statistics(question, false).proverCalls());
    Statistics cached = statistics(question, true);
    // Six minterms are outside F; one cube is in F, and no other is asked in vain.
    assertEquals(6 + 1, cached.proverCalls());
    assertEquals(6, cached.models());
  }

  private static Statistics statistics(Question question, boolean caching) throws Exception {
    return ask(new ProverPerCube(new TheoryProver(), caching), question, Budget.unlimited())
        .match(
            Answer::statistics,
            reason -> {
              throw new AssertionError(reason);
            });
  }

  @Test
  void theExampleOfThePackageIsRight() throws Exception {
    Terms terms = new Terms();
    Query query =
        Query.of(Query.ofInfix(terms, List.of("x = y", "f(x) <= 3"), List.of("f(y) <= 3")));
    BddManager manager = BddManager.create(2);
    Question question = Question.of(terms, query, 0);
    var outcome =
        new SatQuantification().weakestStrengthening(question, manager, Budget.unlimited());
    assertEquals("x0 & x1", outcome.match(answer -> answer.function().toString(), r -> "stopped"));
  }
}
