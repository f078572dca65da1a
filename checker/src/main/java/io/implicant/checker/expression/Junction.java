package io.implicant.checker.expression;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** A conjunction or disjunction of at least two conditions, flat, sorted, without repetition. */
public final class Junction extends BoolExpression {
  private final boolean conjunction;
  private final BoolExpression[] operands;

  Junction(boolean conjunction, BoolExpression[] operands) {
    super(hash(conjunction, operands), depth(operands) + 1);
    this.conjunction = conjunction;
    this.operands = operands;
  }

  private static int hash(boolean conjunction, BoolExpression[] operands) {
    int hash = conjunction ? 9 : 10;
    for (BoolExpression operand : operands) {
      hash = 31 * hash + operand.id();
    }
    return hash;
  }

  private static int depth(BoolExpression[] operands) {
    int depth = 0;
    for (BoolExpression operand : operands) {
      depth = Math.max(depth, operand.depth());
    }
    return depth;
  }

  public boolean isConjunction() {
    return conjunction;
  }

  public List<BoolExpression> operands() {
    return List.of(operands);
  }

  BoolExpression[] sharedOperands() {
    return operands;
  }

  @Override
  boolean sameShape(Expression other) {
    return other instanceof Junction that
        && conjunction == that.conjunction
        && Arrays.equals(operands, that.operands); // interned, hence equality is identity
  }

  @Override
  public void forEachChild(Consumer<Expression> action) {
    for (BoolExpression operand : operands) {
      action.accept(operand);
    }
  }

  @Override
  public String toString(IntFunction<String> variableNames) {
    return Arrays.stream(operands)
        .map(operand -> operand.toString(variableNames))
        .collect(Collectors.joining(conjunction ? " && " : " || ", "(", ")"));
  }
}
