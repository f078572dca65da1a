package io.implicant.bench.command;

import io.implicant.abstraction.Limits;
import io.implicant.abstraction.NamedPredicate;
import io.implicant.abstraction.PredicateAbstraction;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Position;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.Query.Named;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.SupportedFormulas;
import io.implicant.theories.Theory;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.EngineOptions;
import java.util.ArrayList;
import java.util.List;

/** A query that was read, with the way from its formulas back to their places in the text. */
final class QueryInput {
  private final String source;
  private final Terms terms;
  private final List<Named> predicates;
  private final List<Named> goals;

  private QueryInput(String source, Terms terms, List<Named> predicates, List<Named> goals) {
    this.source = source;
    this.terms = terms;
    this.predicates = List.copyOf(predicates);
    this.goals = List.copyOf(goals);
  }

  /** The query in a file; {@code -} is standard input. */
  static QueryInput ofFile(String file) throws CommandException {
    return ofText(file, InputFiles.text(file));
  }

  static QueryInput ofText(String file, String text) throws CommandException {
    Terms terms = new Terms();
    try {
      Script script = SmtReader.read(terms, InputFiles.name(file), text);
      Query query = Query.of(script);
      return new QueryInput(file, terms, query.predicates(), query.goals());
    } catch (InputException e) {
      throw InputFiles.failure(e);
    }
  }

  /** A query with one goal that was made, not read; {@code source} is what answers call it. */
  static QueryInput ofFormulas(
      String source, Terms terms, List<NamedPredicate> predicates, Formula goal) {
    Position nowhere = new Position(source, 1, 1);
    List<Named> named =
        predicates.stream().map(p -> new Named(p.name(), p.formula(), nowhere)).toList();
    return new QueryInput(source, terms, named, List.of(new Named("goal", goal, nowhere)));
  }

  /** A query given on the command line; predicates are called what they say. */
  static QueryInput ofInfix(List<String> predicates, List<String> goals) throws CommandException {
    Terms terms = new Terms();
    try {
      Query query = Query.of(Query.ofInfix(terms, predicates, goals));
      List<Named> named = new ArrayList<>();
      for (int i = 0; i < predicates.size(); i++) {
        Named predicate = query.predicates().get(i);
        named.add(new Named(predicates.get(i).strip(), predicate.formula(), predicate.position()));
      }
      return new QueryInput("command line", terms, named, query.goals());
    } catch (InputException e) {
      throw InputFiles.failure(e);
    }
  }

  /** The file as it was given. */
  String source() {
    return source;
  }

  Terms terms() {
    return terms;
  }

  List<Named> predicates() {
    return predicates;
  }

  List<Named> goals() {
    return goals;
  }

  /** Whether {@code explain} takes the query without further options. */
  boolean isExplainable() {
    List<Theory> theories = SupportedFormulas.all(terms);
    try {
      for (Named predicate : predicates) {
        SupportedFormulas.requireLiteral(predicate.formula(), theories);
      }
      for (Named goal : goals) {
        if (goal.name().equals(ExplainCommand.DEFAULT_GOAL)) {
          SupportedFormulas.requireAtoms(goal.formula(), theories);
          return true;
        }
      }
      return false;
    } catch (UnsupportedFormulaException e) {
      return false;
    }
  }

  PredicateAbstraction open(Limits limits, EngineOptions options) throws CommandException {
    List<NamedPredicate> named = new ArrayList<>();
    predicates.forEach(p -> named.add(new NamedPredicate(p.name(), p.formula())));
    try {
      return PredicateAbstraction.of(terms, named, limits, options);
    } catch (UnsupportedFormulaException e) {
      throw outside(e);
    }
  }

  /** What a command ends with when a formula is outside the fragment. */
  CommandException outside(UnsupportedFormulaException e) {
    return new CommandException(ExitCode.INPUT, position(e.formula()) + ": " + e.getMessage(), e);
  }

  private String position(Formula formula) {
    for (List<Named> formulas : List.of(predicates, goals)) {
      for (Named named : formulas) {
        if (named.formula() == formula) {
          return named.position().toString();
        }
      }
    }
    return InputFiles.name(source);
  }
}
