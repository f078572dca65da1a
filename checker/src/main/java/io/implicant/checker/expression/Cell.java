package io.implicant.checker.expression;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** The content of an array's cell whose index is not constant. */
public final class Cell extends IntExpression {
  private final Cells cells;
  private final IntExpression index;

  Cell(Cells cells, IntExpression index) {
    super(31 * (31 * cells.id() + index.id()) + 3, index.depth() + 1);
    this.cells = cells;
    this.index = index;
  }

  public Cells cells() {
    return cells;
  }

  public IntExpression index() {
    return index;
  }

  @Override
  boolean sameShape(Expression other) {
    return other instanceof Cell that && cells == that.cells && index == that.index;
  }

  @Override
  public void forEachChild(Consumer<Expression> action) {
    action.accept(index);
  }

  @Override
  public String toString(IntFunction<String> variableNames) {
    return Arrays.stream(cells.variables())
        .mapToObj(variableNames)
        .collect(Collectors.joining(", ", "{", "}[" + index.toString(variableNames) + "]"));
  }
}
