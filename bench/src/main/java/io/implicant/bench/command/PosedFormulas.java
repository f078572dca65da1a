package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A file for commands that take queries and plain scripts alike: of a query they see predicates and
 * goals, of a script its assertions.
 */
final class PosedFormulas {
  /** A formula that the file asks about: a goal, or the assertions at one check-sat. */
  record Posed(String name, Formula formula) {}

  private final Terms terms = new Terms();
  private final Script script;
  private final List<Formula> all = new ArrayList<>();
  private final List<Posed> posed = new ArrayList<>();

  private PosedFormulas(String file) throws CommandException, InputException {
    script = SmtReader.read(terms, InputFiles.name(file), InputFiles.text(file));
    if (Query.isQuery(script)) {
      Query query = Query.of(script);
      all.addAll(query.formulas());
      query.goals().forEach(goal -> posed.add(new Posed(goal.name(), goal.formula())));
    } else {
      Set<Formula> asserted = new LinkedHashSet<>();
      for (Script.Check check : script.checks()) {
        asserted.addAll(check.formulas());
        String name = script.checks().size() == 1 ? "assertions" : "check " + (posed.size() + 1);
        posed.add(new Posed(name, terms.and(check.formulas())));
      }
      all.addAll(asserted);
    }
  }

  /** Reads a file. */
  static PosedFormulas read(String file, PrintWriter err) throws CommandException {
    try {
      PosedFormulas formulas = new PosedFormulas(file);
      if (formulas.posed.isEmpty()) {
        throw new CommandException(
            ExitCode.INPUT,
            InputFiles.name(file) + ":1:1: expected a goal or an assertion, found none");
      }
      if (Query.isQuery(formulas.script) && !formulas.script.checks().isEmpty()) {
        err.println(
            formulas.source() + ": note: assertions are not part of a query and are ignored");
      }
      return formulas;
    } catch (InputException e) {
      throw InputFiles.failure(e);
    }
  }

  Terms terms() {
    return terms;
  }

  String source() {
    return script.source();
  }

  /** Predicates and goals of a query; else all assertions. */
  List<Formula> all() {
    return List.copyOf(all);
  }

  /** Goals of a query; else the conjunction of the assertions at each check-sat. */
  List<Posed> posed() {
    return List.copyOf(posed);
  }

  /** What a command ends with if the theories do not treat a formula of the file. */
  CommandException failure(UnsupportedFormulaException e) {
    String place = script.source() + ":1:1";
    String message = e.getMessage();
    try {
      var beyond = ScriptReport.of(script, all).beyond();
      if (beyond.isPresent()) {
        place = beyond.get().position().toString();
        message = "expected a term of EUF and difference logic, found " + beyond.get().term();
      }
    } catch (InputException unreadable) {
      message = e.getMessage(); // it was read before, so this cannot happen
    }
    return new CommandException(ExitCode.INPUT, place + ": " + message, e);
  }
}
