package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.EngineOptions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Predicates that are added one after the other give what all at once give, F and I. */
class IncrementTest {
  private int grown;

  @ParameterizedTest
  @EnumSource
  void addedOneByOneTheyGiveTheSameAsAllAtOnce(Fragment fragment) {
    Seeds.of(60).forEach(seed -> check(seed, RandomProblems.problem(seed, fragment, 9)));
    assertTrue(grown > 20, "blocks with one atom added: " + grown);
  }

  @ParameterizedTest
  @EnumSource(names = {"INT", "MIXED_INT"})
  void integersInSmallRangesGiveTheSame(Fragment fragment) {
    Seeds.of(60).forEach(seed -> check(seed, RandomProblems.tightProblem(seed, fragment, 7)));
    assertTrue(grown > 20, "blocks with one atom added: " + grown);
  }

  /** Parts of the goal, pairs joined by connectives, and predicates that are there already. */
  @ParameterizedTest
  @EnumSource(names = {"EUF", "INT", "MIXED_INT", "MIXED_REAL"})
  void compoundsAndDuplicatesGiveTheSame(Fragment fragment) {
    Seeds.of(60)
        .forEach(
            seed -> {
              Problem plain = RandomProblems.problem(seed, fragment, 6);
              Random random = new Random(seed);
              List<Formula> mixed = new ArrayList<>();
              for (Formula predicate : plain.predicates()) {
                Formula other = plain.predicates().get(random.nextInt(plain.predicates().size()));
                mixed.add(
                    switch (random.nextInt(6)) {
                      case 0 -> plain.terms().or(List.of(predicate, other));
                      case 1 -> plain.terms().not(predicate);
                      case 2 -> other;
                      case 3 -> plain.goal();
                      default -> predicate;
                    });
              }
              check(seed, new Problem(plain.terms(), mixed, plain.goal()));
            });
  }

  /** The last three predicates make a goal of several paths; the first one is in both. */
  @ParameterizedTest
  @EnumSource
  void goalsOfSeveralPathsGiveTheSame(Fragment fragment) {
    Seeds.of(60)
        .forEach(
            seed -> {
              Problem plain = RandomProblems.problem(seed, fragment, 10);
              Terms terms = plain.terms();
              List<Formula> all = plain.predicates();
              int own = Math.max(1, all.size() - 3);
              Formula goal = plain.goal();
              for (int i = own; i < all.size(); i++) {
                Formula literal = i % 2 == 0 ? all.get(i) : terms.not(all.get(i));
                goal = i % 3 == 0 ? terms.iff(goal, literal) : terms.and(goal, literal);
              }
              goal = seed % 2 == 0 ? goal : terms.or(goal, all.get(0));
              check(seed, new Problem(terms, all.subList(0, own), goal));
            });
    assertTrue(grown > 20, "blocks with one atom added: " + grown);
  }

  @Test
  void aPredicateThatJoinsBlocksGivesTheSame() {
    check(
        0,
        Problem.of(
            "a : Int <= b",
            "b <= a + 2",
            "a = b",
            "a <= b + 1",
            "c : Int <= d",
            "d <= c + 3",
            "c = d",
            "d <= c + 1",
            "b <= c",
            "d <= a",
            "a <= d"));
  }

  private void check(long seed, Problem problem) {
    for (boolean cut : new boolean[] {true, false}) {
      try {
        check(seed, problem, EngineOptions.DEFAULT.withCut(cut));
      } catch (UnsupportedFormulaException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** From every second size two steps are taken. */
  private void check(long seed, Problem problem, EngineOptions options)
      throws UnsupportedFormulaException {
    List<Formula> all = problem.predicates();
    for (int first = 0; first < all.size(); first += 2) {
      ClosureEngine engine = new ClosureEngine(problem.terms(), all.subList(0, first), options);
      engine.ask(problem.goal(), Budget.unlimited());
      for (int size = first + 1; size <= Math.min(all.size(), first + 3); size++) {
        engine = engine.extended(all.subList(size - 1, size));
        ClosureAnswer found = engine.ask(problem.goal(), Budget.unlimited());
        ClosureAnswer expected =
            new ClosureEngine(problem.terms(), all.subList(0, size), options)
                .ask(problem.goal(), Budget.unlimited());
        String where = "seed " + seed + ", " + size + " of " + problem;
        same(size, expected.function(), found.function(), "F, " + where);
        same(size, expected.inconsistent(), found.inconsistent(), "I, " + where);
        grown +=
            (int)
                found.stats().blocks().stream()
                    .filter(block -> block.algorithm().contains("added"))
                    .count();
      }
    }
  }

  private static void same(int size, Bdd expected, Bdd found, String where) {
    for (int m = 0; m < 1 << size; m++) {
      BitSet minterm = BitSet.valueOf(new long[] {m});
      assertEquals(expected.evaluate(minterm), found.evaluate(minterm), where + ", minterm " + m);
    }
  }
}
