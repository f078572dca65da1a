package io.implicant.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** The command line as a whole: what goes where, and how it ends. */
final class CliTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  @Test
  void versionIsOneLineFromTheBuild() {
    assertEquals(0, run("--version"));
    assertTrue(
        out.toString().matches("implicant \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?( \\(commit .*\\))?\\R"),
        out::toString);
    assertEquals("", err.toString());
  }

  @Test
  void helpGoesToStandardOutputAndListsEveryExitCode() {
    assertEquals(0, run("--help"));
    for (ExitCode code : ExitCode.values()) {
      assertTrue(out.toString().contains("\n  " + code.code() + " "), out::toString);
    }
    assertEquals("", err.toString());
  }

  @Test
  void helpOfEveryCommandHasExamples() {
    CommandLine root = new Cli(new PrintWriter(out), new PrintWriter(err)).describe();
    assertFalse(root.getSubcommands().isEmpty());
    root.getSubcommands()
        .forEach(
            (name, command) -> {
              String help = command.getUsageMessage(CommandLine.Help.Ansi.OFF);
              assertTrue(help.matches("(?s).*\\RExamples:\\R.*implicant " + name + ".*"), help);
              assertTrue(root.getUsageMessage().contains("implicant " + name), name);
            });
  }

  @Test
  void aLimitOnNodesHasTheSameNamesEverywhere() {
    List<String> limited = new ArrayList<>();
    new Cli(new PrintWriter(out), new PrintWriter(err))
        .describe()
        .getSubcommands()
        .forEach(
            (name, command) -> {
              CommandSpec spec = command.getCommandSpec();
              OptionSpec max = spec.findOption("--max-nodes");
              assertSame(max, spec.findOption("--limit-nodes"), name);
              if (max != null) {
                limited.add(name);
                String help = command.getUsageMessage(CommandLine.Help.Ansi.OFF);
                assertTrue(help.contains("--max-nodes, --limit-nodes=N"), help);
              }
            });
    assertTrue(limited.containsAll(List.of("abstract", "check-model", "reach", "verify", "sdp")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "no-such-command", "--no-such-option", "completion --what", "@file"})
  void wrongUsePrintsAShortUsageAndEndsWith2(String line) {
    assertEquals(2, run(line.isEmpty() ? new String[0] : line.split(" ", -1)));
    assertEquals("", out.toString());
    assertTrue(err.toString().startsWith("implicant: "), err::toString);
    assertTrue(err.toString().contains("Usage: implicant"), err::toString);
    assertTrue(err.toString().lines().count() <= 5, err::toString);
  }

  @Test
  void aMistypedCommandIsCorrected() {
    assertEquals(2, run("complete"));
    assertTrue(err.toString().contains("implicant completion"), err::toString);
  }

  @Test
  void completionIsAScriptThatKnowsTheCommands() {
    assertEquals(0, run("completion"));
    assertTrue(out.toString().startsWith("#!"), out::toString);
    assertTrue(out.toString().contains("completion"), out::toString);
    assertEquals("", err.toString());
  }

  /** A command that fails as it is told to. */
  @Command(name = "fail")
  private static final class Fail implements Callable<Integer> {
    @Spec private CommandSpec spec;
    private final Throwable failure;

    Fail(Throwable failure) {
      this.failure = failure;
    }

    @Override
    public Integer call() throws Exception {
      spec.commandLine().getOut().println("a result");
      if (failure instanceof Error error) {
        throw error;
      }
      throw (Exception) failure;
    }
  }

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of(
            new CommandException(ExitCode.INPUT, "p.smt2:3:14: expected a term, found ')'"),
            3,
            "p.smt2:3:14: expected a term, found ')'"),
        Arguments.of(
            new CommandException(ExitCode.UNKNOWN, "more than 10 nodes"),
            4,
            "implicant: more than 10 nodes"),
        Arguments.of(
            new NoSuchFileException("a b.smt2"), 3, "a b.smt2: cannot be read: no such file"),
        Arguments.of(
            new AccessDeniedException("a.smt2"), 3, "a.smt2: cannot be read: permission denied"),
        Arguments.of(
            new UncheckedIOException(new IOException("disk on fire")),
            3,
            "cannot be read: disk on fire"),
        Arguments.of(new OutOfMemoryError("heap"), 4, "implicant: out of memory"),
        Arguments.of(new IllegalStateException("oops"), 70, "implicant: internal error: "),
        Arguments.of(new StackOverflowError(), 70, "implicant: internal error: "));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("failures")
  void aFailureIsAMessageAndAnExitCode(Throwable failure, int code, String message) {
    Cli cli = new Cli(new PrintWriter(out), new PrintWriter(err), new Fail(failure));
    assertEquals(code, cli.execute("fail"));
    assertEquals("a result" + System.lineSeparator(), out.toString());
    assertTrue(err.toString().startsWith(message), err::toString);
    assertFalse(err.toString().contains("\tat "), err::toString);
  }

  @Test
  void theStackTraceIsShownOnDemand() {
    Fail command = new Fail(new IllegalStateException("oops"));
    Cli cli = new Cli(new PrintWriter(out), new PrintWriter(err), command);
    assertEquals(70, cli.execute("fail", "--stacktrace"));
    assertTrue(err.toString().contains("\tat "), err::toString);
  }

  /** Accepts so many bytes, then fails like an operating system. */
  private static PrintWriter failingAfter(int bytes, String message) {
    OutputStream failing =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void write(byte[] b, int offset, int length) {
            super.write(b, offset, length);
            if (size() > bytes) {
              throw new StandardOutput.Closed(new IOException(message));
            }
          }
        };
    return new PrintWriter(failing, false, StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"completion", "--help", "completion --help", "--version"})
  void aReaderThatGoesAwayEndsTheCommandInSilence(String line) {
    PrintWriter closed = failingAfter(0, "Broken pipe");
    assertEquals(0, Cli.run(line.split(" ", -1), closed, new PrintWriter(err)));
    assertEquals("", err.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"completion", "--help", "--version"})
  void outputThatCannotBeWrittenIsAFailure(String command) {
    PrintWriter full = failingAfter(10, "No space left on device");
    assertEquals(70, Cli.run(new String[] {command}, full, new PrintWriter(err)));
    assertEquals(
        List.of("implicant: cannot write the output: No space left on device"),
        err.toString().lines().toList());
  }

  @Test
  void aFailureIsReportedEvenIfItsOutputCannotBeWritten() {
    PrintWriter full = failingAfter(0, "No space left on device");
    Fail command = new Fail(new CommandException(ExitCode.INPUT, "p:1:1: expected a, found b"));
    assertEquals(3, new Cli(full, new PrintWriter(err), command).execute("fail"));
    assertEquals(List.of("p:1:1: expected a, found b"), err.toString().lines().toList());
  }

  @Test
  void theResultOfACommandIsItsExitCode() {
    @Command(name = "four")
    final class Four implements Callable<Integer> {
      @Override
      public Integer call() {
        return ExitCode.UNKNOWN.code();
      }
    }

    assertEquals(
        4, new Cli(new PrintWriter(out), new PrintWriter(err), new Four()).execute("four"));
  }

  @Test
  void theTrainingRunEnds() {
    PrintStream standard = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    try {
      Training.main(new String[0]);
    } finally {
      System.setOut(standard);
    }
  }
}
