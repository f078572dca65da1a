package io.implicant.checker.expression;

/** The comparisons of C. */
public enum Comparator {
  EQUAL("=="),
  DIFFERENT("!="),
  LESS("<"),
  AT_MOST("<="),
  GREATER(">"),
  AT_LEAST(">=");

  private final String symbol;

  Comparator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  /** 0, 1 or a failure for any two {@link Values}; false if an operand is undefined. */
  public long apply(long left, long right) {
    if (!Values.isInt(left) || !Values.isInt(right)) {
      long worst = Values.worst(left, right);
      return worst == Values.UNDEFINED ? 0 : worst;
    }
    return holds(left, right) ? 1 : 0;
  }

  boolean holds(long left, long right) {
    return switch (this) {
      case EQUAL -> left == right;
      case DIFFERENT -> left != right;
      case LESS -> left < right;
      case AT_MOST -> left <= right;
      case GREATER -> left > right;
      case AT_LEAST -> left >= right;
    };
  }

  /** The comparison that holds, on defined operands, where this one does not. */
  public Comparator negated() {
    return switch (this) {
      case EQUAL -> DIFFERENT;
      case DIFFERENT -> EQUAL;
      case LESS -> AT_LEAST;
      case AT_MOST -> GREATER;
      case GREATER -> AT_MOST;
      case AT_LEAST -> LESS;
    };
  }

  /** The comparison that holds of (right, left) where this one holds of (left, right). */
  Comparator swapped() {
    return switch (this) {
      case EQUAL, DIFFERENT -> this;
      case LESS -> GREATER;
      case AT_MOST -> AT_LEAST;
      case GREATER -> LESS;
      case AT_LEAST -> AT_MOST;
    };
  }
}
