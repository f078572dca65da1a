package io.implicant.checker;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The sample models that lie beside the project; tests are skipped where they are missing. */
public final class SharedFiles {
  private SharedFiles() {}

  /** The file or folder {@code ../shared/data/path}; skips the test if there is none. */
  public static Path at(String path) {
    String root = System.getProperty("implicant.root", ".");
    Path file =
        Path.of(root).toAbsolutePath().normalize().resolveSibling("shared/data").resolve(path);
    assumeTrue(Files.exists(file), () -> "skipped, no sample files: ../shared/data/" + path);
    return file;
  }

  /** All GAL samples, in the order of their names. */
  public static List<Path> galFiles() {
    List<Path> files = new ArrayList<>();
    for (String folder : List.of("beem/gal", "gal")) {
      try (Stream<Path> walk = Files.walk(at(folder))) {
        walk.filter(path -> path.toString().endsWith(".gal")).sorted().forEach(files::add);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return files;
  }

  public static String text(Path path) throws IOException {
    return Files.readString(path);
  }

  /** The lines of a table without its heading, split at commas outside of quotes. */
  public static List<String[]> table(String path) throws IOException {
    return Files.readAllLines(at(path)).stream()
        .skip(1)
        .map(line -> line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1))
        .toList();
  }
}
