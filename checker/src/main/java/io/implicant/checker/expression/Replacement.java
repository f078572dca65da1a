package io.implicant.checker.expression;

/** Replaces one subexpression by a constant. */
public final class Replacement extends Rewriting {
  private final IntExpression part;
  private final IntExpression constant;

  public Replacement(Expressions pool, IntExpression part, IntExpression constant) {
    super(pool);
    this.part = part;
    this.constant = constant;
  }

  public IntExpression apply(IntExpression e) {
    return rewrite(e);
  }

  public BoolExpression apply(BoolExpression e) {
    return rewrite(e);
  }

  @Override
  boolean affects(Expression expression) {
    return expression.depth() >= part.depth() && expression.dependsOn(part.top());
  }

  @Override
  IntExpression rewritten(IntExpression e) {
    return e == part ? constant : rebuild(e);
  }

  @Override
  IntExpression onVariable(Variable variable) {
    return variable;
  }

  @Override
  IntExpression onCell(Cell cell, IntExpression newIndex) {
    return pool().cell(cell.cells(), newIndex);
  }
}
