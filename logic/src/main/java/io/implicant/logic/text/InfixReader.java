package io.implicant.logic.text;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.TermLimitException;
import io.implicant.logic.Terms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Reads formulas as people write them, {@code x < y + 2 && !(a != b) -> g(x, y) = 0}. Names need no
 * declaration: their sorts are inferred from all texts given together and from those given before;
 * Int where nothing decides. {@code x : Real} says it outright. {@code ite(c, a, b)} and {@code
 * distinct(a, b, c)} are known; a name with other characters stands in bars, {@code |a b|}.
 */
public final class InfixReader {
  /** A text and what messages call it. */
  public record Source(String name, String text) {}

  private final Terms terms;
  private final Map<String, Symbol> symbols = new LinkedHashMap<>();

  public InfixReader(Terms terms) {
    this.terms = terms;
  }

  /** Makes the symbol known; its name then always means it. */
  public void declare(Symbol symbol) {
    symbols.put(symbol.name(), symbol);
  }

  /** The symbols known so far, in the order in which they became known. */
  public List<Symbol> symbols() {
    return List.copyOf(symbols.values());
  }

  /** Reads one formula. */
  public Formula read(Source source) throws InputException {
    return read(List.of(source)).get(0);
  }

  /**
   * Reads formulas whose names mean the same in all of them. If one is wrong, nothing becomes
   * known.
   */
  public List<Formula> read(List<Source> sources) throws InputException {
    SortInference inference = new SortInference(terms, symbols.values());
    List<List<Expression>> texts = new ArrayList<>();
    for (Source source : sources) {
      List<Expression> nodes =
          Expression.postorder(InfixParser.parse(source.name(), source.text()));
      inference.add(nodes);
      texts.add(nodes);
    }
    Map<String, Symbol> used = new LinkedHashMap<>();
    List<Formula> formulas = new ArrayList<>();
    for (List<Expression> nodes : texts) {
      formulas.add(formula(nodes, inference, used));
    }
    used.forEach(symbols::putIfAbsent);
    return formulas;
  }

  private Formula formula(List<Expression> nodes, SortInference inference, Map<String, Symbol> used)
      throws InputException {
    Map<Expression, Term> values = new HashMap<>();
    Term value = null;
    for (Expression node : nodes) {
      List<Term> children = new ArrayList<>();
      node.children.forEach(child -> children.add(values.get(child)));
      try {
        value = term(node, children, inference, used);
      } catch (TermLimitException limit) {
        throw new InputLimitException(node.position, limit.getMessage());
      }
      values.put(node, value);
    }
    return (Formula) value;
  }

  private Term term(
      Expression node, List<Term> children, SortInference inference, Map<String, Symbol> used)
      throws InputException {
    return switch (node.kind) {
      case NUMBER ->
          node.sort.resolved() == Sort.REAL
              ? terms.number(Names.decimal(node.text), Sort.REAL)
              : terms.number(new BigFraction(new BigInteger(node.text)), Sort.INT);
      case NAME -> terms.apply(used.computeIfAbsent(node.text, inference::symbol), children);
      case OPERATOR -> node.operator.apply(terms, children, node.position);
    };
  }
}
