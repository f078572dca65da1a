package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.partition.OrStructure;
import io.implicant.checker.search.Search;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Plural;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** A model of software, in ODL or C, with the options of the commands that search states. */
final class SoftwareInput {
  private final String name;
  private final SoftwareText text;
  private final OdlModel model;
  private final SoftwareOptions options;
  private final CommandSpec spec;
  private OrStructure space;
  private Search<Bdd> search;

  SoftwareInput(String name, SoftwareText text, SoftwareOptions options, CommandSpec spec) {
    this.name = name;
    this.text = text;
    this.model = text.model();
    this.options = options;
    this.spec = spec;
  }

  /**
   * Builds the partitions, unless they are there.
   *
   * @return what is to say if a limit was reached
   */
  Optional<String> build() throws CommandException {
    try {
      if (space == null) {
        space = watched(() -> OrStructure.of(model, options.kind(), options.budget()));
      }
      return Optional.empty();
    } catch (LimitReached e) {
      return Optional.of(
          "limit of " + ReachCommand.word(e.reason()) + " reached by the partitions");
    }
  }

  /** The reachable states, with progress on standard error. */
  Search.Result<Bdd> search() throws CommandException {
    Optional<String> limit = build();
    if (limit.isPresent()) {
      throw new CommandException(ExitCode.UNKNOWN, name() + ": " + limit.get());
    }
    search = new Search<>(space, options.maxNodes(), options.timeout());
    return watched(() -> search.run(options.strategy()));
  }

  /** Runs a computation with progress on standard error. */
  <T> T watched(ModelInput.Computation<T> computation) throws CommandException {
    long start = System.nanoTime();
    Progress progress = new Progress(spec.commandLine().getErr(), () -> progressLine(start));
    try {
      return computation.run();
    } catch (InputException e) {
      throw InputFiles.failure(e);
    } finally {
      progress.close();
    }
  }

  private String progressLine(long start) {
    long seconds = (System.nanoTime() - start) / 1_000_000_000L;
    return search == null
        ? String.format("%4d s: building the partitions", seconds)
        : String.format(
            "%4d s: at least %s, %s, %d MB",
            seconds,
            Plural.of(search.statesSoFar(), "state"),
            Plural.of(space.manager().tableSize(), "node"),
            space.manager().bytes() >> 20);
  }

  String name() {
    return name;
  }

  SoftwareText text() {
    return text;
  }

  SoftwareOptions options() {
    return options;
  }

  OdlModel model() {
    return model;
  }

  OrStructure space() {
    return space;
  }

  /** What {@code reach} prints for people. */
  void print(PrintWriter out, Search.Result<Bdd> result, double seconds) {
    String atLeast = result.isComplete() ? "" : "at least ";
    out.printf("%s: %s%s%n", name(), atLeast, Plural.of(space.count(result.states()), "state"));
    result
        .limit()
        .ifPresent(
            reason ->
                out.printf(
                    "  limit      %s; the count is a lower bound%n", ReachCommand.word(reason)));
    out.printf(
        "  model      %s, %s, %s%n",
        Plural.of(model.cells().size(), "variable"),
        Plural.of(space.bits(), "bit"),
        Plural.of(model.steps().size(), "line"));
    List<Integer> sizes = space.partitionSizes();
    out.printf(
        "  partitions %s, %s, the largest %d%n",
        options.kind().name().toLowerCase(Locale.ROOT),
        Plural.of(sizes.stream().mapToInt(n -> n).sum(), "node"),
        Collections.max(sizes));
    out.printf(
        "  diagram    %s, peak %d%n",
        Plural.of(result.states().nodeCount(), "node"), space.manager().peakTableSize());
    out.printf(
        "  search     %s, %.3f s%n", options.strategy().name().toLowerCase(Locale.ROOT), seconds);
    BigInteger failing = space.count(result.states().and(space.failing()));
    if (failing.signum() > 0) {
      out.printf(
          "  failing    %s in which a line cannot be executed; see verify%n",
          Plural.of(failing, "state"));
    }
  }

  /** What {@code reach} says, by name. */
  Map<String, Object> fields(Search.Result<Bdd> result, double seconds) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", name());
    fields.put("states", space.count(result.states()).toString());
    fields.put("complete", result.isComplete());
    result.limit().ifPresent(reason -> fields.put("limit", ReachCommand.word(reason)));
    fields.put("failing", space.count(result.states().and(space.failing())).toString());
    fields.put("nodes", result.states().nodeCount());
    fields.put("peak", space.manager().peakTableSize());
    fields.put("seconds", Math.round(seconds * 1000) / 1000.0);
    fields.put("partition", options.kind().name().toLowerCase(Locale.ROOT));
    fields.put("partitionNodes", space.partitionSizes().stream().mapToInt(n -> n).sum());
    fields.put("strategy", options.strategy().name().toLowerCase(Locale.ROOT));
    fields.put("variables", model.cells().size());
    fields.put("bits", space.bits());
    fields.put("steps", model.steps().size());
    return fields;
  }
}
