package io.implicant.logic.text;

import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Environment.Declared;
import io.implicant.logic.text.Environment.Macro;
import io.implicant.logic.text.Environment.Meaning;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * What a token means inside a term: a bound variable, else a declared or defined name, else an
 * operator, else a literal.
 */
final class Names {
  private static final Set<String> KNOWN_ELSEWHERE =
      Set.of(
          "select",
          "store",
          "div",
          "mod",
          "abs",
          "to_real",
          "to_int",
          "is_int",
          "divisible",
          "concat",
          "extract",
          "const",
          "str.len",
          "str.++",
          "exp",
          "sin",
          "cos");

  private final Terms terms;
  private final Environment environment;
  private final Map<String, Deque<Term>> locals = new HashMap<>();
  private Sort numeralSort = Sort.INT;

  Names(Terms terms, Environment environment) {
    this.terms = terms;
    this.environment = environment;
  }

  void setNumeralSort(Sort sort) {
    numeralSort = sort;
  }

  /** The function that the token names, ready to take arguments. */
  Call function(Token head, Position at) throws InputException {
    Meaning meaning = environment.function(head.text());
    Operator operator = Operator.named(head.text());
    if (locals.containsKey(head.text())) {
      throw new ParseException(head.position(), "a function", head.shown() + ", a variable");
    } else if (meaning instanceof Declared declared && declared.symbol().arity() > 0) {
      return Call.of(terms, declared.symbol(), at);
    } else if (meaning instanceof Macro macro && !macro.parameters().isEmpty()) {
      return Call.of(terms, head.text(), macro, at);
    } else if (meaning != null || (operator != null && operator.accepts(0))) {
      throw new ParseException(head.position(), "a function", head.shown() + ", a constant");
    } else if (operator != null) {
      return Call.of(terms, operator, at);
    }
    throw unknown(head, "a declared function");
  }

  /** The term that the token is by itself. */
  Term term(Token token) throws InputException {
    return switch (token.kind()) {
      case NUMERAL -> terms.number(new BigFraction(new BigInteger(token.text())), numeralSort);
      case DECIMAL -> terms.number(decimal(token.text()), Sort.REAL);
      case SYMBOL, QUOTED_SYMBOL -> name(token);
      case BIT_VECTOR ->
          throw new UnsupportedException(
              token.position(), "the bit-vector literal " + token.shown());
      case STRING -> throw new UnsupportedException(token.position(), "a string literal");
      default -> throw new ParseException(token.position(), "a term", token.shown());
    };
  }

  static BigFraction decimal(String text) {
    BigDecimal number = new BigDecimal(text);
    return new BigFraction(number.unscaledValue(), BigInteger.TEN.pow(number.scale()));
  }

  private Term name(Token token) throws InputException {
    Deque<Term> bound = locals.get(token.text());
    if (bound != null) {
      return bound.peek();
    }
    Meaning meaning = environment.function(token.text());
    Operator operator = Operator.named(token.text());
    if (meaning instanceof Declared declared && declared.symbol().arity() == 0) {
      return terms.apply(declared.symbol(), List.of());
    } else if (meaning instanceof Macro macro && macro.parameters().isEmpty()) {
      return macro.body();
    } else if (meaning != null || (operator != null && !operator.accepts(0))) {
      throw new ParseException(
          token.position(), "a term", token.shown() + ", a function without its arguments");
    } else if (operator != null) {
      return operator.apply(terms, List.of(), token.position());
    }
    throw unknown(token, "a declared constant");
  }

  private static InputException unknown(Token name, String expected) {
    return KNOWN_ELSEWHERE.contains(name.text()) || name.text().startsWith("bv")
        ? new UnsupportedException(name.position(), "the function " + name.shown())
        : new ParseException(name.position(), expected, name.shown());
  }

  /** Binds a variable until it is unbound; inner bindings hide outer ones. */
  void bind(String name, Term value) {
    locals.computeIfAbsent(name, key -> new ArrayDeque<>()).push(value);
  }

  void unbind(String name) {
    Deque<Term> values = locals.get(name);
    if (values != null) {
      values.pop();
      if (values.isEmpty()) {
        locals.remove(name);
      }
    }
  }
}
