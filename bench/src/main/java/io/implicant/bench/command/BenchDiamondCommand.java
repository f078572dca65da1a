package io.implicant.bench.command;

import io.implicant.bench.ExitCode;
import io.implicant.bench.diamond.Figure8;
import io.implicant.bench.diamond.Figure8Report;
import io.implicant.bench.peer.Comparison;
import io.implicant.bench.peer.Contest;
import io.implicant.bench.report.Report.Chapter;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.ReportText;
import io.implicant.bench.workload.Diamond;
import io.implicant.dd.table.CorruptDiagram;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** LBC07 Figure 8 with the solvers of today. */
@Command(
    name = "diamond",
    description = {
      "The chain of n diamonds of LBC07 Figure 8: 5n - 1 predicates, 2^n cubes. The engine, both"
          + " baselines and each SMT solver that is here, with each strategy, compute F for n = 1, 2,"
          + " 3, ... until one takes longer than the time-out.",
      "",
      "Measured is the CPU time until the BDD of F stands, as by `implicant compare`. By default all"
          + " take part, with a time-out of 3 s; that takes some 8 minutes."
    },
    footer = {
      "  implicant bench diamond --out report",
      "  implicant bench diamond --peers engine,prover-per-cube,z3 --timeout 10",
      "  implicant bench diamond --theory euf --max 100000 --peers engine"
    })
final class BenchDiamondCommand extends Benchmark {
  private static final double TIMEOUT = 3;
  private static final double WARM_UP = 1;

  @Option(
      names = "--theory",
      paramLabel = "T",
      split = ",",
      description =
          "euf, difference (<= over Int instead of =), functions (the goal is f(a_1) = f(d_n)), or"
              + " several, separated by commas (default all).")
  private List<String> theories = List.of("euf", "difference", "functions");

  @Option(
      names = "--max",
      paramLabel = "N",
      description = "The longest chain (default ${DEFAULT-VALUE}).")
  private int max = 10_000;

  @Mixin private PeerOptions peers;

  @Override
  Findings measure() throws IOException, CorruptDiagram {
    if (max < 1 || max > 1_000_000) {
      throw wrongUse("expected 1 to 1000000 after --max");
    }
    List<Diamond.Theory> chosen;
    try {
      chosen = theories.stream().map(Diamond.Theory::of).toList();
    } catch (IllegalArgumentException e) {
      throw wrongUse(e.getMessage());
    }
    Contest contest = peers.contest(TIMEOUT, WARM_UP, this::progress);
    List<String> competitors = peers.competitors(List.of(), this::progress);
    Comparison comparison;
    try (Figure8 figure = new Figure8(contest, chosen, max)) {
      comparison = figure.run(competitors);
    }
    List<Section> sections = new ArrayList<>(new Figure8Report(comparison).sections());
    sections.forEach(section -> ReportText.print(section, out()));
    boolean wrong = false;
    for (String theory : comparison.sets()) {
      wrong |= comparison.disagreements(theory) > 0;
    }
    Chapter chapter =
        new Chapter(
            "Figure 8: chains of diamonds",
            "CPU time until the BDD of F_P(e) stands, with warm code. Everyone goes on to longer"
                + " chains until one takes longer than the time-out.",
            "none; nothing is random",
            sections);
    return new Findings(chapter, wrong ? ExitCode.VIOLATED : ExitCode.DONE);
  }

  @Override
  List<String> quickArguments() {
    return List.of(
        "--timeout",
        "0.5",
        "--max",
        "1000",
        "--theory",
        "euf",
        "--peers",
        "engine,prover-per-cube,sat-quantification,smtinterpol/all-sat,z3/tree");
  }
}
