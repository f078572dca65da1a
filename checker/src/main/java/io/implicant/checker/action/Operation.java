package io.implicant.checker.action;

/**
 * The instructions of {@link Postfix}. Integers and conditions share one stack; a condition is 1 or
 * 0. There is no negation: it is pushed inward to the comparisons, as the meaning of undefined
 * values requires.
 */
public enum Operation {
  /** Pushes its operand. */
  CONSTANT(0, 1),
  /** Pushes the value of a variable; its operand is the variable. */
  VARIABLE(0, 1),
  /** Replaces an index by the cell of an array; its operands are the first cell and the size. */
  ELEMENT(1, 2),
  /** Pushes an undefined value: a constant index outside the array. */
  UNDEFINED(0, 0),

  NEGATE(1, 0),
  COMPLEMENT(1, 0),
  BIT_OR(2, 0),
  BIT_XOR(2, 0),
  BIT_AND(2, 0),
  SHIFT_LEFT(2, 0),
  SHIFT_RIGHT(2, 0),
  PLUS(2, 0),
  MINUS(2, 0),
  TIMES(2, 0),
  DIVIDE(2, 0),
  MODULO(2, 0),
  POWER(2, 0),

  TRUE(0, 0),
  FALSE(0, 0),
  LESS(2, 0),
  LESS_EQUAL(2, 0),
  GREATER(2, 0),
  GREATER_EQUAL(2, 0),
  EQUAL(2, 0),
  NOT_EQUAL(2, 0),
  AND(2, 0),
  OR(2, 0),
  /** A condition as the integer 1 or 0. */
  AS_INTEGER(1, 0);

  private static final Operation[] ALL = values();

  private final int arity;
  private final int operands;

  Operation(int arity, int operands) {
    this.arity = arity;
    this.operands = operands;
  }

  /** How many values it takes from the stack; it puts one back. */
  public int arity() {
    return arity;
  }

  /** How many ints follow it in the code. */
  public int operands() {
    return operands;
  }

  /** The number that stands for it in code. */
  @SuppressWarnings("EnumOrdinal") // codes live no longer than the process
  int code() {
    return ordinal();
  }

  static Operation of(int code) {
    return ALL[code];
  }

  /** Whether it compares two integers. */
  public boolean isComparison() {
    return compareTo(LESS) >= 0 && compareTo(NOT_EQUAL) <= 0;
  }

  /** The comparison that holds where this one does not. */
  public Operation negated() {
    return switch (this) {
      case LESS -> GREATER_EQUAL;
      case LESS_EQUAL -> GREATER;
      case GREATER -> LESS_EQUAL;
      case GREATER_EQUAL -> LESS;
      case EQUAL -> NOT_EQUAL;
      case NOT_EQUAL -> EQUAL;
      case AND -> OR;
      case OR -> AND;
      case TRUE -> FALSE;
      case FALSE -> TRUE;
      default -> throw new IllegalArgumentException("no condition: " + this);
    };
  }
}
