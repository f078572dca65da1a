package io.implicant.checker.expression;

import java.util.function.Consumer;
import java.util.function.IntFunction;

/** The content of a variable. */
public final class Variable extends IntExpression {
  private final int index;

  Variable(int index) {
    super(31 + index, 1);
    this.index = index;
  }

  public int index() {
    return index;
  }

  @Override
  boolean sameShape(Expression other) {
    return other instanceof Variable that && index == that.index;
  }

  @Override
  public void forEachChild(Consumer<Expression> action) {}

  @Override
  public String toString(IntFunction<String> variableNames) {
    return variableNames.apply(index);
  }
}
