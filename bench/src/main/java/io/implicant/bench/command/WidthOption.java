package io.implicant.bench.command;

import java.util.OptionalInt;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How wide the integers of C programs are. */
final class WidthOption {
  private static final int MOST_BITS = 32;

  @Option(
      names = "--width",
      paramLabel = "N",
      description =
          "For C, the bits of int, 2 to 32; narrower types are cut to it. Without it, what the line"
              + " '#pragma implicant width N' of the file says, else 32.")
  private Integer width;

  OptionalInt bits(CommandSpec spec) {
    if (width == null) {
      return OptionalInt.empty();
    } else if (width < 2 || width > MOST_BITS) {
      throw new ParameterException(
          spec.commandLine(), "expected 2 to 32 after --width, found " + width);
    }
    return OptionalInt.of(width);
  }
}
