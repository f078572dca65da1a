package io.implicant.checker.gal;

import io.implicant.logic.text.InputException;
import java.util.List;

/**
 * Branching-time formulas over any algebra of sets of states. Everything comes down to EX, EG and E
 * U: {@code AX f = !EX !f}, {@code AG f = !EF !f}, {@code AF f = !EG !f}, {@code A(f U g) = !(E(!g
 * U !f && !g) || EG !g)}. A path may end in a state without successors; EG accepts such paths.
 */
public final class Temporal {
  /** Sets of states; complements are those in the reachable states. */
  public interface Algebra<R> {
    /** The states that satisfy a condition without temporal operators. */
    R proposition(Node condition) throws InputException;

    R all();

    R not(R set);

    R and(R left, R right);

    R or(R left, R right);

    /** The states with a successor in the set. */
    R existsNext(R set);

    /** The states from which some path stays in the set. */
    R existsGlobally(R set);

    /** The states from which some path stays in the first set until it reaches the second. */
    R existsUntil(R first, R second);
  }

  /** What is done for each proposition. */
  @FunctionalInterface
  public interface Visitor {
    void visit(Node proposition) throws InputException;
  }

  private Temporal() {}

  /** The states that satisfy the formula. No recursion. */
  public static <R> R evaluate(Node formula, Algebra<R> algebra) throws InputException {
    // The result of a formula without temporal operators is null: it is part of a proposition.
    R result =
        formula.<R>fold(
            (node, below) -> {
              boolean plain = below.stream().allMatch(r -> r == null);
              if (plain && !node.operator().isTemporal()) {
                return null;
              }
              R first = operand(node, below, 0, algebra);
              R second = below.size() > 1 ? operand(node, below, 1, algebra) : null;
              return apply(node.operator(), first, second, algebra);
            });
    return result == null ? algebra.proposition(formula) : result;
  }

  private static <R> R operand(Node node, List<R> below, int i, Algebra<R> algebra)
      throws InputException {
    return below.get(i) == null ? algebra.proposition(node.child(i)) : below.get(i);
  }

  private static <R> R apply(Operator operator, R f, R g, Algebra<R> a) {
    return switch (operator) {
      case NOT -> a.not(f);
      case AND -> a.and(f, g);
      case OR -> a.or(f, g);
      case IMPLIES -> a.or(a.not(f), g);
      case IFF -> a.or(a.and(f, g), a.and(a.not(f), a.not(g)));
      case EX -> a.existsNext(f);
      case EF -> a.existsUntil(a.all(), f);
      case EG -> a.existsGlobally(f);
      case EU -> a.existsUntil(f, g);
      case AX -> a.not(a.existsNext(a.not(f)));
      case AG -> a.not(a.existsUntil(a.all(), a.not(f)));
      case AF -> a.not(a.existsGlobally(a.not(f)));
      case AU -> {
        R late = a.existsUntil(a.not(g), a.and(a.not(f), a.not(g)));
        yield a.not(a.or(late, a.existsGlobally(a.not(g))));
      }
      default -> throw new IllegalArgumentException("no operator on formulas: " + operator);
    };
  }

  /** Visits the propositions of a formula. */
  public static void propositions(Node formula, Visitor visitor) throws InputException {
    Boolean temporal =
        formula.fold(
            (node, below) -> {
              boolean above = below.contains(true) || node.operator().isTemporal();
              for (int i = 0; above && i < below.size(); i++) {
                if (!below.get(i)) {
                  visitor.visit(node.child(i));
                }
              }
              return above;
            });
    if (!temporal) {
      visitor.visit(formula);
    }
  }
}
