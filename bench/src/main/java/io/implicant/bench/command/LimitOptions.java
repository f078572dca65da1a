package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.dd.table.Budget;
import io.implicant.theories.closure.EngineOptions;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Limits of time and nodes for each file. */
final class LimitOptions {
  private static final double MOST_SECONDS = 1e9;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "Give up a file after that time: exit code 4.")
  private double timeout = Double.POSITIVE_INFINITY;

  @Option(
      names = "--max-nodes",
      paramLabel = "N",
      description =
          "Give up at more than N nodes of a decision diagram: exit code 4 (default"
              + " ${DEFAULT-VALUE}).")
  private int maxNodes = 20_000_000;

  void check(CommandSpec spec) {
    if (!(timeout > 0) || maxNodes < 1) {
      throw new ParameterException(
          spec.commandLine(), "expected a time after --timeout and at least 1 after --max-nodes");
    }
  }

  /** A budget whose time starts now. */
  Budget budget() {
    return timeout > MOST_SECONDS
        ? Budget.ofNodes(maxNodes)
        : Budget.ofNodes(maxNodes).within(Duration.ofNanos((long) (timeout * 1e9)));
  }

  EngineOptions engineOptions() {
    return EngineOptions.DEFAULT.withMaxNodes(maxNodes);
  }

  static CommandException unknown(String source, String limit) {
    return new CommandException(ExitCode.UNKNOWN, source + ": unknown: " + limit);
  }
}
