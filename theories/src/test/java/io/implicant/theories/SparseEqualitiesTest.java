package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Algorithm;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Elimination where equalities and arguments of functions have offsets, against Z3. */
class SparseEqualitiesTest {
  private static final String[] TERMS = {"x", "y", "z", "0", "f(x + 1)", "f(y)", "f(z - 1)"};

  private static String equality(Random random) {
    int left = random.nextInt(TERMS.length);
    int right = (left + 1 + random.nextInt(TERMS.length - 1)) % TERMS.length;
    return TERMS[left] + " = " + TERMS[right] + " + " + random.nextInt(3);
  }

  private static Problem problem(long seed) {
    Random random = new Random(seed);
    String[] lines = new String[3 + random.nextInt(4)];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = equality(random);
    }
    return Problem.of(lines);
  }

  @Test
  void offsetsOfEqualitiesAndArgumentsAreExact() {
    EngineOptions options = EngineOptions.DEFAULT.withAlgorithm(Algorithm.SPARSE);
    Seeds.of(300)
        .forEach(
            seed -> {
              Problem problem = problem(seed);
              assertEquals(
                  Z3Oracle.impliedMinterms(problem),
                  implied(problem, options),
                  () -> "seed " + seed + "\n" + problem.toSource());
            });
  }

  private static Object implied(Problem problem, EngineOptions options) {
    try {
      ClosureEngine engine = new ClosureEngine(problem.terms(), problem.predicates(), options);
      return problem.minterms(engine.weakestStrengthening(problem.goal()));
    } catch (UnsupportedFormulaException e) {
      throw new IllegalStateException(e);
    }
  }
}
