package io.implicant.bench.command;

import static java.util.stream.Collectors.joining;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.Version;
import io.implicant.bench.report.Report;
import io.implicant.bench.report.Report.Chapter;
import io.implicant.bench.report.ReportFolder;
import io.implicant.bench.report.RunFacts;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options of benchmarks that write reports. */
final class ReportOptions {
  /** Behind the options of the command itself. */
  private static final int LAST = 100;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      order = LAST,
      description =
          "Also write a report into this folder: index.html for a browser, CSV, and each plot as"
              + " PNG and SVG.")
  private Path out;

  @Option(
      names = "--previous",
      paramLabel = "DIR",
      order = LAST,
      description =
          "Compare with the report of an earlier run in this folder: ratios with 95 %% confidence"
              + " intervals; give both runs some rounds.")
  private Path previous;

  /** Fails before anything is measured if the folders cannot serve. */
  void require() throws CommandException {
    if (previous != null && out == null) {
      throw new ParameterException(spec.commandLine(), "expected --out DIR beside --previous");
    }
    if (out == null) {
      return;
    }
    try {
      ReportFolder.requireWritable(out);
    } catch (IOException e) {
      throw new CommandException(ExitCode.FAILED, e.getMessage(), e);
    }
    try {
      if (previous != null) {
        ReportFolder.requireReport(previous);
      }
    } catch (NoSuchFileException e) {
      throw new CommandException(
          ExitCode.INPUT, previous + ": no report of an earlier run here (no samples.csv)", e);
    } catch (IOException e) {
      throw new CommandException(ExitCode.INPUT, String.valueOf(e.getMessage()), e);
    }
  }

  Optional<Path> folder() {
    return Optional.ofNullable(out);
  }

  /** Writes what was found, if a report was asked for. */
  void write(List<Chapter> chapters) throws CommandException {
    if (out == null) {
      return;
    }
    try {
      Report report = new Report(chapters, facts(chapters));
      Optional<String> comparison = ReportFolder.write(report, out, Optional.ofNullable(previous));
      comparison.ifPresent(spec.commandLine().getOut()::println);
      spec.commandLine().getErr().println("report: " + out.resolve("index.html"));
    } catch (IOException e) {
      throw new CommandException(ExitCode.FAILED, out + ": cannot be written: " + e, e);
    }
  }

  private RunFacts facts(List<Chapter> chapters) {
    String arguments = String.join(" ", spec.root().commandLine().getParseResult().originalArgs());
    String seeds = chapters.stream().map(Chapter::seed).distinct().collect(joining("; "));
    return RunFacts.ofThisRun(Version.line(), "implicant " + arguments, seeds);
  }
}
