package io.implicant.abstraction.baseline;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.apache.commons.math3.fraction.BigFraction;

/** Small random questions of a fragment, from a seed: any Boolean shape of predicates and goal. */
public final class RandomQuestions {
  /** What occurs. */
  public enum Fragment {
    EUF,
    REAL,
    INT,
    REAL_AND_FUNCTIONS,
    INT_AND_FUNCTIONS,
    ALL_SORTS,
    CHOICES
  }

  private final Fragment fragment;
  private final Random random;
  private final Terms terms = new Terms();
  private final Sort declared = terms.sort("U");

  private RandomQuestions(long seed, Fragment fragment) {
    this.fragment = fragment;
    random = new Random(seed * 31 + fragment.name().hashCode());
  }

  /** Ten times as many with {@code mvn -Pslow}. */
  public static LongStream seeds(int count) {
    return LongStream.range(0, Boolean.getBoolean("implicant.slow") ? 10L * count : count);
  }

  public static Question question(long seed, Fragment fragment, int maxPredicates) {
    RandomQuestions made = new RandomQuestions(seed, fragment);
    List<Formula> predicates = new ArrayList<>();
    for (int i = made.random.nextInt(maxPredicates + 1); i > 0; i--) {
      predicates.add(made.formula(made.random.nextInt(4) / 3));
    }
    return new Question(made.terms, predicates, made.formula(made.random.nextInt(3)));
  }

  private Formula formula(int depth) {
    if (depth == 0) {
      Formula atom = atom();
      return random.nextInt(3) == 0 ? terms.not(atom) : atom;
    }
    Formula left = formula(depth - 1);
    Formula right = formula(depth - 1);
    return switch (random.nextInt(5)) {
      case 0 -> terms.and(left, right);
      case 1 -> terms.iff(left, right);
      case 2 -> (Formula) terms.ite(left, right, formula(depth - 1));
      default -> terms.or(left, right, formula(depth - 1));
    };
  }

  private Formula atom() {
    Sort sort = sort();
    Term left = term(sort, 1 + random.nextInt(3) / 2);
    Term right = term(sort, random.nextInt(3));
    if (sort == declared) {
      return random.nextInt(6) == 0
          ? (Formula) terms.apply(terms.symbol("q", List.of(sort), Sort.BOOL), List.of(left))
          : terms.equal(left, right);
    }
    return switch (random.nextInt(fragment == Fragment.INT_AND_FUNCTIONS ? 9 : 4)) {
      case 0 -> terms.less(left, right);
      case 1 -> terms.atMost(left, right);
      default -> terms.equal(left, right);
    };
  }

  private Sort sort() {
    return switch (fragment) {
      case EUF -> declared;
      case REAL, REAL_AND_FUNCTIONS -> Sort.REAL;
      case INT, INT_AND_FUNCTIONS, CHOICES -> Sort.INT;
      case ALL_SORTS -> List.of(declared, Sort.REAL, Sort.INT).get(random.nextInt(3));
    };
  }

  private Term term(Sort sort, int depth) {
    boolean functions = fragment != Fragment.REAL && fragment != Fragment.INT;
    int kind = random.nextInt(10);
    if (functions && depth > 0 && kind < 4) {
      return application(sort, depth);
    } else if (fragment == Fragment.CHOICES && depth > 0 && kind < 6) {
      return terms.ite(atomOfVariables(), term(sort, depth - 1), term(sort, depth - 1));
    } else if (sort != declared && random.nextInt(functions ? 6 : 2) == 0) {
      Term number = number(sort);
      return random.nextInt(3) == 0 ? number : terms.add(List.of(variable(sort), number));
    }
    return variable(sort);
  }

  private Term application(Sort sort, int depth) {
    Sort from = random.nextInt(3) == 0 ? sort() : sort;
    if (fragment == Fragment.CHOICES && random.nextBoolean()) {
      Formula argument = random.nextInt(4) == 0 ? terms.bool(true) : atomOfVariables();
      return terms.apply(terms.symbol("b" + sort, List.of(Sort.BOOL), sort), List.of(argument));
    } else if (random.nextInt(4) == 0) {
      return terms.apply(
          terms.symbol("g" + from + sort, List.of(from, sort), sort),
          List.of(term(from, depth - 1), term(sort, depth - 1)));
    }
    return terms.apply(
        terms.symbol("f" + from + sort, List.of(from), sort), List.of(term(from, depth - 1)));
  }

  private Formula atomOfVariables() {
    return terms.atMost(variable(Sort.INT), variable(Sort.INT));
  }

  private Term variable(Sort sort) {
    return terms.constant("xyz".charAt(random.nextInt(3)) + sort.name(), sort);
  }

  private Term number(Sort sort) {
    int value = random.nextInt(5) - 2;
    boolean half = sort == Sort.REAL && random.nextInt(4) == 0;
    return terms.number(half ? new BigFraction(value, 2) : new BigFraction(value), sort);
  }
}
