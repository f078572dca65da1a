package io.implicant.bench.command;

import io.implicant.abstraction.Limits;
import io.implicant.theories.closure.EngineOptions;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that bound and steer the engine. */
final class EngineLimits {
  @Option(
      names = "--timeout",
      paramLabel = "S",
      description = "Seconds for each query; after them the answer is unknown (exit code 4).")
  private double timeout = Double.POSITIVE_INFINITY;

  @Option(
      names = "--max-nodes",
      paramLabel = "N",
      description = "A bound on the nodes of decision diagrams.")
  private int maxNodes = Limits.NONE.maxNodes();

  @Option(
      names = "--max-memory",
      paramLabel = "M",
      description = "A bound in megabytes on diagrams and lists of minterms.")
  private long maxMemory = -1;

  @Option(
      names = "--way",
      paramLabel = "WAY",
      description =
          "How goals are asked: auto (default), paths of the negated goal, one-run over P and the"
              + " goal's atoms together, or lazy-images for goals with many atoms.")
  private String way = "auto";

  @Option(
      names = "--algorithm",
      paramLabel = "A",
      description =
          "How blocks are solved: auto (default), columns (list minterms), diagrams, or sparse"
              + " (elimination where it applies).")
  private String algorithm = "auto";

  Limits limits(CommandSpec spec) {
    if (!(timeout > 0) || maxNodes < 1 || maxMemory == 0 || maxMemory < -1) {
      throw new ParameterException(
          spec.commandLine(),
          "expected numbers above 0 after --timeout, --max-nodes and --max-memory");
    }
    Limits limits = Limits.NONE.withMaxNodes(Math.min(maxNodes, Limits.NONE.maxNodes()));
    if (maxMemory > 0) {
      limits = limits.withMaxMemory(maxMemory << 20);
    }
    return timeout == Double.POSITIVE_INFINITY
        ? limits
        : limits.withTime(Duration.ofNanos((long) Math.min(timeout * 1e9, Long.MAX_VALUE / 4.0)));
  }

  EngineOptions options(CommandSpec spec) {
    EngineOptions.Way chosenWay =
        switch (way) {
          case "auto" -> EngineOptions.Way.AUTO;
          case "paths" -> EngineOptions.Way.PATHS;
          case "one-run" -> EngineOptions.Way.ONE_RUN;
          case "lazy-images" -> EngineOptions.Way.LAZY_IMAGES;
          default ->
              throw new ParameterException(
                  spec.commandLine(),
                  "expected auto, paths, one-run or lazy-images after --way, found " + way);
        };
    EngineOptions.Algorithm chosen =
        switch (algorithm) {
          case "auto" -> EngineOptions.Algorithm.AUTO;
          case "columns" -> EngineOptions.Algorithm.COLUMNS;
          case "diagrams" -> EngineOptions.Algorithm.DIAGRAMS;
          case "sparse" -> EngineOptions.Algorithm.SPARSE;
          default ->
              throw new ParameterException(
                  spec.commandLine(),
                  "expected auto, columns, diagrams or sparse after --algorithm, found "
                      + algorithm);
        };
    return EngineOptions.DEFAULT.withWay(chosenWay).withAlgorithm(chosen);
  }
}
