package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.reach.ReachRun;
import io.implicant.bench.reach.ReachTable;
import io.implicant.bench.reach.Recorded;
import io.implicant.checker.search.Strategy;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant bench reach --counts beem/counts.csv --models beem/gal",
      "  implicant bench reach --counts beem/counts.csv --models beem/gal --strategy bfs phils.1",
      "  implicant bench reach --order file --native 60 --limit 120 ..."
    })
final class BenchReachCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "INSTANCE",
      arity = "0..*",
      description = "Only instances whose name begins so.")
  private List<String> instances = List.of();

  @Option(
      names = "--counts",
      required = true,
      paramLabel = "CSV",
      description = "The table of known counts.")
  private Path counts;

  @Option(
      names = "--models",
      required = true,
      paramLabel = "FOLDER",
      description = "Where the models are.")
  private Path models;

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
  public Integer call() throws CommandException {
    if (!(limit > 0)) {
      throw new ParameterException(spec.commandLine(), "expected more than 0 after --limit");
    }
    List<Strategy> chosen = strategies();
    List<Recorded> recorded = Recorded.read(InputFiles.text(counts.toString()));
    PrintWriter out = spec.commandLine().getOut();
    for (Strategy strategy : chosen) {
      out.printf("%s, order %s%n", strategy.name().toLowerCase(Locale.ROOT), order);
      ReachTable table = new ReachTable(out);
      for (Recorded row : selected(recorded)) {
        spec.commandLine().getErr().println(row.instance());
        table.add(row, run(row, strategy));
      }
      table.summary(limit);
    }
    return ExitCode.DONE.code();
  }

  private List<Strategy> strategies() {
    List<Strategy> chosen = new ArrayList<>();
    for (String name : strategies) {
      try {
        chosen.add(Strategy.valueOf(name.toUpperCase(Locale.ROOT)));
      } catch (IllegalArgumentException e) {
        throw new ParameterException(
            spec.commandLine(),
            "expected saturation, chaining or bfs after --strategy, found '" + name + "'");
      }
    }
    if (!order.equals("force") && !order.equals("file")) {
      throw new ParameterException(
          spec.commandLine(), "expected force or file after --order, found '" + order + "'");
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

  private Optional<ReachRun> run(Recorded row, Strategy strategy) throws CommandException {
    String file = models.resolve(row.instance() + ".gal").toString();
    Duration time = Duration.ofNanos((long) (limit * 1e9));
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
