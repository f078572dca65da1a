package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.theories.RandomProblems.Fragment;
import java.util.BitSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * LBC07 Theorem 4.2 and Corollary 3.5 for mixed inputs: on the minterms t[e] is F_P(e), as Z3
 * decides it. Where Int needs case splits the result is an under-approximation that says so.
 */
class Theorem42Test {
  @BeforeAll
  static void assumeZ3() {
    Z3Oracle.assumeAvailable();
  }

  static LongStream seeds() {
    return Seeds.of(25);
  }

  /** A hundred problems a test, since reports of thousands of tests are slow. */
  private static LongStream hundred(long block) {
    return LongStream.range(100 * block, 100 * block + 100);
  }

  @ParameterizedTest
  @EnumSource(names = {"EUF", "REAL", "MIXED_REAL", "MIXED_SORTS"})
  void convexInputsAreExact(Fragment fragment) {
    Seeds.of(600).forEach(seed -> assertExact(RandomProblems.problem(seed, fragment, 5)));
  }

  private static void assertExact(Problem problem) {
    ReferenceResult result = problem.solve();
    assertTrue(result.exact(), problem::toSource);
    assertEquals(Z3Oracle.impliedMinterms(problem), problem.minterms(result), problem::toSource);
  }

  @ParameterizedTest(name = "block {0}")
  @MethodSource("seeds")
  void integerDifferencesAreSoundAndExactWhenTheySaySo(long block) {
    hundred(block).forEach(seed -> assertSound(RandomProblems.problem(seed, Fragment.INT, 5)));
  }

  @ParameterizedTest(name = "block {0}")
  @MethodSource("seeds")
  void integersAndFunctionsAreSoundAndExactWhenTheySaySo(long block) {
    hundred(block)
        .forEach(seed -> assertSound(RandomProblems.problem(seed, Fragment.MIXED_INT, 4)));
  }

  private static void assertSound(Problem problem) {
    ReferenceResult result = problem.solve();
    BitSet expected = Z3Oracle.impliedMinterms(problem);
    BitSet found = problem.minterms(result);
    if (result.exact()) {
      assertEquals(expected, found, problem::toSource);
    }
    Subsets.assertWithin(found, expected, problem.toSource());
  }
}
