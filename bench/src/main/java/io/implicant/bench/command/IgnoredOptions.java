package io.implicant.bench.command;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Options that would have no effect are wrong use. */
final class IgnoredOptions {
  private IgnoredOptions() {}

  /** Refuses the options of inputs of which there are none. */
  static void refuse(CommandSpec spec, String owners, String... names) {
    for (String name : names) {
      if (spec.commandLine().getParseResult().hasMatchedOption(name)) {
        throw new ParameterException(
            spec.commandLine(), "expected no " + name + ": it is for " + owners);
      }
    }
  }
}
