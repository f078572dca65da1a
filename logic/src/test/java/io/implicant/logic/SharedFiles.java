package io.implicant.logic;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The sample files that lie beside the project; tests are skipped where they are missing. */
public final class SharedFiles {
  private SharedFiles() {}

  /** The file or folder {@code ../shared/path}; skips the test if there is none. */
  public static Path at(String path) {
    String root = System.getProperty("implicant.root", ".");
    Path file = Path.of(root).toAbsolutePath().normalize().resolveSibling("shared").resolve(path);
    assumeTrue(Files.exists(file), () -> "skipped, no sample files: ../shared/" + path);
    return file;
  }

  /** All SMT-LIB samples, in the order of their names. */
  public static List<Path> smtFiles() throws IOException {
    try (Stream<Path> queries = Files.walk(at("queries"));
        Stream<Path> benchmarks = Files.walk(at("data/smt"))) {
      return Stream.concat(queries, benchmarks)
          .filter(path -> path.toString().endsWith(".smt2"))
          .sorted()
          .toList();
    }
  }

  /** The text of a file, in which bytes that are not UTF-8 are replaced. */
  public static String text(Path path) throws IOException {
    return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
  }
}
