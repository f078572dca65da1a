package io.implicant.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.bench.fuzz.FuzzOptions.Judge;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The labelled closure on random queries of every kind, judged by others. */
final class FuzzerTest {
  /** Ten times as many with {@code mvn -Pslow}. */
  private static final int FACTOR = Boolean.getBoolean("implicant.slow") ? 10 : 1;

  private static long judged(long count, Judge judge, Optional<Z3> z3) {
    Fuzzer fuzzer =
        new Fuzzer(
            FuzzOptions.DEFAULT.with(FACTOR * count, judge, 4),
            z3,
            new PrintWriter(Writer.nullWriter()));
    List<Fuzzer.Finding> findings = fuzzer.run();
    assertTrue(findings.isEmpty(), () -> findings.get(0).source());
    return fuzzer.judged().entrySet().stream()
        .filter(entry -> !entry.getKey().equals("agreement"))
        .mapToLong(entry -> entry.getValue())
        .sum();
  }

  @Test
  void twentyThousandQueriesHaveTheAnswersOfBruteForceOrTheReferenceEngine() {
    long judged = judged(29_000, Judge.AUTO, Optional.empty());
    assertTrue(judged >= FACTOR * 20_000L, "only " + judged + " were judged");
  }

  @Test
  void twoThousandQueriesHaveTheAnswersOfZ3() {
    Optional<Z3> z3 = Z3.load();
    assumeTrue(z3.isPresent(), "Z3's native library does not load here");
    assertEquals(FACTOR * 2_000L, judged(2_000, Judge.Z3, z3));
  }
}
