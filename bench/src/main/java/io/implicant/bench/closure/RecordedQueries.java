package io.implicant.bench.closure;

import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.SmtReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The queries of a folder, one problem for each goal. */
final class RecordedQueries {
  private RecordedQueries() {}

  static List<Problem> read(Path folder) throws IOException, InputException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(file -> file.toString().endsWith(".smt2")).sorted().toList();
    }
    List<Problem> problems = new ArrayList<>();
    for (Path file : files) {
      Terms terms = new Terms();
      Query query = Query.of(SmtReader.read(terms, file.toString(), Files.readString(file)));
      List<Formula> predicates = query.predicates().stream().map(Query.Named::formula).toList();
      for (Query.Named goal : query.goals()) {
        String name = file.getFileName() + (query.goals().size() > 1 ? " " + goal.name() : "");
        problems.add(new Problem(name, terms, predicates, goal.formula()));
      }
    }
    return problems;
  }
}
