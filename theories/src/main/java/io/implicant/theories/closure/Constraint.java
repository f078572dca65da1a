package io.implicant.theories.closure;

/**
 * An atom as a constraint on nodes.
 *
 * @param kind which one
 * @param x the node constrained
 * @param y the node it is compared with
 * @param weight the constant; see {@link Encoding} for Real
 * @param z for {@link Kind#TRUTH} the node of false
 */
record Constraint(Kind kind, int x, int y, long weight, int z) {
  /** What an atom says. */
  enum Kind {
    /** x - y <= weight; the negation is y - x <= -weight - 1. */
    BOUND,
    /** x = y + weight. */
    EQUALITY,
    /** x is y (the node of true) or z (the node of false). */
    TRUTH
  }

  static Constraint bound(int x, int y, long weight) {
    return new Constraint(Kind.BOUND, x, y, weight, -1);
  }

  static Constraint equality(int x, int y, long weight) {
    return new Constraint(Kind.EQUALITY, x, y, weight, -1);
  }

  static Constraint truth(int x, int truth, int falsity) {
    return new Constraint(Kind.TRUTH, x, truth, 0, falsity);
  }
}
