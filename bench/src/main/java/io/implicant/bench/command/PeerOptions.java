package io.implicant.bench.command;

import io.implicant.bench.peer.Competitor;
import io.implicant.bench.peer.Competitors;
import io.implicant.bench.peer.Contest;
import io.implicant.bench.peer.SolverCompetitor;
import io.implicant.bench.peer.SolverFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Who takes part in a comparison, and its rules. */
final class PeerOptions {
  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--peers",
      paramLabel = "NAMES",
      split = ",",
      description =
          "Who takes part: engine, prover-per-cube, sat-quantification, a solver with all"
              + " strategies (z3), or with one (z3/tree). The first one is what the others are"
              + " compared with.")
  private List<String> peers = new ArrayList<>();

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "For each query and competitor.")
  private Double timeout;

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      description = "How long each competitor runs unmeasured before.")
  private Double warmUp;

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Where native solvers are (see `implicant solvers`).")
  private Path folder = SolverFolder.inCache().path();

  /** The rules, with times for those that were not given. */
  Contest contest(double defaultTimeout, double defaultWarmUp, Consumer<String> notes) {
    double limit = timeout == null ? defaultTimeout : timeout;
    double before = warmUp == null ? defaultWarmUp : warmUp;
    if (!(limit > 0) || !(before >= 0)) {
      throw new ParameterException(
          spec.commandLine(), "expected a time after --timeout and --warm-up");
    }
    return new Contest(
        Benchmark.duration(limit), Benchmark.duration(before), new SolverFolder(folder), notes);
  }

  /**
   * Those who are asked for, or the default ones, or all if there are no such; without the solvers
   * that are not here.
   */
  List<String> competitors(List<String> byDefault, Consumer<String> notes) {
    List<String> names = peers.isEmpty() ? byDefault : peers;
    List<Competitor> all = Competitors.all();
    List<Competitor> chosen = new ArrayList<>(names.isEmpty() ? all : List.of());
    names.forEach(name -> chosen.addAll(named(name, all)));
    SolverFolder solvers = new SolverFolder(folder);
    List<String> here = new ArrayList<>();
    for (Competitor one : chosen) {
      if (one instanceof SolverCompetitor solver && !solvers.has(solver.peer())) {
        notes.accept(one.name() + " skipped: not here, see `implicant solvers`");
      } else {
        here.add(one.name());
      }
    }
    return here;
  }

  private List<Competitor> named(String name, List<Competitor> all) {
    List<Competitor> named =
        all.stream()
            .filter(one -> one.name().equals(name) || one.name().startsWith(name + "/"))
            .toList();
    if (named.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "no competitor "
              + name
              + "; there are "
              + String.join(", ", all.stream().map(Competitor::name).toList()));
    }
    return named;
  }
}
