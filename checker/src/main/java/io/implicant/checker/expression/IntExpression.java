package io.implicant.checker.expression;

/** An expression that comes to an int, to undefined or to a failure. */
public abstract sealed class IntExpression extends Expression
    permits Value, Variable, Cell, Unary, Binary, FromBoolean {
  IntExpression(int hash, int depth) {
    super(hash, depth);
  }

  /** Whether this is one of the {@link Values}, without variables or operators. */
  public final boolean isConstant() {
    return this instanceof Value;
  }
}
