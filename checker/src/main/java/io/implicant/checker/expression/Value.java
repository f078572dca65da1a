package io.implicant.checker.expression;

import java.util.function.Consumer;
import java.util.function.IntFunction;

/** An int, undefined or a failure: one of the {@link Values}. */
public final class Value extends IntExpression {
  private final long value;

  Value(long value) {
    super(Long.hashCode(value), 1);
    this.value = value;
  }

  public long value() {
    return value;
  }

  @Override
  boolean sameShape(Expression other) {
    return other instanceof Value that && value == that.value;
  }

  @Override
  public void forEachChild(Consumer<Expression> action) {}

  @Override
  public String toString(IntFunction<String> variableNames) {
    if (Values.isInt(value)) {
      return value < 0 ? "(" + value + ")" : Long.toString(value);
    }
    return value == Values.UNDEFINED ? "undefined" : "<" + Values.failure(value) + ">";
  }
}
