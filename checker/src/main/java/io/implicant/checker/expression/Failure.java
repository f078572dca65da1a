package io.implicant.checker.expression;

/** Why an integer expression has no value although no index is out of range. */
public enum Failure {
  DIVISION_BY_ZERO("division by zero", Long.MIN_VALUE + 1),
  OVERFLOW("overflow of 32 bits", Long.MIN_VALUE + 2);

  private final String text;
  private final long code;

  Failure(String text, long code) {
    this.text = text;
    this.code = code;
  }

  /** What stands for it among the {@link Values}. */
  long code() {
    return code;
  }

  @Override
  public String toString() {
    return text;
  }
}
