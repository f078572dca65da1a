package io.implicant.checker.expression;

import java.util.function.Consumer;
import java.util.function.IntFunction;

/** A prefix operator. */
public final class Unary extends IntExpression {
  private final UnaryOperator operator;
  private final IntExpression operand;

  Unary(UnaryOperator operator, IntExpression operand) {
    super(31 * (31 * operator.symbol().hashCode() + operand.id()) + 4, operand.depth() + 1);
    this.operator = operator;
    this.operand = operand;
  }

  public UnaryOperator operator() {
    return operator;
  }

  public IntExpression operand() {
    return operand;
  }

  @Override
  boolean sameShape(Expression other) {
    return other instanceof Unary that && operator == that.operator && operand == that.operand;
  }

  @Override
  public void forEachChild(Consumer<Expression> action) {
    action.accept(operand);
  }

  @Override
  public String toString(IntFunction<String> variableNames) {
    return "(" + operator.symbol() + " " + operand.toString(variableNames) + ")";
  }
}
