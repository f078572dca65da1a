package io.implicant.bench.command;

import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Algorithm;
import io.implicant.theories.closure.EngineOptions.Way;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that steer the engine. */
final class EngineChoice {
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

  EngineOptions options(CommandSpec spec) {
    return EngineOptions.DEFAULT
        .withWay(chosen(spec, "--way", way, Way.values(), "auto, paths, one-run or lazy-images"))
        .withAlgorithm(
            chosen(
                spec,
                "--algorithm",
                algorithm,
                Algorithm.values(),
                "auto, columns, diagrams or sparse"));
  }

  private static <T extends Enum<T>> T chosen(
      CommandSpec spec, String option, String word, T[] values, String expected) {
    for (T value : values) {
      if (value.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word)) {
        return value;
      }
    }
    throw new ParameterException(
        spec.commandLine(), "expected " + expected + " after " + option + ", found " + word);
  }
}
