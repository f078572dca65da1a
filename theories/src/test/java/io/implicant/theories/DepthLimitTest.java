package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.ReferenceEngine.Choice;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Any depth gives an under-approximation of F_P(e) that grows with the depth and says so. */
class DepthLimitTest {
  @ParameterizedTest
  @EnumSource
  void everyDepthIsSoundAndExactOnlyIfNothingIsMissing(Fragment fragment) {
    RandomProblems.seeds(fragment, 80)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.problem(seed, fragment, 5);
              String text = "seed " + seed + "\n" + problem.toSource();
              ReferenceResult full = problem.solve();
              BitSet whole = problem.minterms(full);
              BitSet before = new BitSet();
              for (int depth = 0; depth <= 6; depth++) {
                ReferenceResult limited = problem.solve(Choice.COMBINED, depth);
                BitSet found = problem.minterms(limited);
                Subsets.assertWithin(found, whole, text);
                Subsets.assertWithin(before, found, text);
                if (limited.exact()) {
                  assertEquals(whole, found, text);
                }
                before = found;
              }
            });
  }

  @Test
  void aChainNeedsItsDepth() {
    Problem problem = Problem.of("a <= b", "b <= c", "c <= d", "d <= e", "e <= g", "a <= g");
    for (int depth = 0; depth < 2; depth++) {
      ReferenceResult limited = problem.solve(Choice.COMBINED, depth);
      assertFalse(limited.exact());
      assertFalse(problem.minterms(limited).get(31), "depth " + depth);
    }
    assertTrue(problem.minterms(problem.solve(Choice.COMBINED, 2)).get(31));
    assertTrue(problem.solve(Choice.COMBINED, 6).exact());
  }
}
