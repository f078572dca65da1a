package io.implicant.checker.expression;

/** The prefix operators on integers. */
public enum UnaryOperator {
  NEGATE("-"),
  COMPLEMENT("~");

  private final String symbol;

  UnaryOperator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  /** The result for any of the {@link Values}. */
  public long apply(long operand) {
    if (!Values.isInt(operand)) {
      return operand;
    }
    return this == NEGATE ? Values.checked(-operand) : ~operand;
  }
}
