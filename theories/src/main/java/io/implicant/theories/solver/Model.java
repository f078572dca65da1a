package io.implicant.theories.solver;

import io.implicant.logic.Apply;
import io.implicant.logic.Choice;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.InfixPrinter;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sum;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value for every constant and a finite table for every function and predicate, with a value for
 * all other arguments. A symbol that the model does not mention has {@link Value#anyOf} its sort
 * everywhere. Declared sorts have infinitely many elements, of which a model names a few.
 */
public final class Model {
  /**
   * What a symbol means.
   *
   * @param rows results by arguments; none for a constant
   * @param otherwise the result for all other arguments; the value of a constant
   */
  public record Table(Symbol symbol, Map<List<Value>, Value> rows, Value otherwise) {
    /** The result for these arguments. */
    public Value at(List<Value> arguments) {
      return rows.getOrDefault(arguments, otherwise);
    }
  }

  private final Map<Symbol, Table> tables;

  Model(Map<Symbol, Table> tables) {
    this.tables = new LinkedHashMap<>(tables);
  }

  /** The symbols that occur in the terms, in the order in which they were made. */
  public static List<Symbol> symbols(Collection<? extends Term> roots) {
    return Dag.postorder(roots).stream()
        .sorted(Comparator.comparing(Term::id))
        .filter(term -> term instanceof Apply || term instanceof Predicate)
        .map(term -> term instanceof Apply a ? a.symbol() : ((Predicate) term).symbol())
        .distinct()
        .toList();
  }

  /** In the order in which the symbols occurred. */
  public Collection<Table> tables() {
    return tables.values();
  }

  public Table table(Symbol symbol) {
    Table known = tables.get(symbol);
    return known != null ? known : new Table(symbol, Map.of(), Value.anyOf(symbol.result()));
  }

  /** The value of a constant. */
  public Value value(Symbol constant) {
    return table(constant).otherwise();
  }

  /** The same with a table for these symbols, in their order, and for no others. */
  public Model over(Collection<Symbol> symbols) {
    Map<Symbol, Table> all = new LinkedHashMap<>();
    symbols.forEach(symbol -> all.put(symbol, table(symbol)));
    return new Model(all);
  }

  /** Whether the formula is true. */
  public boolean evaluate(Formula formula) {
    return ((Value.Truth) evaluate((Term) formula)).value();
  }

  /** The value of the term. */
  public Value evaluate(Term term) {
    return evaluateAll(List.of(term)).get(term);
  }

  /** The values of the terms and all their subterms; linear in the number of different ones. */
  public Map<Term, Value> evaluateAll(Collection<? extends Term> roots) {
    Map<Term, Value> values = new HashMap<>();
    for (Term term : Dag.postorder(roots)) {
      values.put(term, valueOf(term, values));
    }
    return values;
  }

  private Value valueOf(Term term, Map<Term, Value> values) {
    if (term instanceof Apply apply) {
      return applied(apply.symbol(), apply, values);
    } else if (term instanceof Predicate predicate) {
      return applied(predicate.symbol(), predicate, values);
    } else if (term instanceof Sum sum) {
      return new Value.Rational(
          Evaluation.sum(sum.summands(), sum.coefficients(), values).add(sum.constant()));
    } else if (term instanceof Choice choice) {
      boolean condition = Evaluation.isTrue(choice.condition(), values);
      return values.get(condition ? choice.thenTerm() : choice.elseTerm());
    }
    return new Value.Truth(((Formula) term).match(new Evaluation(values)));
  }

  private Value applied(Symbol symbol, Term term, Map<Term, Value> values) {
    return table(symbol).at(term.children().stream().map(values::get).toList());
  }

  /** {@code (define-fun ...)} for each symbol; elements of declared sorts are abstract values. */
  public String toSmtLib() {
    return ModelPrinter.smtLib(this);
  }

  /** A line per constant and per row of a table, {@code f(3) = 0}; {@code f(_)} is all the rest. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Table table : tables.values()) {
      String name = InfixPrinter.quoted(table.symbol().name());
      table.rows().forEach((arguments, result) -> line(text, name, list(arguments), result));
      int arity = table.symbol().arity();
      String rest = arity == 0 ? "" : list(Collections.nCopies(arity, "_"));
      line(text, name, rest, table.otherwise());
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String name, String arguments, Value value) {
    text.append(name).append(arguments).append(" = ").append(value).append('\n');
  }

  private static String list(List<?> values) {
    return "(" + String.join(", ", values.stream().map(Object::toString).toList()) + ")";
  }
}
