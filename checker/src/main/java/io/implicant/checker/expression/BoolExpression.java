package io.implicant.checker.expression;

/**
 * A condition: true, false or a failure. There is no negation; {@link Expressions#not} pushes it
 * inward, since a comparison with an undefined operand is false and so is its opposite.
 */
public abstract sealed class BoolExpression extends Expression permits Truth, Comparison, Junction {
  BoolExpression(int hash, int depth) {
    super(hash, depth);
  }

  public final boolean isTrue() {
    return this instanceof Truth truth && truth.value() == 1;
  }

  public final boolean isFalse() {
    return this instanceof Truth truth && truth.value() == 0;
  }

  /** Whether this is true, false or a failure, without variables or operators. */
  public final boolean isConstant() {
    return this instanceof Truth;
  }
}
