package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** {@code implicant bench all} as a user sees it. */
class BenchAllCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  @Test
  void chosenBenchmarksStandInOneReport(@TempDir Path folder) throws IOException {
    String report = folder.toString();
    assertEquals(
        0, run("bench", "all", "--quick", "--only", "sdp", "--out", report), err::toString);
    assertTrue(err.toString().contains("bench sdp --max 8"), err::toString);
    assertTrue(Files.exists(folder.resolve("sdp-nodes.svg")));
  }

  @Test
  void everyBenchmarkTakesItsQuickArguments() {
    CommandLine root = new CommandLine(new ImplicantCommand());
    int found = 0;
    for (CommandLine line : root.getSubcommands().get("bench").getSubcommands().values()) {
      if (line.getCommand() instanceof Benchmark benchmark) {
        List<String> arguments = new ArrayList<>(List.of("bench", line.getCommandName()));
        arguments.addAll(benchmark.quickArguments());
        assertDoesNotThrow(() -> root.parseArgs(arguments.toArray(String[]::new)));
        found++;
      }
    }
    assertTrue(found >= 4, "found " + found);
  }

  @Test
  void anUnknownBenchmarkIsWrongUse() {
    assertEquals(2, run("bench", "all", "--only", "sdp,nothing"));
    assertTrue(err.toString().contains("no benchmark nothing; there are "), err::toString);
  }
}
