package io.implicant.abstraction;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random predicates and formulas over three Int variables and a function. */
final class RandomQuery {
  private final Random random;
  private final Terms terms = new Terms();
  private final int variables;
  private final List<NamedPredicate> predicates = new ArrayList<>();

  RandomQuery(long seed, int mostPredicates) {
    random = new Random(seed);
    variables = 3;
    for (int i = random.nextInt(mostPredicates); i >= 0; i--) {
      predicates.add(new NamedPredicate("p" + i, random.nextInt(6) == 0 ? formula() : atom()));
    }
  }

  private RandomQuery(long seed, int count, int variables) {
    random = new Random(seed);
    this.variables = variables;
    for (int i = 0; i < count; i++) {
      Term right = terms.add(List.of(variable(), terms.number(random.nextInt(11) - 5)));
      predicates.add(new NamedPredicate("p" + i, terms.atMost(variable(), right)));
    }
  }

  /** So many orders over so many variables: too much for a moment. */
  static RandomQuery hard(long seed, int predicates, int variables) {
    return new RandomQuery(seed, predicates, variables);
  }

  Terms terms() {
    return terms;
  }

  List<NamedPredicate> predicates() {
    return predicates;
  }

  /** The predicates or their negations. */
  List<Formula> minterm(int bits) {
    List<Formula> literals = new ArrayList<>();
    for (int i = 0; i < predicates.size(); i++) {
      Formula p = predicates.get(i).formula();
      literals.add((bits >>> i & 1) != 0 ? p : terms.not(p));
    }
    return literals;
  }

  Formula formula() {
    return switch (random.nextInt(5)) {
      case 0 -> terms.and(atom(), atom());
      case 1 -> terms.or(atom(), terms.not(atom()));
      case 2 -> terms.iff(atom(), atom());
      default -> atom();
    };
  }

  Formula atom() {
    Term left = term();
    Term right = term();
    return random.nextInt(3) == 0 ? terms.equal(left, right) : terms.atMost(left, right);
  }

  private Term term() {
    Term base = random.nextInt(5) == 0 ? terms.number(random.nextInt(3)) : variable();
    if (random.nextInt(4) == 0) {
      Symbol f = terms.symbol("f", List.of(Sort.INT), Sort.INT);
      base = terms.apply(f, List.of(base));
    }
    return random.nextInt(4) == 0
        ? terms.add(List.of(base, terms.number(random.nextInt(3) - 1)))
        : base;
  }

  Term variable() {
    return terms.constant("x" + random.nextInt(variables), Sort.INT);
  }
}
