package io.implicant.bench.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How C programs are read: the width of their integers, and macros. */
final class COptions {
  /** The names of these options. */
  static final String[] NAMES = {"--width", "--define"};

  private static final int MOST_BITS = 32;

  @Option(
      names = "--width",
      paramLabel = "N",
      description =
          "For C, the bits of int, 2 to 32; narrower types are cut to it. Without it, what the line"
              + " '#pragma implicant width N' of the file says, else 32.")
  private Integer width;

  @Option(
      names = {"-D", "--define"},
      paramLabel = "NAME[=VALUE]",
      mapFallbackValue = "1",
      description = "For C, define a macro before the file is read; may be repeated.")
  private final Map<String, String> macros = new LinkedHashMap<>();

  /** Refuses values that make no sense. */
  void check(CommandSpec spec) {
    if (width != null && (width < 2 || width > MOST_BITS)) {
      throw new ParameterException(
          spec.commandLine(), "expected 2 to 32 after --width, found " + width);
    }
    for (String name : macros.keySet()) {
      if (!name.matches("[A-Za-z_][A-Za-z_0-9]*")) {
        throw new ParameterException(
            spec.commandLine(), "expected a name after --define, found '" + name + "'");
      }
    }
  }

  OptionalInt width() {
    return width == null ? OptionalInt.empty() : OptionalInt.of(width);
  }

  Map<String, String> macros() {
    return Map.copyOf(macros);
  }
}
