package io.implicant.bench.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Batches: recorded answers, and results that survive a kill at any moment. */
class BatchTest {
  private static final Path ROOT = Path.of(System.getProperty("implicant.root"));
  private static final Path QUERIES = ROOT.resolve("bench/src/test/resources/queries");

  @TempDir Path folder;

  private static String run(int expected, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Cli.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
    assertEquals(expected, code, () -> String.join(" ", args) + "\n" + out + err);
    return out.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"driver", "random", "block"})
  void ourQueriesHaveTheirRecordedAnswers(String set) {
    Path queries = QUERIES.resolve(set);
    String out =
        run(0, "batch", queries.toString(), "--check", queries.resolve("truth.csv").toString());
    assertTrue(out.endsWith(" 0 differences" + System.lineSeparator()), out);
  }

  @Test
  void aDifferenceIsListedAndEndsInExitCode1() throws IOException {
    Path answers = folder.resolve("answers.csv");
    String truth = Files.readString(QUERIES.resolve("driver/truth.csv"));
    Files.writeString(answers, truth.replace("driver000,6,56,32,3", "driver000,6,57,32,3"));
    Path list = list("driver/driver000.smt2", "driver/driver001.smt2");
    String out = run(1, "batch", list.toString(), "--check", answers.toString());
    assertTrue(out.contains("driver000.smt2: goal: recorded 6 predicates, 57 minterms"), out);
    assertTrue(out.contains("driver331 goal: recorded"), "missing ones are listed: " + out);
  }

  @ParameterizedTest
  @ValueSource(strings = {"7,56,32,3", "6,57,32,3", "6,56,33,3", "6,56,32,4"})
  void everyRecordedNumberCounts(String numbers) throws IOException {
    Path answers = folder.resolve("answers.csv");
    Files.writeString(answers, "driver000," + numbers + "\n");
    run(1, "batch", list("driver/driver000.smt2").toString(), "--check", answers.toString());
  }

  @Test
  void aResumedRunChecksAndEndsLikeAnUndisturbedOne() throws IOException {
    Path driver = QUERIES.resolve("driver");
    Path out = folder.resolve("out");
    Path truth = driver.resolve("truth.csv");
    run(0, "batch", driver.toString(), "--out", out.toString());
    byte[] whole = Files.readAllBytes(out);
    Files.write(out, Arrays.copyOf(whole, whole.length / 2));
    String checked =
        run(
            0,
            "batch",
            driver.toString(),
            "--out",
            out.toString(),
            "--resume",
            "--check",
            truth.toString());
    assertTrue(checked.endsWith(" 0 differences" + System.lineSeparator()), checked);
    assertEquals(new String(whole, StandardCharsets.UTF_8), Files.readString(out));
    Path list = mixed();
    Path mixed = folder.resolve("mixed");
    run(3, "batch", list.toString(), "--out", mixed.toString());
    run(3, "batch", list.toString(), "--out", mixed.toString(), "--resume");
  }

  @Test
  void aFileCutAnywhereIsResumedToTheUndisturbedResult() throws IOException {
    Path list = mixed();
    Path whole = folder.resolve("whole");
    run(3, "batch", list.toString(), "--out", whole.toString());
    byte[] expected = Files.readAllBytes(whole);
    Random random = new Random(1);
    for (int k = 0; k < 100; k++) {
      Path part = folder.resolve("part" + k);
      Files.write(part, Arrays.copyOf(expected, random.nextInt(expected.length + 1)));
      StringWriter ignored = new StringWriter();
      Cli.run(
          new String[] {"batch", list.toString(), "--out", part.toString(), "--resume"},
          new PrintWriter(ignored, true),
          new PrintWriter(ignored, true));
      assertEquals(new String(expected, StandardCharsets.UTF_8), Files.readString(part));
    }
  }

  @Test
  void severalJobsWriteTheSameFile() throws IOException {
    Path list = mixed();
    run(3, "batch", list.toString(), "--out", folder.resolve("one").toString());
    run(3, "batch", list.toString(), "--out", folder.resolve("four").toString(), "--jobs", "4");
    assertEquals(Files.readString(folder.resolve("one")), Files.readString(folder.resolve("four")));
  }

  /** Kills are spread over the whole run; those that come too early or too late do not count. */
  @Test
  void aProcessKilledBySignal9IsResumed() throws Exception {
    Path list = many();
    Path whole = folder.resolve("whole");
    run(3, "batch", list.toString(), "--out", whole.toString());
    String expected = Files.readString(whole);
    int wanted = Boolean.getBoolean("implicant.slow") ? 100 : 3;
    int amid = 0;
    Random random = new Random(2);
    for (int k = 0; amid < wanted; k++) {
      assertTrue(k < 20 * wanted, "only " + amid + " kills of " + k + " came amid a run");
      Path out = folder.resolve("killed");
      Files.deleteIfExists(out);
      Process process = start("batch", list.toString(), "--out", out.toString());
      awaitBytes(process, out, random.nextInt(expected.length()));
      process.destroyForcibly().waitFor();
      long length = Files.exists(out) ? Files.size(out) : 0;
      amid += length > 0 && length < expected.length() ? 1 : 0;
      run(3, "batch", list.toString(), "--out", out.toString(), "--resume");
      assertEquals(expected, Files.readString(out), "kill " + k + " at byte " + length);
    }
  }

  private static void awaitBytes(Process process, Path file, int bytes) throws Exception {
    while (process.isAlive() && (!Files.exists(file) || Files.size(file) <= bytes)) {
      Thread.onSpinWait();
    }
  }

  /** The queries of {@link #mixed} again and again, each under a name of its own. */
  private Path many() throws IOException {
    List<String> lines = Files.readAllLines(mixed());
    Path list = folder.resolve("many");
    List<String> all = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      for (String line : lines) {
        Path copy = folder.resolve(i + "-" + Path.of(line).getFileName());
        if (Files.exists(Path.of(line))) {
          Files.copy(Path.of(line), copy);
        }
        all.add(copy.toString());
      }
    }
    return Files.write(list, all);
  }

  private static Process start(String... args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add("io.implicant.bench.Main");
    command.addAll(List.of(args));
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** All equalities of seven constants, which a few nodes cannot hold. */
  @Test
  void aLimitIsAnOutcomeWithoutNumbers() throws IOException {
    StringBuilder query = new StringBuilder();
    for (int i = 0; i < 7; i++) {
      query.append("(declare-const x").append(i).append(" Int)");
      for (int k = 0; k < i; k++) {
        query.append(String.format("(define-fun e%d%d () Bool (= x%d x%d))", k, i, k, i));
      }
    }
    Path file = folder.resolve("limited.smt2");
    Files.writeString(file, query + "(define-fun goal () Bool (= x0 x6))");
    Path out = folder.resolve("out");
    String list = list(file.toString()).toString();
    run(4, "batch", list, "--out", out.toString(), "--max-nodes", "500");
    String line = Files.readString(out);
    assertTrue(line.contains("\"exact\":false,\"exit\":4,\"error\":\"unknown: limit"), line);
    assertTrue(!line.contains("minterms"), line);
  }

  @Test
  void answersThatAreMissingAreNoSuchFile() throws IOException {
    String answers = folder.resolve("nofile.json").toString();
    StringWriter err = new StringWriter();
    String list = list("driver/driver000.smt2").toString();
    String[] args = {"batch", list, "--check", answers};
    assertEquals(3, Cli.run(args, new PrintWriter(new StringWriter()), new PrintWriter(err)));
    String expected = answers + ": cannot be read: no such file" + System.lineSeparator();
    assertEquals(expected, err.toString());
  }

  @Test
  void aResultFileIsNotOverwrittenUnasked() throws IOException {
    Path out = folder.resolve("out");
    Files.writeString(out, "something\n");
    Path list = list("driver/driver000.smt2");
    run(2, "batch", list.toString(), "--out", out.toString());
    run(3, "batch", list.toString(), "--out", out.toString(), "--resume");
    assertEquals("something\n", Files.readString(out));
    run(70, "batch", list.toString(), "--out", folder.resolve("no/such/out").toString());
  }

  @Test
  void aFullDiskIsAnErrorThatNamesTheFile() throws IOException {
    if (Files.exists(Path.of("/dev/full"))) {
      run(70, "batch", list("driver/driver000.smt2").toString(), "--out", "/dev/full");
    }
  }

  /** Queries that succeed, one that is ill-formed, one that is missing, one with two goals. */
  private Path mixed() throws IOException {
    Path bad = folder.resolve("bad.smt2");
    Files.writeString(bad, "(define-fun goal () Bool (= x");
    return list(
        "driver/driver000.smt2",
        bad.toString(),
        "driver/driver003.smt2",
        ROOT.resolve("examples/goals.smt2").toString(),
        "no-such-file.smt2",
        "driver/driver005.smt2");
  }

  private Path list(String... files) throws IOException {
    Path list = folder.resolve("list");
    List<String> lines = new ArrayList<>();
    for (String file : files) {
      lines.add(QUERIES.resolve(file).toString());
    }
    Files.write(list, lines);
    return list;
  }
}
