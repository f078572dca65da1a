package io.implicant.cfront;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The C programs that lie beside the project; tests are skipped where they are missing. */
final class SamplePrograms {
  private SamplePrograms() {}

  static List<Path> all() throws IOException {
    String root = System.getProperty("implicant.root", ".");
    Path folder =
        Path.of(root).toAbsolutePath().normalize().resolveSibling("shared").resolve("data/c");
    assumeTrue(Files.exists(folder), "skipped, no sample files: ../shared/data/c");
    try (Stream<Path> walk = Files.walk(folder)) {
      return walk.filter(p -> p.toString().matches(".*\\.[ci]")).sorted().toList();
    }
  }
}
