package io.implicant.abstraction.baseline;

import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.SmtReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The queries of ../shared/queries with the answers that several solvers agree on. */
public record RecordedQuery(String name, Question question, long minterms, long inconsistent) {
  private static final Path FOLDER =
      Path.of(System.getProperty("implicant.root", ".."), "..", "shared", "queries");
  private static final Pattern IN_COMMENT =
      Pattern.compile("minterms-in-F: (\\d+), inconsistent: (\\d+)");

  public static boolean arePresent() {
    return Files.isDirectory(FOLDER);
  }

  /** Those of a folder with at most so many predicates. */
  public static List<RecordedQuery> read(String folder, int maxPredicates)
      throws IOException, InputException {
    Map<String, long[]> table = table(FOLDER.resolve(folder).resolve("truth.csv"));
    List<RecordedQuery> queries = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".smt2")).sorted().toList()) {
        RecordedQuery query = read(file, table);
        if (query.question().predicates().size() <= maxPredicates) {
          queries.add(query);
        }
      }
    }
    return queries;
  }

  private static RecordedQuery read(Path file, Map<String, long[]> table)
      throws IOException, InputException {
    String name = file.getFileName().toString().replace(".smt2", "");
    String text = Files.readString(file);
    Terms terms = new Terms();
    Question question = Question.of(terms, Query.of(SmtReader.read(terms, name, text)), 0);
    Matcher comment = IN_COMMENT.matcher(text);
    long[] counts =
        comment.find()
            ? new long[] {Long.parseLong(comment.group(1)), Long.parseLong(comment.group(2))}
            : table.get(name);
    return new RecordedQuery(name, question, counts[0], counts[1]);
  }

  private static Map<String, long[]> table(Path file) throws IOException {
    Map<String, long[]> table = new HashMap<>();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file).stream().skip(1).toList()) {
        String[] cells = line.split(",", -1);
        table.put(cells[0], new long[] {Long.parseLong(cells[2]), Long.parseLong(cells[3])});
      }
    }
    return table;
  }
}
