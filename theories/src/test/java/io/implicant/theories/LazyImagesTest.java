package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.path.LazyImages;
import io.implicant.theories.path.LazyResult;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Lazy images against Z3 and against the labelled closure. */
class LazyImagesTest {
  @ParameterizedTest
  @EnumSource
  void smallQueriesAreExact(Fragment fragment) {
    Z3Oracle.assumeAvailable();
    Seeds.of(80).forEach(seed -> check(seed, RandomProblems.problem(seed, fragment, 6)));
  }

  @ParameterizedTest
  @EnumSource(names = {"INT", "MIXED_INT"})
  void integersInSmallRangesAreExact(Fragment fragment) {
    Z3Oracle.assumeAvailable();
    Seeds.of(150).forEach(seed -> check(seed, RandomProblems.tightProblem(seed, fragment, 4)));
  }

  @ParameterizedTest
  @EnumSource
  void compoundPredicatesAndGoalsAreExact(Fragment fragment) {
    Seeds.of(80)
        .forEach(
            seed -> {
              Problem problem = compound(seed, fragment);
              assertEquals(byClosure(problem), implied(problem), () -> shown(seed, problem));
            });
  }

  @Test
  void pathFormulasAreExact() {
    Z3Oracle.assumeAvailable();
    Seeds.of(300).forEach(seed -> check(seed, RandomPaths.problem(seed, 6)));
  }

  @Test
  void theClosureFindsTheSameOnPathFormulas() {
    Seeds.of(300)
        .map(seed -> seed + 1_000_000)
        .forEach(
            seed -> {
              Problem problem = RandomPaths.problem(seed, 6);
              assertEquals(byClosure(problem), implied(problem), () -> shown(seed, problem));
            });
  }

  @Test
  void choicesAndPredicatesThatShareAtomsAreExact() throws UnsupportedFormulaException {
    Terms terms = new Terms();
    Term x = terms.constant("x", Sort.INT);
    Term y = terms.constant("y", Sort.INT);
    Formula less = terms.less(x, y);
    Term smaller = terms.ite(less, x, y);
    List<Formula> predicates =
        List.of(less, terms.not(less), terms.bool(true), terms.equal(smaller, terms.number(3)));
    Problem problem = new Problem(terms, predicates, terms.equal(x, terms.number(3)));
    assertEquals(byClosure(problem), implied(problem), problem::toSource);
  }

  @Test
  void equalitiesInACircleAddUp() {
    Problem problem = Problem.of("y = 2", "x != y + 1 || x != 3 || y = 4");
    assertEquals(byClosure(problem), implied(problem), problem::toSource);
  }

  @Test
  void numbersBeyond64BitsAreALimit() throws UnsupportedFormulaException {
    String large = "9223372036854775807";
    Problem problem =
        Problem.of("x <= y", "x != y + " + large + " || y != z + " + large + " || x <= z");
    LazyResult result =
        LazyImages.consistent(
            problem.terms(),
            problem.predicates(),
            problem.terms().not(problem.goal()),
            BddManager.create(problem.size()),
            Budget.unlimited());
    assertEquals(Optional.of("constants beyond 64 bits"), result.limit());
  }

  @Test
  void aLimitGivesAPartOfTheAnswer() throws UnsupportedFormulaException {
    Problem problem = RandomProblems.problem(1, Fragment.INT, 6);
    Budget budget = Budget.unlimited();
    budget.cancel();
    BddManager manager = BddManager.create(problem.size());
    LazyResult result =
        LazyImages.consistent(
            problem.terms(), problem.predicates(), problem.goal(), manager, budget);
    assertFalse(result.isExact());
    assertTrue(result.consistent().isFalse());
  }

  /** Combinations of the literals of two problems that share their terms. */
  private static Problem compound(long seed, Fragment fragment) {
    Problem problem = RandomProblems.problem(seed, fragment, 6);
    Random random = new Random(seed);
    Terms terms = problem.terms();
    List<Formula> literals = new ArrayList<>(problem.predicates());
    literals.add(problem.goal());
    List<Formula> predicates = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      predicates.add(combination(terms, random, literals));
    }
    Formula goal = combination(terms, random, predicates);
    for (int i = 0; i < 4; i++) {
      Formula more = combination(terms, random, literals);
      goal = random.nextBoolean() ? terms.or(goal, more) : terms.and(goal, more);
    }
    predicates.add(literals.get(0));
    return new Problem(terms, predicates, goal);
  }

  private static Formula combination(Terms terms, Random random, List<Formula> parts) {
    Formula first = parts.get(random.nextInt(parts.size()));
    Formula second = parts.get(random.nextInt(parts.size()));
    Formula third = parts.get(random.nextInt(parts.size()));
    return switch (random.nextInt(5)) {
      case 0 -> terms.and(first, terms.not(second));
      case 1 -> terms.or(first, second);
      case 2 -> terms.iff(first, second);
      case 3 -> (Formula) terms.ite(first, second, third);
      default -> first;
    };
  }

  private static void check(long seed, Problem problem) {
    assertEquals(Z3Oracle.impliedMinterms(problem), implied(problem), () -> shown(seed, problem));
  }

  private static String shown(long seed, Problem problem) {
    return "seed " + seed + "\n" + problem.toSource();
  }

  private static BitSet byClosure(Problem problem) {
    try {
      ClosureEngine engine = new ClosureEngine(problem.terms(), problem.predicates());
      return problem.minterms(engine.weakestStrengthening(problem.goal()));
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(problem.toSource(), e);
    }
  }

  private static BitSet implied(Problem problem) {
    try {
      LazyResult result =
          LazyImages.consistent(
              problem.terms(),
              problem.predicates(),
              problem.terms().not(problem.goal()),
              BddManager.create(problem.size()),
              Budget.unlimited());
      assertEquals(Optional.empty(), result.limit());
      return problem.minterms(result.consistent().not());
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(problem.toSource(), e);
    }
  }
}
