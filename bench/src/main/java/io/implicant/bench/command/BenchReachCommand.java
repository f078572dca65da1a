package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.reach.ColdRun;
import io.implicant.bench.reach.ModelSet;
import io.implicant.bench.reach.ReachRun;
import io.implicant.bench.reach.ReachTable;
import io.implicant.bench.reach.Recorded;
import io.implicant.bench.reach.Setup;
import io.implicant.bench.reach.SetupTable;
import io.implicant.bench.report.Report.Chapter;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.ReportText;
import io.implicant.checker.search.Strategy;
import io.implicant.checker.symbolic.Evaluation;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
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
      "The table is CSV; its first column names the model, the columns states, its_reach_cpu_s and"
          + " its_reach_rss_kb tell what is known. The model is the file of that name, or NAME.gal"
          + " or NAME.pnml. A table without times gives the models with a known count. A wrong count"
          + " ends the run with exit code 70. The first models also pay for the compilation of the"
          + " program."
    },
    footer = {
      "  implicant bench reach --counts beem/counts.csv --models beem/gal",
      "  implicant bench reach --counts beem/counts.csv --models beem/gal --strategy bfs phils.1",
      "  implicant bench reach --set gal --limit 20",
      "  implicant bench reach --set mcc --limit 20 --strategy saturation,bfs",
      "  implicant bench reach --native 60 --order force,weighted,file",
      "  implicant bench reach --native 60 --equiv-split on,off --limit 20",
      "  implicant bench reach --native 60 --strategy saturation,bfs --cold"
    })
final class BenchReachCommand extends Benchmark {
  @Parameters(
      paramLabel = "INSTANCE",
      arity = "0..*",
      description = "Only instances whose name begins so.")
  private List<String> instances = List.of();

  @Option(
      names = "--set",
      paramLabel = "NAME",
      description =
          "Which models of ../shared/data: beem (default), gal or mcc (place/transition nets).")
  private String set = "beem";

  @Option(
      names = "--counts",
      paramLabel = "CSV",
      description = "The table of known counts (default: that of the set).")
  private Path counts;

  @Option(
      names = "--models",
      paramLabel = "FOLDER",
      description = "Where the models are (default: those of the set).")
  private Path models;

  @Option(
      names = "--native",
      paramLabel = "S",
      description =
          "Only models that the native tool solved within S seconds, if the table has times (default"
              + " ${DEFAULT-VALUE}; 0 is all).")
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

  @Option(
      names = "--order",
      paramLabel = "O",
      split = ",",
      description = "auto (default), force, rare, weighted, file, or several separated by commas.")
  private List<String> orders = List.of("auto");

  @Option(
      names = "--equiv-split",
      paramLabel = "X",
      split = ",",
      description = "on (default), off, or both separated by a comma; see reach --no-equiv-split.")
  private List<String> equivSplit = List.of("on");

  @Option(
      names = "--cold",
      description = "Each model in a process of its own, whose start and compilation count too.")
  private boolean cold;

  @Override
  Findings measure() throws CommandException {
    Duration time = seconds("--limit", limit);
    chooseSet();
    List<Setup> setups = setups();
    List<ReachTable> tables =
        setups.stream().map(setup -> new ReachTable(setup.name(), limit)).toList();
    SetupTable all = new SetupTable(setups);
    for (Recorded row : selected(Recorded.read(InputFiles.text(counts.toString())))) {
      progress(row.instance());
      List<Optional<ReachRun>> runs = new ArrayList<>();
      for (int i = 0; i < setups.size(); i++) {
        Optional<ReachRun> run = run(row, setups.get(i), time);
        tables.get(i).add(row, run);
        runs.add(run);
      }
      all.add(row.instance(), runs);
    }
    List<Section> sections = new ArrayList<>();
    tables.forEach(table -> sections.add(table.section()));
    if (setups.size() > 1) {
      sections.add(all.section());
    }
    sections.forEach(section -> ReportText.print(section, out()));
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

  private void chooseSet() {
    ModelSet chosen =
        switch (set) {
          case "beem" -> ModelSet.BEEM;
          case "gal" -> ModelSet.GAL;
          case "mcc" -> ModelSet.MCC;
          default -> throw wrongUse("expected beem, gal or mcc after --set, found '" + set + "'");
        };
    counts = counts == null ? chosen.counts() : counts;
    models = models == null ? chosen.models() : models;
  }

  private List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (String strategy : strategies) {
      for (String order : orders) {
        for (String split : equivSplit) {
          setups.add(new Setup(strategy(strategy), order(order), evaluation(split)));
        }
      }
    }
    return setups;
  }

  private Strategy strategy(String name) {
    try {
      return Strategy.valueOf(name.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw wrongUse("expected saturation, chaining or bfs after --strategy, found '" + name + "'");
    }
  }

  private String order(String name) {
    if (!List.of("auto", "force", "rare", "weighted", "file").contains(name)) {
      throw wrongUse(
          "expected auto, force, rare, weighted or file after --order, found '" + name + "'");
    }
    return name;
  }

  private Evaluation evaluation(String name) {
    return switch (name) {
      case "on" -> Evaluation.EQUIV_SPLIT;
      case "off" -> Evaluation.EXPLICIT;
      default -> throw wrongUse("expected on or off after --equiv-split, found '" + name + "'");
    };
  }

  private List<Recorded> selected(List<Recorded> all) {
    boolean timed = all.stream().anyMatch(r -> r.seconds().isPresent());
    Predicate<Recorded> known =
        !timed
            ? r -> r.states().isPresent()
            : r -> nativeLimit <= 0 || r.seconds().filter(s -> s <= nativeLimit).isPresent();
    return all.stream()
        .filter(r -> instances.isEmpty() || instances.stream().anyMatch(r.instance()::startsWith))
        .filter(known)
        .filter(r -> r.file(models).isPresent())
        .toList();
  }

  private Optional<ReachRun> run(Recorded row, Setup setup, Duration time) throws CommandException {
    Optional<ReachRun> run = run(row.file(models).orElseThrow(), setup, time);
    if (run.isPresent()
        && row.states().isPresent()
        && !run.get().states().equals(row.states().get())) {
      throw new CommandException(
          ExitCode.FAILED,
          row.instance() + ": " + run.get().states() + " states, expected " + row.states().get());
    }
    return run;
  }

  private Optional<ReachRun> run(Path file, Setup setup, Duration time) throws CommandException {
    if (!cold) {
      return ReachRun.of(ModelInput.read(file.toString()), setup, time);
    }
    try {
      return ColdRun.of(file, setup, time);
    } catch (IOException e) {
      throw new CommandException(ExitCode.FAILED, file + ": cannot be searched: " + e, e);
    }
  }
}
