package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --out} and {@code --previous} of benchmarks as a user sees them. */
class BenchReportTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  @Test
  void growthIsReportedAndComparedWithAnEarlierRun() throws IOException {
    String first = folder.resolve("first").toString();
    String second = folder.resolve("second").toString();
    assertEquals(
        0, run("bench", "sdp", "--max", "6", "--rounds", "2", "--out", first), err::toString);
    assertEquals(
        0,
        run("bench", "sdp", "--max", "6", "--rounds", "2", "--out", second, "--previous", first),
        err::toString);
    assertTrue(out.toString().contains("costs compared: geometric mean"), out::toString);
    String page = Files.readString(Path.of(second, "index.html"));
    assertTrue(page.contains("--previous " + first), "the command line");
    assertTrue(page.contains("none; nothing is random"), "the seed");
    assertTrue(Files.size(Path.of(second, "sdp-nodes.png")) > 1000);
  }

  @Test
  void decisionDiagramsAreReported() throws IOException {
    int status =
        run(
            "bench",
            "dd",
            "--only",
            "queens-8",
            "--rounds",
            "1",
            "--packages",
            "engine,jdd",
            "--out",
            folder.toString());
    assertEquals(0, status, err::toString);
    assertTrue(Files.readString(folder.resolve("dd-times.csv")).startsWith("workload,engine (s)"));
    assertTrue(Files.exists(folder.resolve("dd-against-jdd.svg")));
  }

  @Test
  void anEarlierRunThatIsNotThereEndsBeforeMeasuring() {
    String there = folder.resolve("out").toString();
    int status = run("bench", "sdp", "--out", there, "--previous", folder.toString());
    assertEquals(3, status, err::toString);
    assertTrue(err.toString().contains("no report of an earlier run"), err::toString);
    assertFalse(err.toString().contains("n = 2"), err::toString);
    assertFalse(Files.exists(Path.of(there)));
  }

  @Test
  void previousAloneIsWrongUse() {
    assertEquals(2, run("bench", "sdp", "--previous", folder.toString()));
    assertEquals(2, run("bench", "sdp", "--rounds", "0"));
  }

  @Test
  void aFileInPlaceOfTheFolderEndsBeforeMeasuring() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertEquals(70, run("bench", "sdp", "--out", file.toString()), err::toString);
    assertFalse(err.toString().contains("n = 2"), err::toString);
  }
}
