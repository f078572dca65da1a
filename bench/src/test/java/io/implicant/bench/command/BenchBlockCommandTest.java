package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code implicant bench block} as a user sees it. */
final class BenchBlockCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final Path query =
      Path.of(System.getProperty("implicant.root"), "examples", "aliasing.smt2");

  private int run(String line) {
    return Cli.run(line.split(" ", -1), new PrintWriter(out), new PrintWriter(err));
  }

  @Test
  void eachCopyHasARowAndEachKindATotal() {
    String line = "bench block --sequence 2 --parallel 2,3 --rounds 1 " + query;
    assertEquals(0, run(line), err::toString);
    assertTrue(find("aliasing-sequence-2( +\\d+){6} +[\\d.]+ +yes"), out::toString);
    assertTrue(find("aliasing-parallel-3 .* yes"), out::toString);
    assertTrue(find("single +1 +1/1 .* aliasing"), out::toString);
    assertTrue(find("parallel +3 +1/1 .* aliasing"), out::toString);
  }

  private boolean find(String line) {
    return out.toString().lines().anyMatch(found -> found.strip().matches(line));
  }

  @Test
  void writtenCopiesAreQueries(@TempDir Path folder) throws IOException {
    Path copies = folder.resolve("copies");
    assertEquals(0, run("bench block --parallel 2 --write " + copies + " " + query), err::toString);
    assertTrue(Files.exists(copies.resolve("aliasing-sequence-5.smt2")));
    String check = "check " + copies.resolve("aliasing-parallel-2.smt2");
    assertEquals(0, run(check), err::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--rounds 0", "--timeout 0", "--sequence 0", "--parallel x"})
  void wrongOptionsAreUsageErrors(String options) {
    assertEquals(2, run("bench block " + options + " " + query), err::toString);
    assertTrue(err.toString().contains("Usage: implicant bench block"), err::toString);
  }

  @Test
  void aFolderWithoutQueriesIsAnInputError(@TempDir Path folder) {
    assertEquals(3, run("bench block " + folder), err::toString);
    assertTrue(err.toString().contains("no queries"), err::toString);
  }
}
