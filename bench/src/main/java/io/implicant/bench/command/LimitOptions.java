package io.implicant.bench.command;

import io.implicant.abstraction.Limits;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.dd.table.Budget;
import io.implicant.theories.closure.EngineOptions;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What one query may use; beyond it the answer is unknown. */
final class LimitOptions {
  private static final double MOST_SECONDS = 1e9;
  private static final long MOST_MEGABYTES = 1L << 40;

  @Option(
      names = "--timeout",
      paramLabel = "S",
      description = "Seconds for each query; after them the answer is unknown (exit code 4).")
  private double timeout = Double.POSITIVE_INFINITY;

  @Option(
      names = {"--max-nodes", "--limit-nodes"},
      paramLabel = "N",
      description = "A bound on the nodes of decision diagrams (exit code 4).")
  private int maxNodes = Limits.NONE.maxNodes();

  @Option(
      names = "--max-memory",
      paramLabel = "M",
      description = {
        "Megabytes for diagrams and lists of minterms, by the size of a node and an estimate for"
            + " minterms (exit code 4). The whole process takes some 60 MB more; a hard bound is"
            + " IMPLICANT_JAVA_OPTS=-Xmx."
      })
  private long maxMemory = -1;

  /** The limits, once they are seen to make sense. */
  Limits limits(CommandSpec spec) {
    if (!(timeout > 0) || maxNodes < 1 || maxMemory == 0 || maxMemory < -1) {
      throw new ParameterException(
          spec.commandLine(),
          "expected numbers above 0 after --timeout, --max-nodes and --max-memory");
    }
    Limits limits = Limits.NONE.withMaxNodes(Math.min(maxNodes, Limits.NONE.maxNodes()));
    if (maxMemory > 0) {
      limits = limits.withMaxMemory(Math.min(maxMemory, MOST_MEGABYTES) << 20);
    }
    return timeout > MOST_SECONDS
        ? limits
        : limits.withTime(Duration.ofNanos((long) (timeout * 1e9)));
  }

  /** A budget whose time starts now. */
  Budget budget(CommandSpec spec) {
    Limits limits = limits(spec);
    Budget budget = Budget.ofNodes(limits.maxNodes());
    return limits.time().map(budget::within).orElse(budget);
  }

  /** The engine within these limits. */
  EngineOptions engineOptions(CommandSpec spec) {
    return limits(spec).bound(EngineOptions.DEFAULT);
  }

  static CommandException unknown(String source, String limit) {
    return new CommandException(ExitCode.UNKNOWN, source + ": unknown: " + limit);
  }
}
