package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.sdp.DecisionProcedure;
import io.implicant.sdp.Fact;
import io.implicant.sdp.SdpRun;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.ReferenceEngine.Choice;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** LBC07 Figure 7 with disequalities, against illegal cycles (Definition 3.10) and brute force. */
class DifferenceTest {
  private int unsatisfiable;

  private static List<Fact> facts(Problem problem) {
    return new Subsets(new Difference(problem.terms()), problem.predicates(), List.of()).facts(-1);
  }

  private void check(long seed, Problem problem) {
    List<Fact> facts = facts(problem);
    boolean expected = DifferenceOracle.isUnsatisfiable(facts);
    unsatisfiable += expected ? 1 : 0;
    assertEquals(
        expected,
        DecisionProcedure.isUnsatisfiable(new Difference(problem.terms()), facts),
        () -> seed + "\n" + problem.toSource());
  }

  @Test
  void overRealSaturationFindsExactlyTheIllegalCyclesAndForcedDisequalities() {
    Seeds.of(4000).forEach(seed -> check(seed, RandomProblems.problem(seed, Fragment.REAL, 9)));
    assertTrue(unsatisfiable > 500, "too few are unsatisfiable: " + unsatisfiable);
  }

  /** Int bounds are tightened, so all are non-strict and have whole constants: the same holds. */
  @Test
  void overIntSaturationFindsExactlyTheIllegalCyclesAndForcedDisequalities() {
    Seeds.of(4000).forEach(seed -> check(seed, RandomProblems.problem(seed, Fragment.INT, 9)));
    assertTrue(unsatisfiable > 500, "too few are unsatisfiable: " + unsatisfiable);
  }

  /** Paths of 1 to 40 edges, with a cycle that is illegal by one, by strictness, or not at all. */
  @Test
  void longCyclesAreFoundWithinTheBoundOfProposition311() {
    for (int length = 2; length <= 40; length++) {
      for (int kind = 0; kind < 3; kind++) {
        String[] text = new String[length + 1];
        for (int i = 0; i < length; i++) {
          String order = kind == 1 && i == length / 2 ? " < " : " <= ";
          text[i] = "x" + i + order + "x" + (i + 1) % length + (i % 2 == 0 ? " + 1.5" : " - 1.5");
        }
        String closing = length % 2 == 0 ? "0.0" : "1.5";
        text[length - 1] += " - " + closing + (kind == 2 ? " - 0.5" : "");
        text[length] = "false";
        List<Fact> facts = facts(Problem.of(text));
        assertEquals(kind > 0, DifferenceOracle.isUnsatisfiable(facts), "kind " + kind);
        Difference difference = new Difference(new Terms());
        assertEquals(kind > 0, DecisionProcedure.isUnsatisfiable(difference, facts));
      }
    }
  }

  /** Five edges take lg(7) rounds, a fixed to 5 one more, and a = z yet one more. */
  @Test
  void twoVariablesFixedAtTheEndOfLongPathsNeedAllRounds() {
    Problem problem =
        Problem.of(
            "a <= b",
            "b <= c",
            "c <= d",
            "d <= e",
            "e <= 5.0",
            "a >= 5.0",
            "z = 5.0",
            "f(a) = f(z)");
    ReferenceResult result = problem.solve();
    assertTrue(result.exact());
    assertTrue(problem.minterms(result).get(127));
    assertEquals(
        5,
        result.parts().get(0).combined().runs().values().stream()
            .filter(run -> run.facts().stream().anyMatch(fact -> fact instanceof Fixed))
            .mapToInt(SdpRun::bound)
            .sum());
  }

  @Test
  void overIntNoSmallModelContradictsTheResult() {
    Seeds.of(100)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.tightProblem(seed, Fragment.INT, 4);
              ReferenceResult result = problem.solve(Choice.DIFFERENCE, Integer.MAX_VALUE);
              BitSet refuted = new SmallModels(problem).refutedMinterms(-2, 4, 1);
              BitSet found = problem.minterms(result);
              assertTrue(!found.intersects(refuted), () -> seed + "\n" + problem.toSource());
            });
  }

  /** All variables lie in 0..2 in this fragment, so brute force is complete. */
  @Test
  void overIntInRangesTheResultIsBruteForcesWhenItSaysSo() {
    int[] exact = new int[1];
    Seeds.of(1500)
        .forEach(
            seed -> {
              Problem open = RandomProblems.tightProblem(seed, Fragment.INT, 4);
              Problem problem = open.withGoal(inRange(open));
              ReferenceResult result = problem.solve();
              BitSet expected = new BitSet();
              expected.set(0, 1 << problem.size());
              expected.andNot(new SmallModels(problem).refutedMinterms(0, 2, 1));
              BitSet found = problem.minterms(result);
              Subsets.assertWithin(found, expected, seed + "\n" + problem.toSource());
              if (result.exact()) {
                exact[0]++;
                assertEquals(expected, found, () -> seed + "\n" + problem.toSource());
              }
            });
    assertTrue(exact[0] > 100, "too few are exact: " + exact[0]);
  }

  /** Not all of w, x, y, z in 0..2. */
  private static Formula inRange(Problem problem) {
    Terms terms = problem.terms();
    List<Formula> outside = new ArrayList<>();
    for (String name : List.of("w", "x", "y", "z")) {
      Term variable = terms.constant(name, Sort.INT);
      outside.add(terms.less(variable, terms.number(0)));
      outside.add(terms.less(terms.number(2), variable));
    }
    return terms.or(outside);
  }
}
