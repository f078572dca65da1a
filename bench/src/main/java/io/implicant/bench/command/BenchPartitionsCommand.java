package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.partition.PartitionRun;
import io.implicant.bench.partition.PartitionTables;
import io.implicant.bench.report.Report.Chapter;
import io.implicant.bench.report.ReportText;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.partition.OrStructure;
import io.implicant.checker.partition.PartitionKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares conjunctive and partial disjunctive partitions. */
@Command(
    name = "partitions",
    description = {
      "Search the states of software with conjunctive and with partial disjunctive partitions under"
          + " the same order of the bits, and print the tables of BR03: reachability time, longest"
          + " step and their ratio (Fig. 4), sizes of partitions and their ratios (Fig. 5).",
      "",
      "The order is found first, by sifting during a search, and is part of neither time. Times are"
          + " CPU seconds of the searching thread. Counts that differ end the run with exit code"
          + " 70."
    },
    footer = {
      "  implicant bench partitions",
      "  implicant bench partitions --limit 600 --rounds 3 examples/software/quick-sort.odl",
      "  implicant bench partitions --out report"
    })
final class BenchPartitionsCommand extends Benchmark {
  private static final Path EXAMPLES = Path.of("examples", "software");

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Models of software; by default those of examples/software.")
  private List<Path> files = List.of();

  @Option(
      names = "--limit",
      paramLabel = "S",
      description = "Seconds for each search (default ${DEFAULT-VALUE}).")
  private double limit = 120;

  @Option(
      names = "--sift",
      paramLabel = "S",
      description = "Seconds for finding the order (default ${DEFAULT-VALUE}).")
  private double sift = 60;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Repetitions of each search, for its median (default ${DEFAULT-VALUE}).")
  private int rounds = 3;

  @Mixin private WidthOption width;

  @Override
  Findings measure() throws CommandException, IOException {
    Duration time = seconds("--limit", limit);
    Duration sifting = seconds("--sift", sift);
    if (rounds < 1) {
      throw wrongUse("expected at least one round");
    }
    PartitionTables tables = new PartitionTables();
    for (Path file : models()) {
      OdlModel model = SoftwareText.read(file.toString(), width.bits(spec)).model();
      progress(model.name() + ": order");
      int[] order = PartitionRun.siftedOrder(model, sifting);
      List<PartitionRun> partial = runs(model, PartitionKind.PARTIAL, order, time);
      List<PartitionRun> conjunctive = runs(model, PartitionKind.CONJUNCTIVE, order, time);
      requireSame(model, partial.get(0), conjunctive.get(0));
      List<Integer> full =
          OrStructure.inOrder(model, PartitionKind.DISJUNCTIVE, order).partitionSizes();
      tables.add(model.name(), order.length, conjunctive, partial, full);
    }
    ReportText.print(tables.times(), out());
    ReportText.print(tables.sizes(), out());
    return Findings.of(
        new Chapter(
            "Partitions of the relation of software",
            "Conjunctive partitions with early quantification against partial disjunctive ones.",
            "none; nothing is random",
            List.of(tables.times(), tables.sizes())));
  }

  /** One run if the first took its limit. */
  private List<PartitionRun> runs(OdlModel model, PartitionKind kind, int[] order, Duration time) {
    List<PartitionRun> runs = new ArrayList<>();
    do {
      progress(model.name() + ": " + kind.name().toLowerCase(Locale.ROOT));
      runs.add(PartitionRun.of(model, kind, order, time));
    } while (runs.size() < rounds && runs.get(0).complete());
    return runs;
  }

  private static void requireSame(OdlModel model, PartitionRun a, PartitionRun b)
      throws CommandException {
    if (a.complete() && b.complete() && !a.states().equals(b.states())) {
      throw new CommandException(
          ExitCode.FAILED, model.name() + ": " + a.states() + " and " + b.states() + " states");
    }
  }

  private List<Path> models() throws CommandException, IOException {
    if (!files.isEmpty()) {
      return files;
    }
    if (!Files.isDirectory(EXAMPLES)) {
      throw new CommandException(ExitCode.INPUT, "expected files, found no folder " + EXAMPLES);
    }
    try (Stream<Path> all = Files.list(EXAMPLES)) {
      return all.filter(p -> SoftwareText.accepts(p.toString())).sorted().toList();
    }
  }

  @Override
  List<String> quickArguments() {
    return List.of("--limit", "5", "--sift", "5", "--rounds", "1");
  }
}
