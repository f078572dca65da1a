package io.implicant.checker.expression;

import java.util.function.Consumer;
import java.util.function.IntFunction;

/** True, false or a failure. */
public final class Truth extends BoolExpression {
  private final long value;

  Truth(long value) {
    super(Long.hashCode(value) + 7, 1);
    this.value = value;
  }

  /** 1, 0 or the code of a failure, see {@link Values}. */
  public long value() {
    return value;
  }

  @Override
  boolean sameShape(Expression other) {
    return other instanceof Truth that && value == that.value;
  }

  @Override
  public void forEachChild(Consumer<Expression> action) {}

  @Override
  public String toString(IntFunction<String> variableNames) {
    if (Values.isFailure(value)) {
      return "<" + Values.failure(value) + ">";
    }
    return value == 1 ? "true" : "false";
  }
}
