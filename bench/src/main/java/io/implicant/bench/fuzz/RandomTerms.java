package io.implicant.bench.fuzz;

import io.implicant.logic.BoolConstant;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;

/** Random terms and literals over a vocabulary that a {@link QueryKind} fixes. */
final class RandomTerms {
  private static final List<QueryKind> VOCABULARIES =
      List.of(
          QueryKind.INT,
          QueryKind.REAL,
          QueryKind.SORTS,
          QueryKind.INT_FUNCTIONS,
          QueryKind.REAL_FUNCTIONS,
          QueryKind.MIXED);

  private final Random random;
  private final Terms terms;
  private final List<Sort> sorts = new ArrayList<>();
  private final Sort declared;
  private final boolean functions;
  private final boolean cases;
  private final int variables;
  private final int constants;
  private final boolean dense;
  private final Map<Sort, Set<Term>> known = new HashMap<>();

  /** Few variables and small constants, so that brute force is often complete. */
  RandomTerms(Random random, Terms terms, QueryKind kind) {
    this.random = random;
    this.terms = terms;
    declared = terms.sort("U");
    QueryKind base = vocabulary(kind);
    if (base != QueryKind.REAL && base != QueryKind.REAL_FUNCTIONS && base != QueryKind.SORTS) {
      sorts.add(Sort.INT);
    }
    if (base == QueryKind.REAL || base == QueryKind.REAL_FUNCTIONS || base == QueryKind.MIXED) {
      sorts.add(Sort.REAL);
    }
    if (base == QueryKind.SORTS || base == QueryKind.MIXED) {
      sorts.add(declared);
    }
    functions = base != QueryKind.INT && base != QueryKind.REAL && base != QueryKind.TIGHT;
    cases = kind == QueryKind.CASES;
    constants = kind.isTight() ? 2 : random.nextInt(3);
    dense = random.nextInt(8) > 0;
    int most = sorts.size() > 1 ? 2 : functions && !sorts.contains(declared) ? 3 : 4;
    variables = 1 + random.nextInt(most) + (functions ? 0 : 1);
  }

  /** Kinds that are about the shape of formulas have the vocabulary of another kind. */
  private QueryKind vocabulary(QueryKind kind) {
    if (kind != QueryKind.GOALS && kind != QueryKind.COMPOUND && kind != QueryKind.CASES) {
      return kind;
    }
    return VOCABULARIES.get(random.nextInt(VOCABULARIES.size()));
  }

  Terms terms() {
    return terms;
  }

  /** The variables of the first sort. */
  List<Term> variables() {
    List<Term> all = new ArrayList<>();
    for (int i = 0; i < variables; i++) {
      all.add(variable(sorts.get(0), i));
    }
    return all;
  }

  List<Formula> literals(int count) {
    List<Formula> literals = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      literals.add(literal());
    }
    return literals;
  }

  /** Rarely a constant: those that come up are drawn again, mostly. */
  Formula literal() {
    Formula atom = atom();
    while (atom instanceof BoolConstant && random.nextInt(40) > 0) {
      atom = atom();
    }
    return random.nextInt(3) == 0 ? terms.not(atom) : atom;
  }

  /**
   * How many applications of the sort there may be; beyond, those at hand are used again. In most
   * queries there are few, so that they are compared often, and brute force is complete.
   */
  private int most(Sort sort) {
    if (!dense) {
      return Integer.MAX_VALUE;
    } else if (sort == Sort.REAL) {
      return sorts.size() > 1 ? 1 : constants == 0 ? 4 : 2;
    } else if (sort == Sort.INT) {
      return sorts.size() > 1 ? 2 : constants == 0 ? 5 : 3;
    }
    return sort == Sort.BOOL ? 2 : sorts.size() > 1 ? 3 : 7;
  }

  private boolean isFull(Sort sort) {
    return known.getOrDefault(sort, Set.of()).size() >= most(sort);
  }

  private Term used(Term application) {
    known.computeIfAbsent(application.sort(), key -> new LinkedHashSet<>()).add(application);
    return application;
  }

  private Term known(Sort sort) {
    List<Term> all = List.copyOf(known.get(sort));
    return all.get(random.nextInt(all.size()));
  }

  private Formula atom() {
    Sort sort = sorts.get(random.nextInt(sorts.size()));
    int depth = 1 + random.nextInt(4) / 3;
    if (isFull(Sort.BOOL) && random.nextInt(8) == 0) {
      return (Formula) known(Sort.BOOL);
    } else if (functions && !isFull(Sort.BOOL) && random.nextInt(7) == 0) {
      return (Formula) apply("q", List.of(sort), Sort.BOOL, depth);
    } else if (cases && !isFull(Sort.BOOL) && random.nextInt(8) == 0) {
      return (Formula) used(terms.constant("flag", Sort.BOOL));
    } else if (sort == declared) {
      return terms.equal(term(sort, depth), term(sort, depth));
    }
    Term left = term(sort, depth);
    Term right = random.nextInt(4) == 0 ? number(sort) : term(sort, depth);
    return switch (random.nextInt(5)) {
      case 0 -> terms.less(left, right);
      case 1, 2 -> terms.atMost(left, right);
      default -> terms.equal(left, right);
    };
  }

  /** An equality of variables, small numbers, or a function's values there. */
  Formula tightLiteral() {
    Sort sort = sorts.get(0);
    Term left = tightTerm(sort);
    Term right = random.nextBoolean() ? tightTerm(sort) : terms.number(random.nextInt(3));
    Formula equal = terms.equal(left, right);
    return random.nextInt(3) == 0 ? terms.not(equal) : equal;
  }

  private Term tightTerm(Sort sort) {
    if (isFull(sort)) {
      return known(sort);
    }
    Term point = variable(sort, random.nextInt(variables));
    if (functions && random.nextInt(3) > 0) {
      Term argument = random.nextInt(3) == 0 ? terms.number(random.nextInt(2)) : point;
      return used(terms.apply(terms.symbol("f", List.of(sort), sort), List.of(argument)));
    }
    return random.nextInt(4) == 0 ? terms.add(List.of(point, number(sort))) : point;
  }

  private Term term(Sort sort, int depth) {
    if (cases && depth > 0 && random.nextInt(6) == 0) {
      return terms.ite(literalOfVariables(), term(sort, depth - 1), term(sort, depth - 1));
    }
    Term base = unshifted(sort, depth);
    boolean shifted = sort != declared && random.nextInt(functions ? 6 : 3) == 0;
    return shifted ? terms.add(List.of(base, number(sort))) : base;
  }

  private Formula literalOfVariables() {
    Sort sort = sorts.get(0);
    Term left = variable(sort, random.nextInt(variables));
    Term right = variable(sort, random.nextInt(variables));
    return sort == declared || random.nextBoolean()
        ? terms.equal(left, right)
        : terms.atMost(left, terms.add(List.of(right, number(sort))));
  }

  private Term unshifted(Sort sort, int depth) {
    if (isFull(sort)) {
      return known(sort);
    }
    if (cases && depth > 0 && random.nextInt(6) == 0) {
      Symbol ofBool = terms.symbol("of" + sort.name(), List.of(Sort.BOOL), sort);
      return used(terms.apply(ofBool, List.of(literalOfVariables())));
    }
    int choice = functions && depth > 0 ? random.nextInt(10) : 9;
    Sort other = sorts.get(random.nextInt(sorts.size()));
    if (choice < 3) {
      return apply("f", List.of(sort), sort, depth);
    } else if (choice == 3) {
      return apply("g", List.of(sort, other), sort, depth);
    } else if (choice == 4 && other != sort) {
      return apply("h", List.of(other), sort, depth);
    } else if (choice == 5 && depth == 1 && sort != declared) {
      return number(sort); // an argument
    }
    return variable(sort, random.nextInt(variables));
  }

  private Term variable(Sort sort, int index) {
    String names = sort == declared ? "abcde" : sort == Sort.INT ? "xyzvw" : "rstuo";
    return used(terms.constant(names.substring(index, index + 1), sort));
  }

  /** The name says the sorts, so that no name is used twice. */
  private Term apply(String name, List<Sort> arguments, Sort result, int depth) {
    StringBuilder full = new StringBuilder(name);
    List<Term> children = new ArrayList<>();
    for (Sort argument : arguments) {
      children.add(term(argument, depth - 1));
      full.append(sorts.size() > 1 ? argument.name().substring(0, 1) : "");
    }
    full.append(sorts.size() > 1 ? result.name().substring(0, 1) : "");
    return used(terms.apply(terms.symbol(full.toString(), arguments, result), children));
  }

  private Term number(Sort sort) {
    int value = constants == 0 ? 0 : random.nextInt(2 * constants + 1) - constants;
    boolean half = sort == Sort.REAL && random.nextInt(8) == 0;
    return terms.number(half ? new BigFraction(2 * value + 1, 2) : new BigFraction(value), sort);
  }
}
