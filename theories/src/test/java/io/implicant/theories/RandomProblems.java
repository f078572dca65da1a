package io.implicant.theories;

import io.implicant.logic.BoolConstant;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.apache.commons.math3.fraction.BigFraction;

/** Small random problems of a fragment, from a seed. */
final class RandomProblems {
  /** What occurs. */
  enum Fragment {
    /** Uninterpreted sorts, functions, predicates. */
    EUF,
    /** Differences over Real. */
    REAL,
    /** Differences over Int. */
    INT,
    /** Differences over Real and functions of them. */
    MIXED_REAL,
    /** Differences over Int and functions of them, with offset arguments. */
    MIXED_INT,
    /** Real, an uninterpreted sort and functions between them. */
    MIXED_SORTS
  }

  private final Random random;
  private final Fragment fragment;
  private final Terms terms = new Terms();
  private final Sort number;
  private final Sort sort = terms.sort("U");
  private final int variables;

  private RandomProblems(long seed, Fragment fragment) {
    random = new Random(seed * 31 + fragment.name().hashCode());
    this.fragment = fragment;
    boolean integers = fragment == Fragment.INT || fragment == Fragment.MIXED_INT;
    number = integers ? Sort.INT : Sort.REAL;
    boolean functions = fragment != Fragment.INT && fragment != Fragment.REAL;
    variables = 2 + random.nextInt(functions ? 10 : 3) / (functions ? 7 : 1);
  }

  /** Fewer of the fragments whose constants make many bounds, which take long. */
  static LongStream seeds(Fragment fragment, int count) {
    boolean slow = fragment == Fragment.MIXED_REAL || fragment == Fragment.MIXED_INT;
    return Seeds.of(slow ? count / 4 : count);
  }

  static Problem problem(long seed, Fragment fragment, int maxPredicates) {
    RandomProblems problems = new RandomProblems(seed, fragment);
    List<Formula> predicates = problems.literals(1 + problems.random.nextInt(maxPredicates));
    return new Problem(problems.terms, predicates, problems.goal());
  }

  /** The same with a disjunction of one or two literals as goal. */
  static Problem clauseProblem(long seed, Fragment fragment, int maxPredicates) {
    RandomProblems problems = new RandomProblems(seed, fragment);
    List<Formula> predicates = problems.literals(1 + problems.random.nextInt(maxPredicates));
    return new Problem(
        problems.terms, predicates, problems.terms.or(problems.literals(1 + seed % 2)));
  }

  /**
   * Integers in small ranges, which the negated goal states for most variables: disequalities and
   * function arguments often leave no value, so that saturation without case splits falls short.
   */
  static Problem tightProblem(long seed, Fragment fragment, int maxPredicates) {
    RandomProblems problems = new RandomProblems(seed, fragment);
    Terms terms = problems.terms;
    Random random = problems.random;
    List<Formula> predicates = new ArrayList<>();
    for (int i = random.nextInt(maxPredicates); i >= 0; i--) {
      predicates.add(problems.tightLiteral());
    }
    List<Formula> goal = new ArrayList<>();
    if (random.nextBoolean()) {
      goal.add(problems.tightLiteral());
    }
    for (int i = 0; i < problems.variables; i++) {
      Term variable = problems.variable(i);
      if (random.nextInt(10) > 0) {
        goal.add(terms.less(variable, terms.number(0)));
      }
      if (random.nextInt(10) > 0) {
        goal.add(terms.less(terms.number(random.nextInt(6) / 2), variable));
      }
    }
    return new Problem(terms, predicates, terms.or(goal));
  }

  /** Mostly an equality of variables, small numbers, or a function's values there. */
  private Formula tightLiteral() {
    if (random.nextInt(6) == 0) {
      return literal();
    }
    Term left = tightTerm();
    Term right = random.nextBoolean() ? tightTerm() : terms.number(random.nextInt(3));
    Formula equal = terms.equal(left, right);
    return random.nextInt(3) == 0 ? terms.not(equal) : equal;
  }

  private Term tightTerm() {
    Term point = variable(random.nextInt(variables));
    if (fragment == Fragment.MIXED_INT && random.nextInt(3) > 0) {
      Term argument = random.nextInt(3) == 0 ? terms.number(random.nextInt(2)) : point;
      Term shifted = random.nextInt(6) == 0 ? terms.add(List.of(point, terms.number(1))) : argument;
      return terms.apply(symbol("f", List.of(number), number), List.of(shifted));
    }
    return random.nextInt(4) == 0 ? terms.add(List.of(point, constant())) : point;
  }

  private List<Formula> literals(long count) {
    List<Formula> literals = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      literals.add(literal());
    }
    return literals;
  }

  private Formula goal() {
    boolean functions = fragment != Fragment.INT && fragment != Fragment.REAL;
    if (functions && random.nextInt(3) > 0) {
      return terms.or(literals(4)); // not-E says much, so that minterms are often refuted
    }
    return switch (random.nextInt(8)) {
      case 0, 1 -> terms.or(literal(), literal());
      case 2 -> terms.and(literal(), literal());
      case 3 -> terms.iff(literal(), literal());
      default -> literal();
    };
  }

  /** Rarely a constant: those that come up are drawn again, mostly. */
  private Formula literal() {
    Formula atom = atom();
    while (atom instanceof BoolConstant && random.nextInt(50) > 0) {
      atom = atom();
    }
    return random.nextInt(3) == 0 ? terms.not(atom) : atom;
  }

  private Formula atom() {
    int depth = 1 + random.nextInt(4) / 3;
    boolean sorts = fragment == Fragment.EUF || fragment == Fragment.MIXED_SORTS;
    if (sorts && random.nextInt(6) == 0) {
      return (Formula) terms.apply(symbol("q", List.of(sort), Sort.BOOL), List.of(member(depth)));
    } else if (fragment == Fragment.EUF || (sorts && random.nextInt(3) == 0)) {
      return terms.equal(member(depth), member(depth));
    }
    Term left = numeric(depth);
    Term right = random.nextInt(4) == 0 ? constant() : numeric(depth);
    return switch (random.nextInt(5)) {
      case 0 -> terms.less(left, right);
      case 1, 2 -> terms.atMost(left, right);
      default -> terms.equal(left, right);
    };
  }

  /** A term of the uninterpreted sort. */
  private Term member(int depth) {
    int kind = depth == 0 ? 9 : random.nextInt(10);
    if (kind < 3) {
      return apply("f", List.of(sort), sort, depth);
    } else if (kind == 3) {
      return apply("g", List.of(sort, sort), sort, depth);
    } else if (kind < 6 && fragment == Fragment.MIXED_SORTS) {
      return apply("k", List.of(number), sort, depth);
    }
    return terms.constant(String.valueOf((char) ('a' + random.nextInt(variables))), sort);
  }

  /** A term of the numeric sort. */
  private Term numeric(int depth) {
    Term base = unshifted(depth);
    boolean functions = fragment != Fragment.INT && fragment != Fragment.REAL;
    return random.nextInt(functions ? 8 : 3) == 0 ? terms.add(List.of(base, constant())) : base;
  }

  private Term unshifted(int depth) {
    boolean functions = fragment != Fragment.INT && fragment != Fragment.REAL && depth > 0;
    int kind = functions ? random.nextInt(8) : 9;
    if (kind < 2) {
      return apply("f", List.of(number), number, depth);
    } else if (kind == 2 && fragment == Fragment.MIXED_SORTS) {
      return apply("h", List.of(sort), number, depth);
    } else if (kind == 2) {
      return apply("g", List.of(number, number), number, depth);
    } else if (kind == 3 && depth == 1) {
      return constant(); // an argument
    }
    return variable(random.nextInt(variables));
  }

  private Term variable(int index) {
    return terms.constant(String.valueOf((char) ('w' + index)), number);
  }

  private Term apply(String name, List<Sort> arguments, Sort result, int depth) {
    List<Term> children = new ArrayList<>();
    for (Sort argument : arguments) {
      children.add(argument == sort ? member(depth - 1) : numeric(depth - 1));
    }
    return terms.apply(symbol(name, arguments, result), children);
  }

  private Symbol symbol(String name, List<Sort> arguments, Sort result) {
    return terms.symbol(name, arguments, result);
  }

  private Term constant() {
    int value = random.nextInt(5) - 2; // half of the constants are 0 and 1
    value = random.nextBoolean() ? value & 1 : value;
    boolean half = number == Sort.REAL && random.nextInt(8) == 0;
    return terms.number(half ? new BigFraction(2 * value + 1, 2) : new BigFraction(value), number);
  }
}
