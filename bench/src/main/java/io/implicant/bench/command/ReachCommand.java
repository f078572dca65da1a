package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.reach.ReachRun;
import io.implicant.checker.search.Search;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.text.Plural;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Counts the reachable states of a model. */
@Command(
    name = "reach",
    description = {
      "Count the reachable states of a model in GAL, of a place/transition net in PNML, or of"
          + " software in ODL or C.",
      "",
      "The count is exact, however large. Where a limit ends the search, or a variable grows"
          + " without bound until one does, the states found so far are printed as a lower bound"
          + " (exit code 4). Division by zero and overflow of 32 bits end the search as well."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant reach examples/philosophers.gal",
      "  implicant reach --format json examples/philosophers.gal",
      "  implicant reach --partition conjunctive examples/software/div.odl",
      "  implicant reach --strategy bfs --order file --timeout 60 model.gal"
    })
final class ReachCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ModelInput input;

  @Option(
      names = "--format",
      paramLabel = "F",
      description = "What to print: text (default) or json.")
  private String format = "text";

  @Override
  public Integer call() throws CommandException {
    boolean json = isJson(format, spec);
    Optional<SoftwareInput> software = input.software(spec);
    if (software.isPresent()) {
      return call(software.get(), json);
    }
    long start = System.nanoTime();
    input.open(spec);
    Search.Result<StateSet> result = input.search();
    double seconds = (System.nanoTime() - start) / 1e9;
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.text(fields(result, seconds)));
    } else {
      print(out, result, seconds);
    }
    return (result.isComplete() ? ExitCode.DONE : ExitCode.UNKNOWN).code();
  }

  private int call(SoftwareInput software, boolean json) throws CommandException {
    long start = System.nanoTime();
    Search.Result<Bdd> result = software.search();
    double seconds = (System.nanoTime() - start) / 1e9;
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.text(software.fields(result, seconds)));
    } else {
      software.print(out, result, seconds);
    }
    return (result.isComplete() ? ExitCode.DONE : ExitCode.UNKNOWN).code();
  }

  static boolean isJson(String format, CommandSpec spec) {
    if (!format.equals("text") && !format.equals("json")) {
      throw new ParameterException(
          spec.commandLine(), "expected text or json after --format, found '" + format + "'");
    }
    return format.equals("json");
  }

  private Map<String, Object> fields(Search.Result<StateSet> result, double seconds) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", input.name());
    fields.put("states", result.states().count().toString());
    fields.put("complete", result.isComplete());
    result.limit().ifPresent(reason -> fields.put("limit", word(reason)));
    fields.put("nodes", result.states().nodes());
    fields.put("peak", input.model().peakSize());
    fields.put("seconds", Math.round(seconds * 1000) / 1000.0);
    fields.put("cpuSeconds", Math.round(ReachRun.processSeconds() * 1000) / 1000.0);
    fields.put("bytes", input.model().bytes());
    fields.put("order", input.orderName());
    fields.put("strategy", input.strategy().name().toLowerCase(Locale.ROOT));
    fields.put("variables", input.gal().actions().cells().size());
    fields.put("steps", input.gal().actions().steps().size());
    return fields;
  }

  static String word(LimitReached.Reason reason) {
    return switch (reason) {
      case NODES -> "nodes";
      case MEMORY -> "memory";
      case DEADLINE -> "time";
      case CANCELLED -> "cancelled";
    };
  }

  private void print(PrintWriter out, Search.Result<StateSet> result, double seconds) {
    String atLeast = result.isComplete() ? "" : "at least ";
    out.printf("%s: %s%s%n", input.name(), atLeast, Plural.of(result.states().count(), "state"));
    result
        .limit()
        .ifPresent(
            reason -> out.printf("  limit      %s; the count is a lower bound%n", word(reason)));
    out.printf(
        "  model      %s, %s%n",
        Plural.of(input.gal().actions().cells().size(), "variable"),
        Plural.of(input.gal().actions().steps().size(), "step"));
    out.printf(
        "  diagram    %s, peak %d%n",
        Plural.of(result.states().nodes(), "node"), input.model().peakSize());
    out.printf(
        "  search     %s, order %s, %.3f s%n",
        input.strategy().name().toLowerCase(Locale.ROOT), input.orderName(), seconds);
  }
}
