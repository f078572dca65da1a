package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.partition.PartitionRun;
import io.implicant.bench.partition.PartitionRun.Plan;
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
          + " CPU seconds of the searching thread; short searches are made once before, to warm up."
          + " Counts that differ end the run with exit code 70.",
      "",
      "Larger models: -D N=8 sets the length of the arrays of the examples in C, --width their"
          + " integers, --steps bounds what would take too long."
    },
    footer = {
      "  implicant bench partitions",
      "  implicant bench partitions --limit 600 --rounds 3 examples/software/quick-sort.odl",
      "  implicant bench partitions -D N=16 --width 6 --steps 150"
          + " examples/software/quick_sort.c",
      "  implicant bench partitions --out report"
    })
final class BenchPartitionsCommand extends Benchmark {
  private static final Path EXAMPLES = Path.of("examples", "software");
  private static final Duration WARM_UP = Duration.ofSeconds(1);
  private static final double SHORT = 0.02;
  private static final int MOST_WARM_UPS = 20;

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

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "Steps of each search at most (default: until there are no new states).")
  private int steps = Integer.MAX_VALUE;

  @Option(
      names = "--whole",
      description = "Each step is the image of all states, not of those that are new.")
  private boolean whole;

  @Option(
      names = "--sift-for",
      paramLabel = "KIND",
      description =
          "The partitions that the order is found for: partial or conjunctive (default"
              + " ${DEFAULT-VALUE}).")
  private String siftFor = "partial";

  @Mixin private COptions c;

  @Override
  Findings measure() throws CommandException, IOException {
    Plan search = new Plan(seconds("--limit", limit), steps, whole);
    Plan sifting = new Plan(seconds("--sift", sift), steps, false);
    if (rounds < 1 || steps < 1) {
      throw wrongUse("expected at least one round and one step");
    }
    PartitionKind sifted = sifted();
    c.check(spec);
    PartitionTables tables = new PartitionTables();
    for (Path file : models()) {
      OdlModel model = SoftwareText.read(file.toString(), c).model();
      progress(model.name() + ": order");
      int[] order = PartitionRun.siftedOrder(model, sifted, sifting);
      List<PartitionRun> partial = runs(model, PartitionKind.PARTIAL, order, search);
      List<PartitionRun> conjunctive = runs(model, PartitionKind.CONJUNCTIVE, order, search);
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

  private PartitionKind sifted() {
    return switch (siftFor) {
      case "partial" -> PartitionKind.PARTIAL;
      case "conjunctive" -> PartitionKind.CONJUNCTIVE;
      default ->
          throw wrongUse(
              "expected partial or conjunctive after --sift-for, found '" + siftFor + "'");
    };
  }

  /** One run if the first took its limit; one more, which does not count, if it was short. */
  private List<PartitionRun> runs(OdlModel model, PartitionKind kind, int[] order, Plan plan) {
    List<PartitionRun> runs = new ArrayList<>();
    PartitionRun warm = PartitionRun.of(model, kind, order, new Plan(WARM_UP, steps, whole));
    for (int i = 0; i < MOST_WARM_UPS && warm.complete() && warm.seconds() < SHORT; i++) {
      warm = PartitionRun.of(model, kind, order, plan);
    }
    do {
      progress(model.name() + ": " + kind.name().toLowerCase(Locale.ROOT));
      runs.add(PartitionRun.of(model, kind, order, plan));
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
