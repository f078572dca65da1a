package io.implicant.checker.expression;

/**
 * Substitution of a value for a variable, with a direct-mapped memory of results: engines ask for
 * the same (expression, variable, value) at many nodes.
 */
final class PartialEvaluation extends Rewriting {
  private static final int SIZE = 1 << 14;

  private final Expression[] keys = new Expression[SIZE];
  private final int[] variables = new int[SIZE];
  private final int[] values = new int[SIZE];
  private final Expression[] results = new Expression[SIZE];
  private int variable;
  private int value;

  PartialEvaluation(Expressions pool) {
    super(pool);
  }

  IntExpression with(IntExpression e, int newVariable, int newValue) {
    variable = newVariable;
    value = newValue;
    return rewrite(e);
  }

  BoolExpression with(BoolExpression e, int newVariable, int newValue) {
    variable = newVariable;
    value = newValue;
    return rewrite(e);
  }

  @Override
  boolean affects(Expression expression) {
    return expression.dependsOn(variable);
  }

  @Override
  IntExpression onVariable(Variable e) {
    return pool().constant(value);
  }

  @Override
  IntExpression onCell(Cell cell, IntExpression newIndex) {
    return rewrite(pool().cell(cell.cells(), newIndex), cell);
  }

  /** An access with a constant index may have become the variable itself. */
  private IntExpression rewrite(IntExpression access, Cell old) {
    return access != old && access instanceof Variable ? rewrite(access) : access;
  }

  @Override
  IntExpression rewritten(IntExpression e) {
    if (e instanceof Variable) {
      return pool().constant(value);
    }
    int slot = slot(e);
    if (matches(slot, e)) {
      return (IntExpression) results[slot];
    }
    IntExpression result = rebuild(e);
    store(slot, e, result);
    return result;
  }

  @Override
  BoolExpression rewritten(BoolExpression e) {
    int slot = slot(e);
    if (matches(slot, e)) {
      return (BoolExpression) results[slot];
    }
    BoolExpression result = rebuild(e);
    store(slot, e, result);
    return result;
  }

  private int slot(Expression e) {
    return ((((e.id() * 31 + variable) * 31 + value) * 0x9E3779B1) >>> 8) & (SIZE - 1);
  }

  private boolean matches(int slot, Expression e) {
    return keys[slot] == e && variables[slot] == variable && values[slot] == value;
  }

  private void store(int slot, Expression e, Expression result) {
    keys[slot] = e;
    variables[slot] = variable;
    values[slot] = value;
    results[slot] = result;
  }
}
