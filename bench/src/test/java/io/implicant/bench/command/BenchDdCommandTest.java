package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code implicant bench dd} as a user sees it. */
final class BenchDdCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  private List<String> lines() {
    return out.toString().lines().toList();
  }

  @Test
  void theTableHasARowForEachWorkloadAndEndsWithTheMean() {
    assertEquals(0, run("bench", "dd", "--only", "queens-8", "--rounds", "1"), err::toString);
    assertEquals(4, lines().size(), out::toString);
    assertTrue(lines().get(0).startsWith("workload "), out::toString);
    String cell = " +\\d+\\.\\d{4} +\\d+";
    String ratios = "( +\\d+\\.\\d\\d){3}";
    assertTrue(lines().get(1).matches("queens-8(" + cell + "){4}" + ratios), out::toString);
    assertTrue(lines().get(3).matches("geometric mean ours/JDD: \\d+\\.\\d\\d"), out::toString);
  }

  @Test
  void whatAPackageCannotDoIsAnEntry() {
    int status =
        run(
            "bench dd --only queens-11 --packages ours,jdd --heap 40m --rounds 1 --timeout 60"
                .split(" ", -1));
    assertEquals(0, status, err::toString);
    assertTrue(lines().get(1).matches("queens-11 +out of memory .*"), out::toString);
    assertEquals("geometric mean ours/JDD: -", lines().get(3));
  }

  @Test
  void aPackageThatTakesTooLongIsAnEntry() {
    int status = run("bench dd --only queens-8 --packages engine --timeout 1".split(" ", -1));
    assertEquals(0, status, err::toString);
    assertTrue(lines().get(1).matches("queens-8 +over 1 s"), out::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bench",
        "bench no-such-part",
        "bench dd --only queens-99",
        "bench dd --rounds 0",
        "bench dd --rounds many",
        "bench dd --timeout 0",
        "bench dd --heap much",
        "bench dd --packages cudd",
        "bench dd queens-8"
      })
  void wrongUseEndsWith2(String line) {
    assertEquals(2, run(line.split(" ", -1)));
    assertEquals("", out.toString());
    assertTrue(err.toString().contains("Usage: implicant bench"), err::toString);
  }
}
