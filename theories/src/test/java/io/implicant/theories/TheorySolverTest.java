package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.BoolConstant;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Terms;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.solver.TheorySolver;
import io.implicant.theories.solver.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Conjunctions against Z3: verdicts, models by evaluation, cores. */
class TheorySolverTest {
  @BeforeAll
  static void assumeZ3() {
    Z3Oracle.assumeAvailable();
  }

  @ParameterizedTest
  @EnumSource
  void randomConjunctionsAreDecidedAsByZ3(Fragment fragment) {
    Seeds.of(400).forEach(seed -> check(seed, RandomProblems.problem(seed, fragment, 14)));
  }

  @ParameterizedTest
  @EnumSource(names = {"INT", "MIXED_INT"})
  void integersInSmallRangesAreDecidedAsByZ3(Fragment fragment) {
    Seeds.of(400).forEach(seed -> check(seed, RandomProblems.tightProblem(seed, fragment, 10)));
  }

  /** The predicates, with the goal's literals negated, as they are and with some signs turned. */
  private static void check(long seed, Problem problem) {
    List<Formula> formulas = new ArrayList<>(problem.predicates());
    Formula goal = problem.goal();
    List<Formula> parts = goal instanceof Junction junction ? junction.operands() : List.of(goal);
    for (Formula part : parts) {
      Formula negated = problem.terms().not(part);
      if (Literal.of(negated, true).isPresent()) {
        formulas.add(negated);
      }
    }
    formulas.removeIf(BoolConstant.class::isInstance);
    checkConjunction(seed, problem.terms(), formulas);
    Random random = new Random(seed);
    formulas.replaceAll(f -> random.nextInt(4) == 0 ? problem.terms().not(f) : f);
    checkConjunction(seed, problem.terms(), formulas);
  }

  private static void checkConjunction(long seed, Terms terms, List<Formula> formulas) {
    String source =
        "seed " + seed + "\n" + new Problem(terms, formulas, terms.bool(false)).toSource();
    List<Literal> literals = formulas.stream().map(f -> Literal.of(f, true).orElseThrow()).toList();
    Verdict verdict;
    try {
      verdict = TheorySolver.decide(terms, literals);
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(source, e);
    }
    assertEquals(
        Z3Oracle.isSatisfiable(terms, formulas), verdict instanceof Verdict.Satisfiable, source);
    if (verdict instanceof Verdict.Satisfiable satisfiable) {
      formulas.forEach(f -> assertTrue(satisfiable.model().evaluate(f), source));
      return;
    }
    List<Literal> core = assertInstanceOf(Verdict.Unsatisfiable.class, verdict, source).core();
    assertTrue(literals.containsAll(core), source);
    List<Formula> coreFormulas =
        core.stream().map(l -> l.positive() ? l.atom() : terms.not(l.atom())).toList();
    assertFalse(Z3Oracle.isSatisfiable(terms, coreFormulas), source + core);
  }
}
