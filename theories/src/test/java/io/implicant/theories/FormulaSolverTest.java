package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.solver.Answer;
import io.implicant.theories.solver.FormulaSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Formulas of any Boolean shape against Z3; models are evaluated. */
class FormulaSolverTest {
  @BeforeAll
  static void assumeZ3() {
    Z3Oracle.assumeAvailable();
  }

  @ParameterizedTest
  @EnumSource
  void randomFormulasAreDecidedAsByZ3(Fragment fragment) {
    Seeds.of(150)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.problem(seed, fragment, 14);
              check(seed, problem.terms(), combinations(seed, problem));
            });
  }

  @ParameterizedTest
  @EnumSource(names = {"INT", "MIXED_INT"})
  void integersInSmallRangesAreDecidedAsByZ3(Fragment fragment) {
    Seeds.of(150)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.tightProblem(seed, fragment, 12);
              List<Formula> formulas = combinations(seed, problem);
              formulas.add(problem.terms().not(problem.goal()));
              check(seed, problem.terms(), formulas);
            });
  }

  @Test
  void choicesAndBoolArgumentsAreDecidedAsByZ3() {
    Seeds.of(120)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.problem(seed, Fragment.MIXED_INT, 8);
              check(seed, problem.terms(), withCases(seed, problem));
            });
  }

  /** Random combinations of the problem's literals, of depth up to 4, with shared parts. */
  private static List<Formula> combinations(long seed, Problem problem) {
    Random random = new Random(seed);
    Terms terms = problem.terms();
    List<Formula> pool = new ArrayList<>(problem.predicates());
    pool.add(problem.goal());
    int leaves = pool.size();
    for (int i = 0; i < 2 * leaves; i++) {
      Formula a = pick(random, pool);
      Formula b = pick(random, pool);
      pool.add(
          switch (random.nextInt(6)) {
            case 0 -> terms.and(a, b);
            case 1 -> terms.or(terms.not(a), b, pick(random, pool));
            case 2 -> terms.iff(a, b);
            case 3 -> (Formula) terms.ite(a, b, pick(random, pool));
            default -> terms.or(a, b);
          });
    }
    List<Formula> formulas = new ArrayList<>();
    for (int i = 1 + random.nextInt(leaves + 1); i >= 0; i--) {
      Formula formula = pick(random, pool);
      formulas.add(random.nextInt(3) == 0 ? terms.not(formula) : formula);
    }
    return formulas;
  }

  private static Formula pick(Random random, List<Formula> pool) {
    return pool.get(random.nextInt(pool.size()));
  }

  /** If-then-else terms as sides, as arguments and in sums, and functions of formulas. */
  private static List<Formula> withCases(long seed, Problem problem) {
    Random random = new Random(seed);
    Terms terms = problem.terms();
    Symbol ofBool = terms.symbol("b", List.of(Sort.BOOL, Sort.INT), Sort.INT);
    Symbol predicate = terms.symbol("p", List.of(Sort.INT, Sort.BOOL), Sort.BOOL);
    List<Formula> formulas = combinations(seed, problem);
    List<Term> pool = new ArrayList<>();
    pool.add(terms.constant("w", Sort.INT));
    pool.add(terms.constant("x", Sort.INT));
    pool.add(terms.number(random.nextInt(3)));
    for (int i = 0; i < 6; i++) {
      Term one = pool.get(random.nextInt(pool.size()));
      Term other = pool.get(random.nextInt(pool.size()));
      Formula formula = pick(random, formulas);
      Term shift = terms.ite(formula, terms.number(1), terms.number(2));
      switch (random.nextInt(5)) {
        case 0 -> pool.add(terms.ite(formula, one, other));
        case 1 -> pool.add(terms.apply(ofBool, List.of(formula, one)));
        case 2 -> formulas.add(terms.atMost(terms.add(List.of(one, shift)), other));
        case 3 -> formulas.add((Formula) terms.apply(predicate, List.of(one, formula)));
        default -> formulas.add(terms.not(terms.equal(one, other)));
      }
    }
    return formulas;
  }

  private static void check(long seed, Terms terms, List<Formula> formulas) {
    String source =
        "seed " + seed + "\n" + new Problem(terms, formulas, terms.bool(false)).toSource();
    Answer answer;
    try {
      answer = FormulaSolver.solve(terms, formulas, Budget.unlimited());
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(source, e);
    }
    String expected = Z3Oracle.isSatisfiable(terms, formulas) ? "Satisfiable" : "Unsatisfiable";
    assertEquals(expected, answer.getClass().getSimpleName(), source);
    if (answer instanceof Answer.Satisfiable satisfiable) {
      formulas.forEach(f -> assertTrue(satisfiable.model().evaluate(f), source));
    }
  }
}
