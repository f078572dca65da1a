package io.implicant.checker.gal;

/**
 * The operators of GAL expressions and of temporal formulas. A larger precedence binds more
 * tightly. Unlike in C, the bitwise operators bind more tightly than comparisons, and {@code !}
 * more loosely: {@code ! a & 1 == 0} is {@code !((a & 1) == 0)}.
 */
public enum Operator {
  NUMBER("", Form.LEAF, 20),
  PARAMETER("", Form.LEAF, 20),
  /** A variable, or an array with its index as the only child. */
  NAME("", Form.LEAF, 20),
  TRUE("true", Form.LEAF, 20),
  FALSE("false", Form.LEAF, 20),

  IFF("<->", Form.LOGICAL, 1),
  IMPLIES("->", Form.LOGICAL, 2),
  OR("||", Form.LOGICAL, 3),
  AND("&&", Form.LOGICAL, 4),
  NOT("!", Form.LOGICAL_PREFIX, 5),

  EX("EX", Form.TEMPORAL_PREFIX, 5),
  EF("EF", Form.TEMPORAL_PREFIX, 5),
  EG("EG", Form.TEMPORAL_PREFIX, 5),
  AX("AX", Form.TEMPORAL_PREFIX, 5),
  AF("AF", Form.TEMPORAL_PREFIX, 5),
  AG("AG", Form.TEMPORAL_PREFIX, 5),
  /** {@code E (f U g)}, with two children. */
  EU("E", Form.UNTIL, 20),
  AU("A", Form.UNTIL, 20),

  LESS("<", Form.COMPARISON, 6),
  LESS_EQUAL("<=", Form.COMPARISON, 6),
  GREATER(">", Form.COMPARISON, 6),
  GREATER_EQUAL(">=", Form.COMPARISON, 6),
  EQUAL("==", Form.COMPARISON, 6),
  NOT_EQUAL("!=", Form.COMPARISON, 6),

  BIT_OR("|", Form.ARITHMETIC, 7),
  BIT_XOR("^", Form.ARITHMETIC, 8),
  BIT_AND("&", Form.ARITHMETIC, 9),
  SHIFT_LEFT("<<", Form.ARITHMETIC, 10),
  SHIFT_RIGHT(">>", Form.ARITHMETIC, 10),
  PLUS("+", Form.ARITHMETIC, 11),
  MINUS("-", Form.ARITHMETIC, 11),
  TIMES("*", Form.ARITHMETIC, 12),
  DIVIDE("/", Form.ARITHMETIC, 12),
  MODULO("%", Form.ARITHMETIC, 12),
  NEGATE("-", Form.ARITHMETIC_PREFIX, 13),
  COMPLEMENT("~", Form.ARITHMETIC_PREFIX, 13),
  POWER("**", Form.ARITHMETIC, 14);

  /** What an operator takes and gives. */
  enum Form {
    LEAF,
    /** Conditions to a condition. */
    LOGICAL,
    LOGICAL_PREFIX,
    TEMPORAL_PREFIX,
    UNTIL,
    /** Integers to a condition. */
    COMPARISON,
    /** Integers to an integer. */
    ARITHMETIC,
    ARITHMETIC_PREFIX
  }

  private final String symbol;
  private final Form form;
  private final int precedence;

  Operator(String symbol, Form form, int precedence) {
    this.symbol = symbol;
    this.form = form;
    this.precedence = precedence;
  }

  public String symbol() {
    return symbol;
  }

  Form form() {
    return form;
  }

  int precedence() {
    return precedence;
  }

  boolean isPrefix() {
    return form == Form.LOGICAL_PREFIX
        || form == Form.TEMPORAL_PREFIX
        || form == Form.ARITHMETIC_PREFIX;
  }

  boolean isInfix() {
    return form == Form.LOGICAL || form == Form.COMPARISON || form == Form.ARITHMETIC;
  }

  boolean isRightAssociative() {
    return this == IMPLIES;
  }

  /** Whether operands are integers; leaves and logical operators take none. */
  boolean takesIntegers() {
    return form == Form.COMPARISON || form == Form.ARITHMETIC || form == Form.ARITHMETIC_PREFIX;
  }

  /** Whether the result is a condition, not an integer. */
  public boolean isCondition() {
    return switch (form) {
      case LEAF -> this == TRUE || this == FALSE;
      case ARITHMETIC, ARITHMETIC_PREFIX -> false;
      default -> true;
    };
  }

  public boolean isTemporal() {
    return form == Form.TEMPORAL_PREFIX || form == Form.UNTIL;
  }
}
