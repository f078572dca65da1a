package io.implicant.bench.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Where recorded queries are looked for if nothing else is said. */
final class QueryFolder {
  private static final List<Path> PLACES =
      List.of(
          Path.of("..", "shared", "queries"),
          Path.of("bench", "src", "test", "resources", "queries"));

  private QueryFolder() {}

  /** The first that is there, seen from the working directory; the first of all if none is. */
  static Path byDefault() {
    return PLACES.stream().filter(Files::isDirectory).findFirst().orElse(PLACES.get(0));
  }
}
