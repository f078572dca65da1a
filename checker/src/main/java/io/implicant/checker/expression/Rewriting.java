package io.implicant.checker.expression;

import java.util.ArrayList;
import java.util.List;

/** Rebuilds an expression bottom-up with other leaves. */
abstract class Rewriting {
  private final Expressions pool;

  Rewriting(Expressions pool) {
    this.pool = pool;
  }

  final Expressions pool() {
    return pool;
  }

  /** Whether the rewriting may change an expression: if not, it is not entered. */
  abstract boolean affects(Expression expression);

  abstract IntExpression onVariable(Variable variable);

  abstract IntExpression onCell(Cell cell, IntExpression newIndex);

  final IntExpression rewrite(IntExpression e) {
    return affects(e) ? rewritten(e) : e;
  }

  final BoolExpression rewrite(BoolExpression e) {
    return affects(e) ? rewritten(e) : e;
  }

  /** May be overridden to remember results. */
  IntExpression rewritten(IntExpression e) {
    return rebuild(e);
  }

  BoolExpression rewritten(BoolExpression e) {
    return rebuild(e);
  }

  final IntExpression rebuild(IntExpression e) {
    if (e instanceof Variable variable) {
      return onVariable(variable);
    }
    if (e instanceof Cell cell) {
      return onCell(cell, rewrite(cell.index()));
    }
    if (e instanceof Binary binary) {
      return pool.binary(binary.operator(), rewrite(binary.left()), rewrite(binary.right()));
    }
    if (e instanceof Unary unary) {
      return pool.unary(unary.operator(), rewrite(unary.operand()));
    }
    if (e instanceof FromBoolean fromBoolean) {
      return pool.fromBoolean(rewrite(fromBoolean.condition()));
    }
    return e;
  }

  final BoolExpression rebuild(BoolExpression e) {
    if (e instanceof Comparison comparison) {
      return pool.compare(
          comparison.comparator(), rewrite(comparison.left()), rewrite(comparison.right()));
    }
    if (e instanceof Junction junction) {
      return junction(junction);
    }
    return e;
  }

  private BoolExpression junction(Junction junction) {
    BoolExpression absorbing = pool.truth(!junction.isConjunction());
    List<BoolExpression> operands = new ArrayList<>();
    for (BoolExpression operand : junction.sharedOperands()) {
      BoolExpression rewritten = rewrite(operand);
      if (rewritten == absorbing) {
        return absorbing;
      }
      operands.add(rewritten);
    }
    return pool.junction(junction.isConjunction(), operands);
  }
}
