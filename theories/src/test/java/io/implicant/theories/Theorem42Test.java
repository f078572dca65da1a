package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.theories.RandomProblems.Fragment;
import java.util.BitSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * LBC07 Theorem 4.2 and Corollary 3.5 for mixed inputs: on the minterms t[e] is F_P(e), as Z3
 * decides it. Where Int needs case splits the result is an under-approximation that says so.
 */
class Theorem42Test {
  private int exact;
  private int shortfalls;

  @BeforeAll
  static void assumeZ3() {
    Z3Oracle.assumeAvailable();
  }

  @ParameterizedTest
  @EnumSource(names = {"EUF", "REAL", "MIXED_REAL", "MIXED_SORTS"})
  void convexInputsAreExact(Fragment fragment) {
    RandomProblems.seeds(fragment, 600)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.problem(seed, fragment, 5);
              assertTrue(check(seed, problem).exact(), () -> seed + "\n" + problem.toSource());
            });
  }

  @Test
  void integerDifferencesAreSoundAndExactWhenTheySaySo() {
    Seeds.of(1000).forEach(seed -> check(seed, RandomProblems.problem(seed, Fragment.INT, 5)));
    assertTrue(exact > 900, "most queries need no case split: " + exact);
  }

  @Test
  void integersAndFunctionsAreSoundAndExactWhenTheySaySo() {
    Seeds.of(150).forEach(seed -> check(seed, RandomProblems.problem(seed, Fragment.MIXED_INT, 4)));
    assertTrue(exact > 120, "most queries need no case split: " + exact);
  }

  @Test
  void tightIntegersAreSoundAndExactWhenTheySaySo() {
    Seeds.of(2500).forEach(seed -> check(seed, RandomProblems.tightProblem(seed, Fragment.INT, 5)));
    assertTrue(exact > 800 && shortfalls > 100, exact + " exact, " + shortfalls + " fall short");
  }

  @Test
  void tightIntegersAndFunctionsAreSoundAndExactWhenTheySaySo() {
    Seeds.of(1500)
        .forEach(seed -> check(seed, RandomProblems.tightProblem(seed, Fragment.MIXED_INT, 4)));
    assertTrue(exact > 300 && shortfalls > 40, exact + " exact, " + shortfalls + " fall short");
  }

  private ReferenceResult check(long seed, Problem problem) {
    ReferenceResult result = problem.solve();
    BitSet expected = Z3Oracle.impliedMinterms(problem);
    BitSet found = problem.minterms(result);
    if (result.exact()) {
      exact++;
      assertEquals(expected, found, () -> "seed " + seed + "\n" + problem.toSource());
    } else if (!expected.equals(found)) {
      shortfalls++;
    }
    Subsets.assertWithin(found, expected, "seed " + seed + "\n" + problem.toSource());
    return result;
  }
}
