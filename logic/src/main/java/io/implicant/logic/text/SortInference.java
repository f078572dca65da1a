package io.implicant.logic.text;

import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Terms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Finds the sorts of names in infix text by unification: both sides of an equality have one sort,
 * an order makes them numeric, a decimal makes them Real. What stays open is Int.
 */
final class SortInference {
  private record Signature(List<SortVariable> arguments, SortVariable result) {}

  private final Terms terms;
  private final Map<String, Signature> signatures = new HashMap<>();

  SortInference(Terms terms, Iterable<Symbol> known) {
    this.terms = terms;
    for (Symbol symbol : known) {
      List<SortVariable> arguments = symbol.arguments().stream().map(SortVariable::of).toList();
      signatures.put(symbol.name(), new Signature(arguments, SortVariable.of(symbol.result())));
    }
  }

  /** Takes in a text, which is a formula; its nodes come children first. */
  void add(List<Expression> nodes) throws ParseException {
    for (Expression node : nodes) {
      node.sort =
          switch (node.kind) {
            case NUMBER ->
                node.text.contains(".") ? SortVariable.of(Sort.REAL) : SortVariable.number();
            case NAME -> ofName(node);
            case OPERATOR -> ofOperator(node);
          };
    }
    Expression root = nodes.get(nodes.size() - 1);
    if (!root.sort.unify(SortVariable.of(Sort.BOOL))) {
      throw new ParseException(root.position, "a formula", "a term of " + root.sort);
    }
  }

  /** The symbol of the name, once all texts are taken in. */
  Symbol symbol(String name) {
    Signature signature = signatures.get(name);
    List<Sort> arguments = signature.arguments().stream().map(SortVariable::resolved).toList();
    return terms.symbol(name, arguments, signature.result().resolved());
  }

  private SortVariable ofName(Expression node) throws ParseException {
    int arity = node.children.size();
    Signature signature =
        signatures.computeIfAbsent(
            node.text,
            name ->
                new Signature(
                    Stream.generate(SortVariable::unknown).limit(arity).toList(),
                    SortVariable.unknown()));
    if (signature.arguments().size() != arity) {
      throw new ParseException(
          node.position,
          Call.count(signature.arguments().size()) + " of '" + node.text + "' as elsewhere",
          Call.count(arity));
    }
    for (int i = 0; i < arity; i++) {
      require(signature.arguments().get(i), node.children.get(i));
    }
    if (node.ascription.isPresent()) {
      SortVariable written = SortVariable.of(terms.sort(node.ascription.get()));
      if (!signature.result().unify(written)) {
        throw mismatch(signature.result(), written, node.position);
      }
    }
    return signature.result();
  }

  private SortVariable ofOperator(Expression node) throws ParseException {
    Operator operator = node.operator;
    if (!operator.accepts(node.children.size())) {
      throw new ParseException(
          node.position,
          operator.arity() + " of '" + node.text + "'",
          Call.count(node.children.size()));
    }
    SortVariable operand =
        switch (operator.domain()) {
          case BOOL -> SortVariable.of(Sort.BOOL);
          case REAL -> SortVariable.of(Sort.REAL);
          case NUMBER -> SortVariable.number();
          case ANY, CHOICE -> SortVariable.unknown();
        };
    boolean choice = operator.domain() == Operator.Domain.CHOICE;
    for (int i = 0; i < node.children.size(); i++) {
      boolean condition = choice && i == 0;
      require(condition ? SortVariable.of(Sort.BOOL) : operand, node.children.get(i));
    }
    return switch (operator) {
      case ITE, PLUS, MINUS, TIMES, DIVIDE -> operand;
      default -> SortVariable.of(Sort.BOOL);
    };
  }

  private static void require(SortVariable expected, Expression found) throws ParseException {
    if (!expected.unify(found.sort)) {
      throw mismatch(expected, found.sort, found.position);
    }
  }

  private static ParseException mismatch(SortVariable expected, SortVariable found, Position at) {
    return new ParseException(at, "a term of " + expected, "a term of " + found);
  }
}
