package io.implicant.bench.command;

import io.implicant.bench.ExitCode;
import io.implicant.bench.report.Report.Chapter;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * A benchmark as a command. It measures, prints what it finds to {@link #out()} and how far it is
 * to {@link #err()}, and returns a chapter; this class writes it as a report where {@code --out}
 * asks for one, and sets it against an earlier run. Each subcommand of {@code bench} that extends
 * this class is part of {@code bench all}.
 */
@Command(
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n")
abstract class Benchmark implements Callable<Integer> {
  /** What was found, and how the command ends. */
  record Findings(Chapter chapter, ExitCode exitCode) {
    static Findings of(Chapter chapter) {
      return new Findings(chapter, ExitCode.DONE);
    }
  }

  @Spec CommandSpec spec;

  @Mixin private ReportOptions reports;

  /** Measures and prints. Names of tables and plots begin with the name of the benchmark. */
  abstract Findings measure() throws Exception;

  /** Arguments with which it ends within about a minute, for {@code bench all --quick}. */
  List<String> quickArguments() {
    return List.of();
  }

  @Override
  public final Integer call() throws Exception {
    reports.require();
    Findings findings = measure();
    reports.write(List.of(findings.chapter()));
    return findings.exitCode().code();
  }

  /** The folder of the report, for other files beside it. */
  final Optional<Path> folder() {
    return reports.folder();
  }

  final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  final PrintWriter err() {
    return spec.commandLine().getErr();
  }

  /** A line on standard error. */
  final void progress(String line) {
    err().println(line);
    err().flush();
  }

  final ParameterException wrongUse(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** The time after an option, which must be positive. */
  final Duration seconds(String option, double seconds) {
    if (!(seconds > 0)) {
      throw wrongUse("expected more than 0 seconds after " + option);
    }
    return duration(seconds);
  }

  static Duration duration(double seconds) {
    return Duration.ofNanos((long) Math.min(seconds * 1e9, Long.MAX_VALUE / 2.0));
  }
}
