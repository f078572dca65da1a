package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.report.Report.Chapter;
import io.implicant.logic.text.InputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** All benchmarks, one after the other, in one report. */
@Command(
    name = "all",
    description = {
      "Run every benchmark with its default settings and write one report.",
      "",
      "A benchmark whose inputs are not here is left out with a word, and so is one that fails; the"
          + " exit code is the worst. The whole takes about an hour, with --quick some minutes."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant bench all --out report",
      "  implicant bench all --quick --out now --previous before",
      "  implicant bench all --only diamond,drivers --out report"
    })
final class BenchAllCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--quick",
      description = "Small sizes and few competitors: does it all work, and roughly how fast?")
  private boolean quick;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "These benchmarks, separated by commas.")
  private List<String> only = List.of();

  @Mixin private ReportOptions reports;

  @Override
  public Integer call() throws CommandException {
    reports.require();
    Map<String, CommandLine> chosen = chosen();
    List<Chapter> chapters = new ArrayList<>();
    int worst = ExitCode.DONE.code();
    for (var entry : chosen.entrySet()) {
      Benchmark benchmark = entry.getValue().getCommand();
      List<String> arguments = quick ? benchmark.quickArguments() : List.of();
      progress(("bench " + entry.getKey() + " " + String.join(" ", arguments)).strip());
      entry.getValue().parseArgs(arguments.toArray(String[]::new));
      Benchmark.Findings findings = measure(entry.getKey(), benchmark);
      chapters.add(findings.chapter());
      worst = Math.max(worst, findings.exitCode().code());
    }
    reports.write(chapters);
    return worst;
  }

  private Map<String, CommandLine> chosen() {
    Map<String, CommandLine> all = new LinkedHashMap<>(spec.parent().subcommands());
    all.values().removeIf(line -> !(line.getCommand() instanceof Benchmark));
    for (String name : only) {
      if (!all.containsKey(name)) {
        throw new ParameterException(
            spec.commandLine(),
            "no benchmark " + name + "; there are " + String.join(", ", all.keySet()));
      }
    }
    if (!only.isEmpty()) {
      all.keySet().retainAll(only);
    }
    return all;
  }

  /** What it finds, or why it finds nothing: the others go on. */
  private Benchmark.Findings measure(String name, Benchmark benchmark) {
    ExitCode exitCode;
    String reason;
    try {
      return benchmark.measure();
    } catch (CommandException e) {
      exitCode = e.exitCode();
      reason = e.getMessage();
    } catch (IOException | InputException e) {
      exitCode = ExitCode.INPUT;
      reason = e.toString();
    } catch (Exception e) {
      exitCode = ExitCode.FAILED;
      reason = e.toString();
    }
    progress("bench " + name + " has failed: " + reason);
    String lead = "Not measured: " + reason;
    return new Benchmark.Findings(new Chapter(name, lead, "none", List.of()), exitCode);
  }

  private void progress(String line) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(line);
    err.flush();
  }
}
