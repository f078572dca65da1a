package io.implicant.logic.text;

import io.implicant.logic.Dag;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Environment.Macro;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A function being applied: takes arguments one by one, checks the sort of each at its position,
 * and builds the term at the end. Shared by both syntaxes. A whole number stands for a Real where a
 * Real is wanted, as in SMT-LIB's logics of reals.
 */
abstract sealed class Call {
  final Terms terms;
  final String name;
  final Position position;
  final List<Term> arguments = new ArrayList<>();

  private Call(Terms terms, String name, Position position) {
    this.terms = terms;
    this.name = name;
    this.position = position;
  }

  static Call of(Terms terms, Symbol symbol, Position position) {
    List<Sort> sorts = symbol.arguments();
    return new Signed(terms, symbol.name(), sorts, position) {
      @Override
      Term result() {
        return terms.apply(symbol, arguments);
      }
    };
  }

  static Call of(Terms terms, String name, Macro macro, Position position) {
    List<Sort> sorts = macro.parameters().stream().map(Term::sort).toList();
    return new Signed(terms, name, sorts, position) {
      @Override
      Term result() {
        Map<Term, Term> map = new HashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
          map.put(macro.parameters().get(i), arguments.get(i));
        }
        return Dag.substitute(terms, macro.body(), map);
      }
    };
  }

  static Call of(Terms terms, Operator operator, Position position) {
    return new BuiltIn(terms, operator, position);
  }

  /** Takes the next argument, which stands at the position. */
  abstract void add(Term argument, Position at) throws InputException;

  /** The application; {@code end} is where it is closed. */
  abstract Term close(Position end) throws InputException;

  final Term coerced(Term argument, Sort expected, Position at) throws ParseException {
    if (argument.sort() == expected) {
      return argument;
    } else if (expected == Sort.REAL && isWholeNumber(argument)) {
      return Operator.toReal(terms, argument);
    }
    throw wrongSort(expected.toString(), argument, at);
  }

  final ParseException wrongSort(String expected, Term argument, Position at) {
    return new ParseException(
        at,
        "a term of sort "
            + expected
            + " as argument "
            + (arguments.size() + 1)
            + " of '"
            + name
            + "'",
        "a term of sort " + argument.sort());
  }

  static boolean isWholeNumber(Term term) {
    return term.sort() == Sort.INT && Operator.isNumber(term);
  }

  final ParseException wrongArity(String arity, Position at) {
    return new ParseException(at, arity + " of '" + name + "'", count(arguments.size()));
  }

  /** For a message: "1 argument", "2 arguments". */
  static String count(int arguments) {
    return Plural.of(arguments, "argument");
  }

  /** Whether this is =, distinct, or an order. */
  boolean isRelation() {
    return false;
  }

  /** A function with a fixed signature. */
  private abstract static non-sealed class Signed extends Call {
    private final List<Sort> sorts;

    Signed(Terms terms, String name, List<Sort> sorts, Position position) {
      super(terms, name, position);
      this.sorts = sorts;
    }

    @Override
    final void add(Term argument, Position at) throws InputException {
      int index = arguments.size();
      if (index == sorts.size()) {
        throw new ParseException(
            at, "no more than " + count(index) + " of '" + name + "'", "another");
      }
      arguments.add(coerced(argument, sorts.get(index), at));
    }

    @Override
    final Term close(Position end) throws InputException {
      if (arguments.size() != sorts.size()) {
        throw wrongArity(count(sorts.size()), end);
      }
      return result();
    }

    abstract Term result();
  }

  private static final class BuiltIn extends Call {
    private final Operator operator;

    BuiltIn(Terms terms, Operator operator, Position position) {
      super(terms, operator.symbol(), position);
      this.operator = operator;
    }

    @Override
    void add(Term argument, Position at) throws InputException {
      boolean condition = operator.domain() == Operator.Domain.CHOICE && arguments.isEmpty();
      if (operator.domain() == Operator.Domain.BOOL || condition) {
        arguments.add(coerced(argument, Sort.BOOL, at));
      } else if (operator.domain() == Operator.Domain.REAL) {
        arguments.add(coerced(argument, Sort.REAL, at));
      } else {
        addAlike(argument, at);
      }
    }

    /** The argument must have the sort of those before it; numbers become Real if they must. */
    private void addAlike(Term argument, Position at) throws InputException {
      if (operator.domain() == Operator.Domain.NUMBER && !argument.sort().isNumeric()) {
        throw wrongSort("Int or Real", argument, at);
      }
      int first = operator.domain() == Operator.Domain.CHOICE ? 1 : 0;
      if (arguments.size() == first) {
        arguments.add(argument);
        return;
      }
      List<Term> before = arguments.subList(first, arguments.size());
      // Sorts are equal so far, so a number among others is Int only if all of them are.
      if (argument.sort() == Sort.REAL && before.stream().allMatch(Call::isWholeNumber)) {
        before.replaceAll(number -> Operator.toReal(terms, number));
      }
      arguments.add(coerced(argument, before.get(0).sort(), at));
    }

    @Override
    boolean isRelation() {
      return operator.isRelation();
    }

    @Override
    Term close(Position end) throws InputException {
      if (!operator.accepts(arguments.size())) {
        throw wrongArity(operator.arity(), end);
      }
      return operator.apply(terms, arguments, position);
    }
  }
}
