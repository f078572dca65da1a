package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.solver.Counterexample;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Counterexamples against the labelled closure and against brute force over small domains. */
class CounterexampleTest {
  @ParameterizedTest
  @EnumSource
  void mintermsOutsideTheClosuresAnswerHaveCounterexamples(Fragment fragment) {
    Seeds.of(40)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.problem(seed, fragment, 4);
              assertEquals(byClosure(problem), implied(seed, problem), () -> source(seed, problem));
            });
  }

  @ParameterizedTest
  @EnumSource(names = {"INT", "MIXED_INT"})
  void theSameHoldsForIntegersInSmallRanges(Fragment fragment) {
    Seeds.of(60)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.tightProblem(seed, fragment, 4);
              assertEquals(byClosure(problem), implied(seed, problem), () -> source(seed, problem));
            });
  }

  @ParameterizedTest
  @EnumSource(names = {"INT", "MIXED_INT"})
  void noMintermThatASmallModelRefutesIsImplied(Fragment fragment) {
    Seeds.of(40)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.tightProblem(seed, fragment, 4);
              BitSet refuted = new SmallModels(problem).refutedMinterms(-1, 3, 6);
              refuted.and(implied(seed, problem));
              assertTrue(refuted.isEmpty(), () -> source(seed, problem));
            });
  }

  @Test
  void aShorterCubeIsCompletedByTheModelsMinterm() throws UnsupportedFormulaException {
    Problem problem = Problem.of("x = y", "f(x) = 0", "f(y) = 0");
    Cube cube = Cube.ofLiterals(2);
    Counterexample found =
        assertInstanceOf(Counterexample.Found.class, find(problem, cube)).counterexample();
    assertTrue(cube.isSubsetOf(found.minterm()), found::toString);
    assertTrue(found.minterm().hasNegative(0), found::toString);
    assertInstanceOf(Counterexample.None.class, find(problem, Cube.ofLiterals(0, 2)));
  }

  private static Counterexample.Result find(Problem problem, Cube cube)
      throws UnsupportedFormulaException {
    return Counterexample.find(
        problem.terms(), problem.predicates(), cube, problem.goal(), Budget.unlimited());
  }

  /** F_P(e) minterm by minterm; every model found is evaluated. */
  private static BitSet implied(long seed, Problem problem) {
    BitSet implied = new BitSet();
    for (int k = 0; k < 1 << problem.size(); k++) {
      int minterm = k;
      int[] literals =
          IntStream.range(0, problem.size())
              .map(i -> 2 * i + ((minterm >> i & 1) == 0 ? 1 : 0))
              .toArray();
      try {
        if (find(problem, Cube.ofLiterals(literals)) instanceof Counterexample.Found found) {
          var model = found.counterexample().model();
          assertFalse(model.evaluate(problem.goal()), () -> source(seed, problem));
          for (int i = 0; i < problem.size(); i++) {
            boolean value = model.evaluate(problem.predicates().get(i));
            assertEquals((minterm >> i & 1) == 1, value, () -> source(seed, problem));
          }
        } else {
          implied.set(minterm);
        }
      } catch (UnsupportedFormulaException e) {
        throw new AssertionError(source(seed, problem), e);
      }
    }
    return implied;
  }

  private static BitSet byClosure(Problem problem) {
    try {
      ClosureEngine engine = new ClosureEngine(problem.terms(), problem.predicates());
      return problem.minterms(engine.weakestStrengthening(problem.goal()));
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(problem.toSource(), e);
    }
  }

  private static String source(long seed, Problem problem) {
    return "seed " + seed + "\n" + problem.toSource();
  }
}
