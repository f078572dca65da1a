package io.implicant.bench.peer;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
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

/** Predicates and one goal: what a competitor gets. */
public record Problem(Terms terms, String name, List<Formula> predicates, Formula goal) {
  public Problem {
    predicates = List.copyOf(predicates);
  }

  /** The problems of a query file, one for each goal. */
  public static List<Problem> read(Path file) throws CommandException, IOException {
    Terms terms = new Terms();
    try {
      Query query = Query.of(SmtReader.read(terms, file.toString(), Files.readString(file)));
      List<Formula> predicates = query.predicates().stream().map(Query.Named::formula).toList();
      List<Problem> problems = new ArrayList<>();
      for (Query.Named goal : query.goals()) {
        problems.add(new Problem(terms, goal.name(), predicates, goal.formula()));
      }
      return problems;
    } catch (InputException e) {
      throw new CommandException(ExitCode.INPUT, e.getMessage(), e);
    }
  }
}
