package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code implicant bench closure} as a user sees it. */
final class BenchClosureCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  private List<String> lines() {
    return out.toString().lines().toList();
  }

  @Test
  void diamondsHaveARowForEachLength() {
    String line = "bench closure --only diamonds,blocks --max-diamonds 100 --rounds 1";
    assertEquals(0, run(line.split(" ", -1)), err::toString);
    assertEquals("Diamond chains", lines().get(0));
    assertEquals("F and I. time ~ n^? for n >= 100", lines().get(1));
    assertTrue(lines().get(3).matches("10 +49 +[0-9.]+ +[0-9.,]+"), out::toString);
    assertEquals("Order predicates in blocks of at most 8", lines().get(7));
  }

  @Test
  void queriesAreCountedByTheirPredicates(@TempDir Path folder) throws IOException {
    Path random = Files.createDirectory(folder.resolve("random"));
    Path examples = Path.of(System.getProperty("implicant.root"), "examples");
    Files.copy(examples.resolve("aliasing.smt2"), random.resolve("a.smt2"));
    Files.copy(examples.resolve("figure5.smt2"), random.resolve("b.smt2"));
    String line = "bench closure --only queries --per-query --rounds 1 --queries " + folder;
    assertEquals(0, run(line.split(" ", -1)), err::toString);
    assertTrue(lines().get(4).matches("3 +1( +[0-9.,]+){4}"), out::toString);
    assertTrue(lines().get(5).matches("4 +1( +[0-9.,]+){4}"), out::toString);
    assertTrue(lines().get(6).matches("all +2( +[0-9.,]+){4}"), out::toString);
    assertTrue(lines().get(9).matches("a.smt2 +3 +[0-9.,]+ +[0-9.,]+"), out::toString);
    assertTrue(err.toString().contains("skipped: no queries in "), err::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bench closure --only no-such-part",
        "bench closure --rounds 0",
        "bench closure --max-diamonds 0",
        "bench closure --timeout 0",
        "bench closure diamonds"
      })
  void wrongUseEndsWith2(String line) {
    assertEquals(2, run(line.split(" ", -1)));
    assertEquals("", out.toString());
    assertTrue(err.toString().contains("Usage: implicant bench closure"), err::toString);
  }
}
