package io.implicant.checker.bp.syntax;

/** The shapes of expressions; those that bind more tightly have a higher precedence. */
public enum Operator {
  CONDITIONAL("?", 1, 3),
  OR("|", 2, 2),
  IMPLIES("=>", 2, 2),
  XOR("^", 3, 2),
  AND("&", 4, 2),
  EQUAL("=", 5, 2),
  DIFFERENT("!=", 5, 2),
  NOT("!", 6, 1),
  /** T if the first operand is, else F if the second is, else either. */
  CHOOSE("schoose", 7, 2),
  TRUE("T", 7, 0),
  FALSE("F", 7, 0),
  /** Either value, each occurrence on its own. */
  STAR("*", 7, 0),
  /** A variable. */
  VARIABLE("", 7, 0),
  /** A variable after the assignment. */
  PRIMED("'", 7, 0);

  private final String symbol;
  private final int precedence;
  private final int operands;

  Operator(String symbol, int precedence, int operands) {
    this.symbol = symbol;
    this.precedence = precedence;
    this.operands = operands;
  }

  public String symbol() {
    return symbol;
  }

  int precedence() {
    return precedence;
  }

  public int operands() {
    return operands;
  }

  boolean isInfix() {
    return operands == 2 && this != CHOOSE;
  }
}
