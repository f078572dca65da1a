package io.implicant.logic.text;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;

/** The interpreted functions of both syntaxes: what they take and what they make. */
enum Operator {
  TRUE("true", 0, 0, Domain.BOOL),
  FALSE("false", 0, 0, Domain.BOOL),
  NOT("not", 1, 1, Domain.BOOL),
  AND("and", 1, Operator.MANY, Domain.BOOL),
  OR("or", 1, Operator.MANY, Domain.BOOL),
  XOR("xor", 2, Operator.MANY, Domain.BOOL),
  IMPLIES("=>", 2, Operator.MANY, Domain.BOOL),
  EQUAL("=", 2, Operator.MANY, Domain.ANY),
  DISTINCT("distinct", 2, Operator.MANY, Domain.ANY),
  ITE("ite", 3, 3, Domain.CHOICE),
  AT_MOST("<=", 2, Operator.MANY, Domain.NUMBER),
  LESS("<", 2, Operator.MANY, Domain.NUMBER),
  AT_LEAST(">=", 2, Operator.MANY, Domain.NUMBER),
  GREATER(">", 2, Operator.MANY, Domain.NUMBER),
  PLUS("+", 1, Operator.MANY, Domain.NUMBER),
  MINUS("-", 1, Operator.MANY, Domain.NUMBER),
  TIMES("*", 1, Operator.MANY, Domain.NUMBER),
  DIVIDE("/", 2, 2, Domain.REAL);

  /** The sorts of the arguments: all Bool, all of one sort, all of one numeric sort, all Real. */
  enum Domain {
    BOOL,
    ANY,
    NUMBER,
    REAL,
    /** A Bool, then two of one sort. */
    CHOICE
  }

  private static final int MANY = Integer.MAX_VALUE;
  private static final int MAX_DISTINCT = 2_000;
  private static final Map<String, Operator> BY_NAME =
      Stream.of(values()).collect(Collectors.toMap(Operator::symbol, Function.identity()));

  private final String symbol;
  private final int least;
  private final int most;
  private final Domain domain;

  Operator(String symbol, int least, int most, Domain domain) {
    this.symbol = symbol;
    this.least = least;
    this.most = most;
    this.domain = domain;
  }

  /** The operator that SMT-LIB writes so, or null. */
  static Operator named(String symbol) {
    return BY_NAME.get(symbol);
  }

  String symbol() {
    return symbol;
  }

  Domain domain() {
    return domain;
  }

  boolean accepts(int arguments) {
    return least <= arguments && arguments <= most;
  }

  /** For a message: how many arguments there must be. */
  String arity() {
    return (least == most ? "" : "at least ") + Call.count(least);
  }

  boolean isRelation() {
    return switch (this) {
      case EQUAL, DISTINCT, AT_MOST, LESS, AT_LEAST, GREATER -> true;
      default -> false;
    };
  }

  /**
   * The operator applied to arguments of the right number and sorts.
   *
   * @throws UnsupportedException for a product of two variables or a division by one
   * @throws InputLimitException for too many distinct terms, of which all pairs are taken
   */
  Term apply(Terms terms, List<Term> arguments, Position position)
      throws UnsupportedException, InputLimitException {
    return switch (this) {
      case TRUE -> terms.bool(true);
      case FALSE -> terms.bool(false);
      case NOT -> terms.not(formula(arguments.get(0)));
      case AND -> terms.and(formulas(arguments));
      case OR -> terms.or(formulas(arguments));
      case XOR -> exclusiveOr(terms, formulas(arguments));
      case IMPLIES -> implication(terms, formulas(arguments));
      case EQUAL -> chain(terms, arguments, terms::equal);
      case DISTINCT -> distinct(terms, arguments, position);
      case ITE -> terms.ite(formula(arguments.get(0)), arguments.get(1), arguments.get(2));
      case AT_MOST -> chain(terms, arguments, terms::atMost);
      case LESS -> chain(terms, arguments, terms::less);
      case AT_LEAST -> chain(terms, arguments, (a, b) -> terms.atMost(b, a));
      case GREATER -> chain(terms, arguments, (a, b) -> terms.less(b, a));
      case PLUS -> terms.add(arguments);
      case MINUS -> minus(terms, arguments);
      case TIMES -> product(terms, arguments, position);
      case DIVIDE -> quotient(terms, arguments.get(0), arguments.get(1), position);
    };
  }

  private interface Relation {
    Formula of(Term left, Term right);
  }

  private static Formula chain(Terms terms, List<Term> arguments, Relation relation) {
    List<Formula> links = new ArrayList<>();
    for (int i = 1; i < arguments.size(); i++) {
      links.add(relation.of(arguments.get(i - 1), arguments.get(i)));
    }
    return terms.and(links);
  }

  private static Formula distinct(Terms terms, List<Term> arguments, Position position)
      throws InputLimitException {
    if (arguments.get(0).sort().isBool() && arguments.size() > 2) {
      return terms.bool(false);
    } else if (arguments.size() > MAX_DISTINCT) {
      throw new InputLimitException(position, "'distinct' of more than " + MAX_DISTINCT + " terms");
    }
    List<Formula> pairs = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      for (int j = i + 1; j < arguments.size(); j++) {
        pairs.add(terms.not(terms.equal(arguments.get(i), arguments.get(j))));
      }
    }
    return terms.and(pairs);
  }

  private static Formula exclusiveOr(Terms terms, List<Formula> arguments) {
    Formula result = arguments.get(0);
    for (Formula argument : arguments.subList(1, arguments.size())) {
      result = terms.not(terms.iff(result, argument));
    }
    return result;
  }

  /** Right associative: a => (b => c) is not a, or not b, or c. */
  private static Formula implication(Terms terms, List<Formula> arguments) {
    List<Formula> clause = new ArrayList<>();
    for (Formula premise : arguments.subList(0, arguments.size() - 1)) {
      clause.add(terms.not(premise));
    }
    clause.add(arguments.get(arguments.size() - 1));
    return terms.or(clause);
  }

  private static Term minus(Terms terms, List<Term> arguments) {
    Term first = arguments.get(0);
    if (arguments.size() == 1) {
      return terms.multiply(BigFraction.MINUS_ONE, first);
    }
    return terms.subtract(first, terms.add(arguments.subList(1, arguments.size())));
  }

  private static Term product(Terms terms, List<Term> arguments, Position position)
      throws UnsupportedException {
    Term result = arguments.get(0);
    for (Term argument : arguments.subList(1, arguments.size())) {
      if (isNumber(argument)) {
        result = terms.multiply(((Sum) argument).constant(), result);
      } else if (isNumber(result)) {
        result = terms.multiply(((Sum) result).constant(), argument);
      } else {
        throw new UnsupportedException(position, "'*' of two terms that are not numbers");
      }
    }
    return result;
  }

  private static Term quotient(Terms terms, Term dividend, Term divisor, Position position)
      throws UnsupportedException {
    if (!isNumber(divisor)) {
      throw new UnsupportedException(position, "'/' by a term that is not a number");
    }
    BigFraction number = ((Sum) divisor).constant();
    if (number.equals(BigFraction.ZERO)) {
      throw new UnsupportedException(position, "'/' by zero");
    }
    return terms.multiply(number.reciprocal(), dividend);
  }

  static boolean isNumber(Term term) {
    return term instanceof Sum sum && sum.isNumber();
  }

  /** The Int number as a Real. */
  static Term toReal(Terms terms, Term number) {
    return terms.number(((Sum) number).constant(), Sort.REAL);
  }

  private static Formula formula(Term term) {
    return (Formula) term;
  }

  private static List<Formula> formulas(List<Term> terms) {
    List<Formula> formulas = new ArrayList<>(terms.size());
    for (Term term : terms) {
      formulas.add((Formula) term);
    }
    return formulas;
  }
}
