package io.implicant.bench.peer;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The recorded queries beside the project; tests are skipped where they are missing. */
final class SharedQueries {
  private SharedQueries() {}

  /** A query with the number of minterms of its F. */
  record Recorded(Path file, int predicates, BigInteger minterms) {
    @Override
    public String toString() {
      return file.getFileName().toString();
    }
  }

  static Path folder(String set) {
    Path root = Path.of(System.getProperty("implicant.root", ".")).toAbsolutePath().normalize();
    Path folder = root.resolveSibling("shared").resolve("queries").resolve(set);
    assumeTrue(Files.isDirectory(folder), () -> "skipped, no queries: ../shared/queries/" + set);
    return folder;
  }

  /** The queries of a set with at most so many predicates. */
  static List<Recorded> upTo(String set, int predicates) throws IOException {
    List<Recorded> queries = new ArrayList<>();
    List<String> lines = Files.readAllLines(folder(set).resolve("truth.csv"));
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      if (Integer.parseInt(cells[1]) <= predicates) {
        Path file = folder(set).resolve(cells[0] + ".smt2");
        queries.add(new Recorded(file, Integer.parseInt(cells[1]), new BigInteger(cells[2])));
      }
    }
    return queries;
  }
}
