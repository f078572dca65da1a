package io.implicant.abstraction;

import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.solver.Answer;
import io.implicant.theories.solver.FormulaSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One literal or unknown per predicate, as SLAM approximates posts (Ball, Podelski, Rajamani:
 * Boolean and Cartesian abstraction for model checking C programs, TACAS 2001). A formula without
 * models implies everything; then every predicate is true.
 *
 * @param predicates P
 * @param values for each predicate whether the formula implies it (true), implies its negation
 *     (false), or neither (empty)
 * @param limit what ended a check early, if anything did: literals may then be missing, but those
 *     that are there follow
 */
public record Cartesian(
    List<NamedPredicate> predicates, List<Optional<Boolean>> values, Optional<String> limit) {
  public Cartesian {
    predicates = List.copyOf(predicates);
    values = List.copyOf(values);
  }

  /** Whether no limit was reached. */
  public boolean isExact() {
    return limit.isEmpty();
  }

  /** The literals that follow, in the order and by the names of the predicates. */
  public List<String> literals() {
    List<String> literals = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      String name = predicates.get(i).name();
      values.get(i).ifPresent(value -> literals.add(Formulas.text(name, value)));
    }
    return literals;
  }

  /** The conjunction of the literals that follow. */
  public Formula toFormula(Terms terms) {
    List<Formula> literals = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      Formula p = predicates.get(i).formula();
      values.get(i).ifPresent(value -> literals.add(value ? p : terms.not(p)));
    }
    return terms.and(literals);
  }

  static Cartesian of(Terms terms, List<NamedPredicate> predicates, Formula formula, Budget budget)
      throws UnsupportedFormulaException {
    List<Optional<Boolean>> values = new ArrayList<>();
    Optional<String> limit = Optional.empty();
    for (NamedPredicate predicate : predicates) {
      Optional<Boolean> value = Optional.empty();
      for (boolean literal : new boolean[] {true, false}) {
        Formula negated = literal ? terms.not(predicate.formula()) : predicate.formula();
        Answer answer = FormulaSolver.solve(terms, List.of(formula, negated), budget);
        if (answer instanceof Answer.Unsatisfiable) {
          value = Optional.of(literal);
          break;
        } else if (answer instanceof Answer.Unknown unknown) {
          limit = Optional.of(unknown.reason());
        }
      }
      values.add(value);
    }
    return new Cartesian(predicates, values, limit);
  }
}
