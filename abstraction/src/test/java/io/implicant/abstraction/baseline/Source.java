package io.implicant.abstraction.baseline;

import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.text.Position;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtPrinter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Formulas as SMT-LIB, to replay a failure and for Z3. */
final class Source {
  private Source() {}

  /** Formula i is defined as {@code pi}; the last one is the goal of a question. */
  static String of(List<Formula> formulas) {
    Set<Symbol> symbols = new LinkedHashSet<>();
    for (Term term : Dag.postorder(formulas)) {
      if (term instanceof Apply apply) {
        symbols.add(apply.symbol());
      } else if (term instanceof Predicate predicate) {
        symbols.add(predicate.symbol());
      }
    }
    List<Script.Definition> definitions = new ArrayList<>();
    for (int i = 0; i < formulas.size(); i++) {
      definitions.add(new Script.Definition("p" + i, formulas.get(i), new Position("test", 1, 1)));
    }
    return SmtPrinter.print(Script.ofDefinitions("test", List.copyOf(symbols), definitions));
  }

  static String of(Question question) {
    List<Formula> formulas = new ArrayList<>(question.predicates());
    formulas.add(question.goal());
    return of(formulas);
  }

  /** Without the line about predicates, which Z3 does not know. */
  static String withoutInfo(List<Formula> formulas) {
    return of(formulas)
        .lines()
        .filter(line -> !line.startsWith("(set-info"))
        .collect(Collectors.joining("\n"));
  }
}
