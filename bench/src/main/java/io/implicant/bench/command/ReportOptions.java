package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.Version;
import io.implicant.bench.report.Report;
import io.implicant.bench.report.ReportFolder;
import io.implicant.bench.report.RunFacts;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options of benchmarks that write reports. */
final class ReportOptions {
  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Also write a report into this folder: index.html for a browser, CSV, and each plot as"
              + " PNG and SVG.")
  private Path out;

  @Option(
      names = "--previous",
      paramLabel = "DIR",
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

  boolean isWanted() {
    return out != null;
  }

  /** The facts of this run. */
  RunFacts facts(String seed) {
    String arguments = String.join(" ", spec.root().commandLine().getParseResult().originalArgs());
    return RunFacts.ofThisRun(Version.line(), "implicant " + arguments, seed);
  }

  /** Writes the report, if one was asked for. */
  void write(Report report) throws CommandException {
    try {
      Optional<String> comparison = ReportFolder.write(report, out, Optional.ofNullable(previous));
      comparison.ifPresent(spec.commandLine().getOut()::println);
      spec.commandLine().getErr().println("report: " + out.resolve("index.html"));
    } catch (IOException e) {
      throw new CommandException(ExitCode.FAILED, out + ": cannot be written: " + e, e);
    }
  }
}
