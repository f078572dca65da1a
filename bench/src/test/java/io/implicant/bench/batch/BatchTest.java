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
import java.util.concurrent.TimeUnit;
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

  @Test
  void aProcessKilledBySignal9IsResumed() throws Exception {
    Path list = mixed();
    Path whole = folder.resolve("whole");
    run(3, "batch", list.toString(), "--out", whole.toString());
    Path out = folder.resolve("killed");
    boolean slow = Boolean.getBoolean("implicant.slow");
    Random random = new Random(2);
    for (int k = 0; k < (slow ? 100 : 3); k++) {
      Process process = start("batch", list.toString(), "--out", out.toString(), "--resume");
      process.waitFor(300 + random.nextInt(900), TimeUnit.MILLISECONDS);
      process.destroyForcibly().waitFor();
    }
    start("batch", list.toString(), "--out", out.toString(), "--resume").waitFor();
    assertEquals(Files.readString(whole), Files.readString(out));
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
