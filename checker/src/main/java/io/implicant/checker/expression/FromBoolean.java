package io.implicant.checker.expression;

import java.util.function.Consumer;
import java.util.function.IntFunction;

/** A condition as an integer: 1 where it holds, 0 elsewhere. */
public final class FromBoolean extends IntExpression {
  private final BoolExpression condition;

  FromBoolean(BoolExpression condition) {
    super(31 * condition.id() + 6, condition.depth() + 1);
    this.condition = condition;
  }

  public BoolExpression condition() {
    return condition;
  }

  @Override
  boolean sameShape(Expression other) {
    return other instanceof FromBoolean that && condition == that.condition;
  }

  @Override
  public void forEachChild(Consumer<Expression> action) {
    action.accept(condition);
  }

  @Override
  public String toString(IntFunction<String> variableNames) {
    return "(" + condition.toString(variableNames) + ")";
  }
}
