package io.implicant.theories;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random path formulas as a verifier makes them of a loop-free block: variables have versions,
 * statements define the next one, branches are joined by copies or by if-then-else terms.
 * Predicates speak of the first and the last versions. Ranges are small, so that disequalities and
 * equal arguments need case splits over Int.
 */
final class RandomPaths {
  private static final int VARIABLES = 3;

  private final Random random;
  private final Terms terms = new Terms();
  private final Symbol function = terms.symbol("f", List.of(Sort.INT), Sort.INT);
  private final Symbol relation = terms.symbol("r", List.of(Sort.INT, Sort.INT), Sort.BOOL);
  private final int[] versions = new int[VARIABLES];

  private RandomPaths(long seed) {
    random = new Random(seed * 127 + 8);
  }

  /** The goal is the negated path formula, so that not F_P(goal) is G_P of the path formula. */
  static Problem problem(long seed, int mostPredicates) {
    RandomPaths paths = new RandomPaths(seed);
    List<Formula> steps = new ArrayList<>();
    for (int i = 2 + paths.random.nextInt(4); i > 0; i--) {
      steps.add(paths.step(2));
    }
    List<Formula> predicates = new ArrayList<>();
    for (int i = paths.random.nextInt(mostPredicates); i >= 0; i--) {
      predicates.add(paths.predicate(predicates));
    }
    return new Problem(paths.terms, predicates, paths.terms.not(paths.terms.and(steps)));
  }

  private Formula step(int depth) {
    return switch (random.nextInt(depth > 0 ? 7 : 4)) {
      case 0 -> guard();
      case 1 -> range();
      case 2, 3 -> assignment();
      case 4 -> choice();
      default -> diamond(depth - 1);
    };
  }

  private Formula range() {
    Term x = current();
    int low = random.nextInt(2);
    return terms.and(
        terms.atMost(terms.number(low), x),
        terms.atMost(x, terms.number(low + 1 + random.nextInt(2))));
  }

  private Formula assignment() {
    Term value = value();
    return terms.equal(next(random.nextInt(VARIABLES)), value);
  }

  private Formula choice() {
    Term value = terms.ite(guard(), value(), value());
    return terms.equal(next(random.nextInt(VARIABLES)), value);
  }

  /** Two branches under a condition; versions of one that the other lacks are copied there. */
  private Formula diamond(int depth) {
    Formula condition = guard();
    int[] before = versions.clone();
    List<Formula> left = branch(condition, depth);
    int[] leftEnd = versions.clone();
    System.arraycopy(before, 0, versions, 0, VARIABLES);
    List<Formula> right = branch(terms.not(condition), depth);
    for (int v = 0; v < VARIABLES; v++) {
      int rightEnd = versions[v];
      versions[v] = Math.max(leftEnd[v], rightEnd);
      copy(v, leftEnd[v], left);
      copy(v, rightEnd, right);
    }
    return terms.or(terms.and(left), terms.and(right));
  }

  private List<Formula> branch(Formula condition, int depth) {
    List<Formula> steps = new ArrayList<>(List.of(condition));
    for (int i = random.nextInt(3); i > 0; i--) {
      steps.add(step(depth));
    }
    return steps;
  }

  private void copy(int variable, int version, List<Formula> branch) {
    if (version < versions[variable]) {
      branch.add(terms.equal(at(variable, versions[variable]), at(variable, version)));
    }
  }

  private Formula guard() {
    Formula atom = atom(current(), random.nextBoolean() ? current() : constant());
    return random.nextBoolean() ? atom : terms.not(atom);
  }

  private Formula atom(Term left, Term right) {
    return switch (random.nextInt(7)) {
      case 0, 1 -> terms.equal(left, right);
      case 2, 3 -> terms.atMost(left, right);
      case 4 -> terms.equal(apply(left), right);
      case 5 -> terms.equal(apply(left), apply(right));
      default -> (Formula) terms.apply(relation, List.of(left, right));
    };
  }

  private Term value() {
    return switch (random.nextInt(5)) {
      case 0 -> constant();
      case 1 -> apply(current());
      case 2 -> current();
      default -> terms.add(List.of(current(), terms.number(random.nextInt(3) - 1)));
    };
  }

  /** Over the ends of the path; now and then the negation of an earlier one, or a combination. */
  private Formula predicate(List<Formula> earlier) {
    Formula atom = atom(end(), random.nextInt(3) == 0 ? constant() : end());
    if (earlier.isEmpty() || random.nextInt(4) > 0) {
      return random.nextInt(4) == 0 ? terms.not(atom) : atom;
    }
    Formula other = earlier.get(random.nextInt(earlier.size()));
    return switch (random.nextInt(3)) {
      case 0 -> terms.not(other);
      case 1 -> terms.iff(atom, other);
      default -> terms.and(atom, terms.not(other));
    };
  }

  private Term end() {
    int variable = random.nextInt(VARIABLES);
    return at(variable, random.nextBoolean() ? 0 : versions[variable]);
  }

  private Term current() {
    int variable = random.nextInt(VARIABLES);
    return at(variable, versions[variable]);
  }

  private Term next(int variable) {
    return at(variable, ++versions[variable]);
  }

  private Term at(int variable, int version) {
    return terms.constant("xyz".charAt(variable) + "@" + version, Sort.INT);
  }

  private Term apply(Term argument) {
    return terms.apply(function, List.of(argument));
  }

  private Term constant() {
    return terms.number(random.nextInt(3));
  }
}
