package io.implicant.bench.fuzz;

import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random queries; the same seed, number and kind give the same query on every machine. */
public final class RandomQueries {
  private static final int GOAL_DEPTH = 4;

  private final Random random;
  private final QueryKind kind;
  private final RandomTerms source;
  private final Terms terms = new Terms();

  private RandomQueries(long seed, long number, QueryKind kind) {
    long mixed =
        (seed * 0x9E3779B97F4A7C15L) ^ (number * 0xBF58476D1CE4E5B9L) ^ kind.name().hashCode();
    random = new Random(mixed ^ (mixed >>> 31));
    this.kind = kind;
    source = new RandomTerms(random, terms, kind);
  }

  /** A query with two goals and at most so many predicates. */
  public static FuzzQuery query(long seed, long number, QueryKind kind, int maxPredicates) {
    RandomQueries queries = new RandomQueries(seed, number, kind);
    List<Formula> predicates = queries.predicates(1 + queries.random.nextInt(maxPredicates));
    List<Formula> goals = List.of(queries.goal(predicates), queries.goal(predicates));
    return new FuzzQuery(queries.terms, predicates, goals);
  }

  private List<Formula> predicates(int count) {
    List<Formula> predicates = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      boolean compound = kind == QueryKind.COMPOUND && random.nextInt(4) > 0;
      boolean tight = kind.isTight() && random.nextInt(6) > 0;
      predicates.add(
          compound
              ? formula(source.literals(3), 2)
              : tight ? source.tightLiteral() : source.literal());
    }
    return predicates;
  }

  private Formula goal(List<Formula> predicates) {
    if (kind.isTight()) {
      return ranges();
    } else if (kind == QueryKind.GOALS) {
      return formula(leaves(predicates, 5), GOAL_DEPTH);
    }
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> terms.or(source.literals(4)); // its negation says much
      case 3 -> terms.and(source.literals(2));
      case 4 -> formula(leaves(predicates, 4), 2);
      default -> source.literal();
    };
  }

  /** Its negation says that most variables are in 0, 0..1 or 0..2. */
  private Formula ranges() {
    List<Formula> goal = new ArrayList<>();
    if (random.nextBoolean()) {
      goal.add(source.tightLiteral());
    }
    for (Term variable : source.variables()) {
      if (random.nextInt(10) > 0) {
        goal.add(terms.less(variable, terms.number(0)));
      }
      if (random.nextInt(10) > 0) {
        goal.add(terms.less(terms.number(random.nextInt(6) / 2), variable));
      }
    }
    return terms.or(goal);
  }

  /** New literals, and sometimes predicates. */
  private List<Formula> leaves(List<Formula> predicates, int count) {
    List<Formula> leaves = source.literals(count);
    if (random.nextBoolean()) {
      leaves.add(predicates.get(random.nextInt(predicates.size())));
    }
    return leaves;
  }

  private Formula formula(List<Formula> leaves, int depth) {
    if (depth == 0 || (depth < GOAL_DEPTH && random.nextInt(4) == 0)) {
      return leaves.get(random.nextInt(leaves.size()));
    }
    Formula left = formula(leaves, depth - 1);
    Formula right = formula(leaves, depth - 1);
    return switch (random.nextInt(8)) {
      case 0, 1 -> terms.and(left, right);
      case 2, 3 -> terms.or(left, right);
      case 4 -> terms.implies(left, right);
      case 5 -> terms.iff(left, right);
      case 6 -> terms.not(left);
      default -> (Formula) terms.ite(formula(leaves, depth - 1), left, right);
    };
  }
}
