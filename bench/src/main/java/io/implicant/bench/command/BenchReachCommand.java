package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.reach.ReachRun;
import io.implicant.bench.reach.ReachTable;
import io.implicant.bench.reach.Recorded;
import io.implicant.bench.report.Report.Chapter;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.ReportText;
import io.implicant.checker.search.Strategy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures reachability beside the recorded runs of the native tool. */
@Command(
    name = "reach",
    description = {
      "Count the reachable states of the models in a table of known counts, and print CPU seconds"
          + " and megabytes beside those recorded for its-reach, with their ratio.",
      "",
      "The table is CSV with the columns instance, states, confidence, its_reach_cpu_s and"
          + " its_reach_rss_kb; the model of an instance is INSTANCE.gal. A wrong count ends the run"
          + " with exit code 70. The first models also pay for the compilation of the program."
    },
    footer = {
      "  implicant bench reach --counts beem/counts.csv --models beem/gal",
      "  implicant bench reach --counts beem/counts.csv --models beem/gal --strategy bfs phils.1",
      "  implicant bench reach --order file --native 60 --limit 120 ..."
    })
final class BenchReachCommand extends Benchmark {
  private static final Path BEEM = Path.of("..", "shared", "data", "beem");

  @Parameters(
      paramLabel = "INSTANCE",
      arity = "0..*",
      description = "Only instances whose name begins so.")
  private List<String> instances = List.of();

  @Option(
      names = "--counts",
      paramLabel = "CSV",
      description = "The table of known counts (default ${DEFAULT-VALUE}).")
  private Path counts = BEEM.resolve("counts.csv");

  @Option(
      names = "--models",
      paramLabel = "FOLDER",
      description = "Where the models are (default ${DEFAULT-VALUE}).")
  private Path models = BEEM.resolve("gal");

  @Option(
      names = "--native",
      paramLabel = "S",
      description =
          "Only models that the native tool solved within S seconds (default ${DEFAULT-VALUE}; 0 is"
              + " all).")
  private double nativeLimit = 1;

  @Option(
      names = "--limit",
      paramLabel = "S",
      description = "Seconds for each model (default ${DEFAULT-VALUE}).")
  private double limit = 60;

  @Option(
      names = "--strategy",
      paramLabel = "S",
      split = ",",
      description = "saturation, chaining, bfs, or several separated by commas, to compare them.")
  private List<String> strategies = List.of("saturation");

  @Option(names = "--order", paramLabel = "O", description = "force (default) or file.")
  private String order = "force";

  @Override
  Findings measure() throws CommandException {
    Duration time = seconds("--limit", limit);
    List<Strategy> chosen = strategies();
    List<Recorded> recorded = Recorded.read(InputFiles.text(counts.toString()));
    List<Section> sections = new ArrayList<>();
    for (Strategy strategy : chosen) {
      String name = strategy.name().toLowerCase(Locale.ROOT);
      ReachTable table = new ReachTable(name, order, limit);
      for (Recorded row : selected(recorded)) {
        progress(row.instance());
        table.add(row, run(row, strategy, time));
      }
      Section section = table.section();
      ReportText.print(section, out());
      sections.add(section);
    }
    return Findings.of(
        new Chapter(
            "Reachable states beside its-reach",
            "CPU time of the process from the model to the count, its collector included, beside"
                + " what is recorded for the native tool. All counts are the recorded ones.",
            "none; nothing is random",
            sections));
  }

  @Override
  List<String> quickArguments() {
    return List.of("--native", "0.1", "--limit", "10");
  }

  private List<Strategy> strategies() {
    List<Strategy> chosen = new ArrayList<>();
    for (String name : strategies) {
      try {
        chosen.add(Strategy.valueOf(name.toUpperCase(Locale.ROOT)));
      } catch (IllegalArgumentException e) {
        throw wrongUse(
            "expected saturation, chaining or bfs after --strategy, found '" + name + "'");
      }
    }
    if (!order.equals("force") && !order.equals("file")) {
      throw wrongUse("expected force or file after --order, found '" + order + "'");
    }
    return chosen;
  }

  private List<Recorded> selected(List<Recorded> all) {
    return all.stream()
        .filter(r -> instances.isEmpty() || instances.stream().anyMatch(r.instance()::startsWith))
        .filter(r -> nativeLimit <= 0 || r.seconds().filter(s -> s <= nativeLimit).isPresent())
        .filter(r -> models.resolve(r.instance() + ".gal").toFile().exists())
        .toList();
  }

  private Optional<ReachRun> run(Recorded row, Strategy strategy, Duration time)
      throws CommandException {
    String file = models.resolve(row.instance() + ".gal").toString();
    Optional<ReachRun> run =
        ReachRun.of(ModelInput.read(file), order.equals("force"), strategy, time);
    if (run.isPresent()
        && row.states().isPresent()
        && !run.get().states().equals(row.states().get())) {
      throw new CommandException(
          ExitCode.FAILED,
          row.instance() + ": " + run.get().states() + " states, expected " + row.states().get());
    }
    return run;
  }
}
