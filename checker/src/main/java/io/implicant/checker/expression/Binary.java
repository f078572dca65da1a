package io.implicant.checker.expression;

import java.util.function.Consumer;
import java.util.function.IntFunction;

/** An infix operator on integers. */
public final class Binary extends IntExpression {
  private final BinaryOperator operator;
  private final IntExpression left;
  private final IntExpression right;

  Binary(BinaryOperator operator, IntExpression left, IntExpression right) {
    super(
        31 * (31 * (31 * operator.symbol().hashCode() + left.id()) + right.id()) + 5,
        Math.max(left.depth(), right.depth()) + 1);
    this.operator = operator;
    this.left = left;
    this.right = right;
  }

  public BinaryOperator operator() {
    return operator;
  }

  public IntExpression left() {
    return left;
  }

  public IntExpression right() {
    return right;
  }

  @Override
  boolean sameShape(Expression other) {
    return other instanceof Binary that
        && operator == that.operator
        && left == that.left
        && right == that.right;
  }

  @Override
  public void forEachChild(Consumer<Expression> action) {
    action.accept(left);
    action.accept(right);
  }

  @Override
  public String toString(IntFunction<String> variableNames) {
    return "("
        + left.toString(variableNames)
        + (" " + operator.symbol() + " ")
        + right.toString(variableNames)
        + ")";
  }
}
