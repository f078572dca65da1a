package io.implicant.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.bench.fuzz.FuzzOptions.Judge;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.SmtReader;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.BitSet;
import java.util.Collections;
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

  /** Says that nothing follows from anything. */
  private static final class Liar implements Oracle {
    @Override
    public String name() {
      return "liar";
    }

    @Override
    public Optional<List<Answer>> answers(FuzzQuery query) {
      Answer none = new Answer(new BitSet(), new BitSet());
      return Optional.of(Collections.nCopies(query.goals().size(), none));
    }
  }

  @Test
  void aMismatchIsShrunkAndSaysWhatWentWrong() throws InputException {
    Fuzzer fuzzer =
        new Fuzzer(
            FuzzOptions.DEFAULT.with(1000, Judge.BRUTE, 4),
            Optional.empty(),
            new PrintWriter(Writer.nullWriter()),
            new Liar());
    List<Fuzzer.Finding> findings = fuzzer.run();
    assertEquals(1, findings.size());
    String source = findings.get(0).source();
    List<String> lines = source.lines().toList();
    assertEquals(
        "; seed 1, number " + findings.get(0).number() + ", kind " + findings.get(0).kind().label(),
        lines.get(0));
    assertEquals("; expected by liar: F {}, I {}", lines.get(1));
    assertTrue(lines.get(2).startsWith("; found with options default: F {0"), source);
    Query small = Query.of(SmtReader.read(new Terms(), "finding", source));
    assertEquals(0, small.predicates().size(), source);
    assertEquals(1, small.goals().size(), source);
  }
}
