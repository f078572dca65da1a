package io.implicant.theories.path;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.SmtReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A query of ../shared with the number of minterms of F that solvers agree on.
 *
 * @param name of the file
 * @param text of the file
 * @param minterms in F
 */
record RecordedQuery(String name, String text, String minterms) {
  private static final Path QUERIES =
      Path.of(System.getProperty("implicant.root", "."), "..", "shared", "queries");
  private static final Pattern IN_COMMENT = Pattern.compile("minterms-in-F: (\\d+)");

  /** A query as formulas. */
  record Parsed(Terms terms, List<Formula> predicates, Formula goal) {}

  Parsed parse() throws InputException {
    Terms terms = new Terms();
    Query query = Query.of(SmtReader.read(terms, name, text));
    List<Formula> predicates = query.predicates().stream().map(Query.Named::formula).toList();
    return new Parsed(terms, predicates, query.goals().get(0).formula());
  }

  /** All queries of a folder; the test is skipped where there are none. */
  static List<RecordedQuery> all(String folder) throws IOException {
    Path directory = QUERIES.resolve(folder);
    assumeTrue(Files.isDirectory(directory), "no ../shared/queries beside this tree");
    Map<String, String> recorded = new HashMap<>();
    if (Files.exists(directory.resolve("truth.csv"))) {
      for (String line : Files.readAllLines(directory.resolve("truth.csv"))) {
        String[] cells = line.split(",", -1);
        recorded.put(cells[0], cells[2]);
      }
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> file.toString().endsWith(".smt2"))
          .sorted()
          .map(file -> read(file, recorded))
          .toList();
    }
  }

  private static RecordedQuery read(Path file, Map<String, String> recorded) {
    try {
      String name = file.getFileName().toString().replace(".smt2", "");
      String text = Files.readString(file);
      Matcher comment = IN_COMMENT.matcher(text);
      return new RecordedQuery(name, text, comment.find() ? comment.group(1) : recorded.get(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
