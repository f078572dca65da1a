package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.checker.expression.NestingLimit;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.partition.PartitionKind;
import io.implicant.checker.pnml.PnmlReader;
import io.implicant.checker.search.Search;
import io.implicant.checker.search.Strategy;
import io.implicant.checker.symbolic.Evaluation;
import io.implicant.checker.symbolic.OrderRace;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.StepFailure;
import io.implicant.checker.symbolic.SymbolicModel;
import io.implicant.dd.table.Budget;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Plural;
import io.implicant.logic.text.Position;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** The options of commands that search the states of a model. */
final class ModelInput {
  /** Something that takes long. */
  @FunctionalInterface
  interface Computation<T> {
    T run() throws InputException;
  }

  @Parameters(
      paramLabel = "FILE",
      description =
          "A model in GAL, a place/transition net in PNML, or software in ODL (*.odl)"
              + " or C (*.c); - is standard input, as GAL or PNML.")
  private String file;

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      description =
          "The order of the variables: force, rare, weighted, file, names separated by commas, which"
              + " come first, or auto (default): force and rare by turns.")
  private String order = "auto";

  @Option(
      names = "--strategy",
      paramLabel = "S",
      description = "How to search: saturation (default), chaining or bfs.")
  private String strategy = "saturation";

  @Option(
      names = "--no-equiv-split",
      description =
          "Apply a step to each combination of values of the variables that it may touch, not to"
              + " classes of states: slower, to compare.")
  private boolean explicit;

  @Option(
      names = "--partition",
      paramLabel = "P",
      description =
          "For software, how the relation is kept: partial (default), disjunctive or conjunctive.")
  private String partition = "partial";

  @Option(
      names = {"--limit-nodes", "--max-nodes"},
      paramLabel = "N",
      description = "Give up when the diagrams have more than N nodes.")
  private int maxNodes = Integer.MAX_VALUE;

  @Option(names = "--timeout", paramLabel = "S", description = "Give up after S seconds.")
  private Double timeout;

  @Mixin private COptions c;

  private CommandSpec spec;
  private GalModel gal;
  private OrderRace race;
  private volatile OrderRace.Attempt attempt; // read by the thread that shows progress

  /** Reads the model and builds its steps. */
  void open(CommandSpec command) throws CommandException {
    spec = command;
    checkOptions();
    gal = read(file);
    Evaluation evaluation = explicit ? Evaluation.EXPLICIT : Evaluation.EQUIV_SPLIT;
    race = new OrderRace(gal.actions(), orders(), evaluation, Budget.ofNodes(maxNodes), timeout());
  }

  /** A file as a model, whichever language it is in. */
  static GalModel read(String file) throws CommandException {
    String text = InputFiles.text(file);
    String name = InputFiles.name(file);
    try {
      return PnmlReader.looksLikePnml(text)
          ? GalModel.of(name, PnmlReader.read(name, text))
          : GalModel.read(name, text);
    } catch (InputException e) {
      throw InputFiles.failure(e);
    }
  }

  private void checkOptions() {
    if (maxNodes < 1) {
      throw new ParameterException(spec.commandLine(), "expected at least 1 after --limit-nodes");
    } else if (timeout != null && !(timeout > 0)) {
      throw new ParameterException(spec.commandLine(), "expected more than 0 after --timeout");
    }
    strategy();
  }

  Strategy strategy() {
    try {
      return Strategy.valueOf(strategy.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(
          spec.commandLine(),
          "expected saturation, chaining or bfs after --strategy, found '" + strategy + "'");
    }
  }

  /** The same options for a model of software, if the file is one. */
  Optional<SoftwareInput> software(CommandSpec command) throws CommandException {
    spec = command;
    checkOptions();
    c.check(spec);
    if (!SoftwareText.isC(file)) {
      IgnoredOptions.refuse(spec, "C programs", COptions.NAMES);
    }
    if (!SoftwareText.accepts(file)) {
      IgnoredOptions.refuse(spec, "software", "--partition");
      return Optional.empty();
    }
    IgnoredOptions.refuse(spec, "GAL and PNML", "--order", "--no-equiv-split");
    SoftwareOptions options = new SoftwareOptions(partition(), strategy(), maxNodes, timeout());
    return Optional.of(new SoftwareInput(name(), SoftwareText.read(file, c), options, command));
  }

  private PartitionKind partition() {
    try {
      return PartitionKind.valueOf(partition.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(
          spec.commandLine(),
          "expected conjunctive, disjunctive or partial after --partition, found '"
              + partition
              + "'");
    }
  }

  private List<String> orders() {
    if (order.equals("auto")) {
      return ModelOrder.CANDIDATES;
    }
    try {
      ModelOrder.of(order, gal.actions());
      return List.of(order);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(
          spec.commandLine(),
          "expected auto, force, rare, weighted, file or names of variables after --order: "
              + e.getMessage());
    }
  }

  /** The reachable states, with progress on standard error. */
  Search.Result<StateSet> search() throws CommandException {
    return watched(() -> race.run(strategy(), next -> attempt = next).result());
  }

  /** Runs a computation on the model with progress on standard error. */
  <T> T watched(Computation<T> computation) throws CommandException {
    PrintWriter err = spec.commandLine().getErr();
    long start = System.nanoTime();
    Progress progress = new Progress(err, () -> progressLine(start));
    try {
      return computation.run();
    } catch (InputException e) {
      throw InputFiles.failure(e);
    } catch (StepFailure e) {
      ExitCode code = e.position().isPresent() ? ExitCode.INPUT : ExitCode.UNKNOWN;
      String place = e.position().map(Position::toString).orElse(name());
      throw new CommandException(code, place + ": transition " + e.step() + ": " + e.what(), e);
    } catch (NestingLimit e) {
      throw new CommandException(ExitCode.UNKNOWN, name() + ": " + e.getMessage(), e);
    } finally {
      progress.close();
    }
  }

  private String progressLine(long start) {
    long seconds = (System.nanoTime() - start) / 1_000_000_000L;
    OrderRace.Attempt running = attempt;
    if (running == null) {
      return String.format("%4d s: building the steps", seconds);
    }
    return String.format(
        "%4d s: at least %s, %s, %d MB, order %s",
        seconds,
        Plural.of(running.search().statesSoFar(), "state"),
        Plural.of(running.model().size(), "node"),
        running.model().bytes() >> 20,
        running.order());
  }

  String name() {
    return InputFiles.name(file);
  }

  /** The order that was found best, or given. */
  String orderName() {
    return attempt.order();
  }

  GalModel gal() {
    return gal;
  }

  SymbolicModel model() {
    return attempt.model();
  }

  Optional<Duration> timeout() {
    return Optional.ofNullable(timeout).map(s -> Duration.ofNanos((long) (s * 1e9)));
  }

  int maxNodes() {
    return maxNodes;
  }
}
