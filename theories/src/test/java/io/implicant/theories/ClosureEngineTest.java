package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.Consistent;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Algorithm;
import io.implicant.theories.closure.EngineOptions.Way;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The labelled closure against Z3: exact for every fragment, Int included. */
class ClosureEngineTest {
  /** All of these agree on every query. */
  private static final List<EngineOptions> OPTIONS =
      List.of(
          EngineOptions.DEFAULT,
          EngineOptions.DEFAULT.withWay(Way.PATHS).withCut(false),
          EngineOptions.DEFAULT.withWay(Way.ONE_RUN),
          EngineOptions.DEFAULT.withAlgorithm(Algorithm.DIAGRAMS).withWay(Way.PATHS),
          EngineOptions.DEFAULT.withAlgorithm(Algorithm.SPARSE));

  @BeforeAll
  static void assumeZ3() {
    Z3Oracle.assumeAvailable();
  }

  @ParameterizedTest
  @EnumSource
  void randomQueriesAreExact(Fragment fragment) {
    Seeds.of(300).forEach(seed -> check(seed, RandomProblems.problem(seed, fragment, 5)));
  }

  @ParameterizedTest
  @EnumSource(names = {"INT", "MIXED_INT"})
  void integersInSmallRangesAreExact(Fragment fragment) {
    Seeds.of(800).forEach(seed -> check(seed, RandomProblems.tightProblem(seed, fragment, 4)));
  }

  @ParameterizedTest
  @EnumSource(names = {"EUF", "INT", "MIXED_INT", "MIXED_REAL"})
  void compoundPredicatesAreExact(Fragment fragment) {
    Seeds.of(150).forEach(seed -> check(seed, compound(seed, fragment)));
  }

  @Test
  void choicesAndBoolArgumentsAreExact() {
    Seeds.of(300).forEach(seed -> check(seed, withCases(seed)));
  }

  @Test
  void aGoalWithANewDenominatorIsExact() throws UnsupportedFormulaException {
    Problem problem = Problem.of("x : Real < y", "y < x + 1", "3 * x < 3 * y + 1");
    check(0, problem);
    ClosureEngine engine = new ClosureEngine(problem.terms(), problem.predicates());
    assertSame(
        engine.weakestStrengthening(problem.goal()), engine.weakestStrengthening(problem.goal()));
  }

  @Test
  void trueAsAnArgumentWithoutFalseIsExact() throws InputException {
    String text =
        """
        (declare-sort U 0)
        (declare-fun a () U)
        (declare-fun f (U) U)
        (declare-fun b (Bool) U)
        (define-fun p0 () Bool (= a (f a)))
        (define-fun goal () Bool (or (= (f a) (f (f a))) (= a (b true))))
        """;
    check(0, Problem.read("test", text));
  }

  @Test
  void differentIntegersNeedDifferentPlaces() {
    check(0, threeIntegersInTwoPlaces());
  }

  /** The minterm that makes all different is refuted by cases only. */
  static Problem threeIntegersInTwoPlaces() {
    return Problem.of(
        "x : Int = y", "y = z", "x = z", "x < 0 || 1 < x || y < 0 || 1 < y || z < 0 || 1 < z");
  }

  /** Predicates that are combinations of two or three literals. */
  private static Problem compound(long seed, Fragment fragment) {
    Problem problem = RandomProblems.problem(seed, fragment, 5);
    Random random = new Random(seed);
    Terms terms = problem.terms();
    List<Formula> predicates = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      Formula first = pick(random, problem);
      Formula second = pick(random, problem);
      predicates.add(
          switch (random.nextInt(4)) {
            case 0 -> terms.and(first, second);
            case 1 -> terms.or(first, terms.not(second));
            case 2 -> terms.iff(first, second);
            default -> (Formula) terms.ite(first, second, pick(random, problem));
          });
    }
    return new Problem(terms, predicates, problem.goal());
  }

  private static Formula pick(Random random, Problem problem) {
    return problem.predicates().get(random.nextInt(problem.size()));
  }

  /** Predicates and a goal with if-then-else terms and with a function of Bool. */
  private static Problem withCases(long seed) {
    Problem problem = RandomProblems.problem(seed, Fragment.INT, 3);
    Random random = new Random(seed);
    Terms terms = problem.terms();
    Symbol ofBool = terms.symbol("b", List.of(Sort.BOOL), Sort.INT);
    Term x = terms.constant("x", Sort.INT);
    Term w = terms.constant("w", Sort.INT);
    Formula first = pick(random, problem);
    Formula second = pick(random, problem);
    Term choice = terms.ite(first, x, terms.add(List.of(w, terms.number(1))));
    Term applied = terms.apply(ofBool, List.of(second));
    List<Formula> predicates =
        List.of(
            terms.atMost(choice, terms.number(random.nextInt(3))),
            terms.equal(applied, random.nextBoolean() ? x : choice),
            first);
    Formula goal =
        random.nextBoolean()
            ? terms.equal(terms.apply(ofBool, List.of(first)), applied)
            : problem.goal();
    return new Problem(terms, predicates, goal);
  }

  private static void check(long seed, Problem problem) {
    BitSet expected = Z3Oracle.impliedMinterms(problem);
    for (EngineOptions options : OPTIONS) {
      assertEquals(
          expected,
          implied(problem, options),
          () -> "seed " + seed + " " + options + "\n" + problem.toSource());
      assertEquals(
          expected,
          notConsistentWithoutTheGoal(problem, options),
          () -> "goal first, seed " + seed + " " + options + "\n" + problem.toSource());
    }
  }

  private static BitSet implied(Problem problem, EngineOptions options) {
    try {
      ClosureEngine engine = new ClosureEngine(problem.terms(), problem.predicates(), options);
      return minterms(problem, engine.weakestStrengthening(problem.goal()));
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(problem.toSource(), e);
    }
  }

  private static BitSet notConsistentWithoutTheGoal(Problem problem, EngineOptions options) {
    try {
      ClosureEngine engine = new ClosureEngine(problem.terms(), problem.predicates(), options);
      Formula negated = problem.terms().not(problem.goal());
      Consistent found = engine.consistentWith(negated, Budget.unlimited());
      return minterms(problem, found.minterms().not());
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(problem.toSource(), e);
    }
  }

  private static BitSet minterms(Problem problem, Bdd function) {
    BitSet found = new BitSet();
    for (int minterm = 0; minterm < 1 << problem.size(); minterm++) {
      found.set(minterm, function.evaluate(BitSet.valueOf(new long[] {minterm})));
    }
    return found;
  }
}
