package io.implicant.checker.expression;

import java.util.function.Consumer;
import java.util.function.IntFunction;

/** A comparison of two integers; false if one of them is undefined. */
public final class Comparison extends BoolExpression {
  private final Comparator comparator;
  private final IntExpression left;
  private final IntExpression right;

  Comparison(Comparator comparator, IntExpression left, IntExpression right) {
    super(
        31 * (31 * (31 * comparator.symbol().hashCode() + left.id()) + right.id()) + 8,
        Math.max(left.depth(), right.depth()) + 1);
    this.comparator = comparator;
    this.left = left;
    this.right = right;
  }

  public Comparator comparator() {
    return comparator;
  }

  public IntExpression left() {
    return left;
  }

  public IntExpression right() {
    return right;
  }

  @Override
  boolean sameShape(Expression other) {
    return other instanceof Comparison that
        && comparator == that.comparator
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
    return left.toString(variableNames)
        + (" " + comparator.symbol() + " ")
        + right.toString(variableNames);
  }
}
