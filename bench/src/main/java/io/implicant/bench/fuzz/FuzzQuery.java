package io.implicant.bench.fuzz;

import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Position;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtPrinter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Predicates, and goals that are asked one after the other.
 *
 * @param terms where the formulas live
 * @param predicates P
 * @param goals at least one
 */
public record FuzzQuery(Terms terms, List<Formula> predicates, List<Formula> goals) {
  public FuzzQuery {
    predicates = List.copyOf(predicates);
    goals = List.copyOf(goals);
  }

  /** All formulas. */
  List<Formula> roots() {
    List<Formula> roots = new ArrayList<>(predicates);
    roots.addAll(goals);
    return roots;
  }

  /** Different subterms, what shrinking makes smaller. */
  int size() {
    return predicates.size() + goals.size() + Dag.postorder(roots()).size();
  }

  /** As SMT-LIB: predicates p0, p1, ..., goals goal, goal2, ... */
  public String toSource() {
    Set<Symbol> symbols = new LinkedHashSet<>();
    for (Term term : Dag.postorder(roots())) {
      if (term instanceof Apply apply) {
        symbols.add(apply.symbol());
      } else if (term instanceof Predicate predicate) {
        symbols.add(predicate.symbol());
      }
    }
    List<Script.Definition> definitions = new ArrayList<>();
    for (int i = 0; i < predicates.size(); i++) {
      definitions.add(definition("p" + i, predicates.get(i)));
    }
    for (int i = 0; i < goals.size(); i++) {
      definitions.add(definition(i == 0 ? "goal" : "goal" + (i + 1), goals.get(i)));
    }
    return SmtPrinter.print(Script.ofDefinitions("fuzz", List.copyOf(symbols), definitions));
  }

  private static Script.Definition definition(String name, Formula formula) {
    return new Script.Definition(name, formula, new Position("fuzz", 1, 1));
  }
}
