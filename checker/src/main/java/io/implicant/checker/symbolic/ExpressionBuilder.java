package io.implicant.checker.symbolic;

import io.implicant.checker.action.Operation;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.expression.BinaryOperator;
import io.implicant.checker.expression.BoolExpression;
import io.implicant.checker.expression.Comparator;
import io.implicant.checker.expression.Expression;
import io.implicant.checker.expression.Expressions;
import io.implicant.checker.expression.IntExpression;
import io.implicant.checker.expression.UnaryOperator;

/** Makes expressions over levels from the code of a model over its variables. */
final class ExpressionBuilder implements Postfix.Builder<Expression> {
  private final Expressions pool;
  private final int[] levelOf;

  ExpressionBuilder(Expressions pool, int[] levelOf) {
    this.pool = pool;
    this.levelOf = levelOf;
  }

  BoolExpression condition(Postfix code) {
    return (BoolExpression) code.build(this);
  }

  IntExpression integer(Postfix code) {
    return (IntExpression) code.build(this);
  }

  /** A cell of an array as something to read or to assign to. */
  IntExpression cell(int first, int size, IntExpression index) {
    int[] levels = new int[size];
    for (int i = 0; i < size; i++) {
      levels[i] = levelOf[first + i];
    }
    return pool.cell(pool.cells(levels), index);
  }

  @Override
  public Expression constant(int value) {
    return pool.constant(value);
  }

  @Override
  public Expression undefined() {
    return pool.undefined();
  }

  @Override
  public Expression variable(int variable) {
    return pool.variable(levelOf[variable]);
  }

  @Override
  public Expression element(int first, int size, Expression index) {
    return cell(first, size, (IntExpression) index);
  }

  @Override
  public Expression truth(boolean value) {
    return pool.truth(value);
  }

  @Override
  public Expression asInteger(Expression condition) {
    return pool.fromBoolean((BoolExpression) condition);
  }

  @Override
  public Expression unary(Operation operation, Expression operand) {
    return pool.unary(UnaryOperator.valueOf(operation.name()), (IntExpression) operand);
  }

  @Override
  public Expression binary(Operation operation, Expression left, Expression right) {
    return switch (operation) {
      case AND -> pool.and((BoolExpression) left, (BoolExpression) right);
      case OR -> pool.or((BoolExpression) left, (BoolExpression) right);
      case LESS -> compare(Comparator.LESS, left, right);
      case LESS_EQUAL -> compare(Comparator.AT_MOST, left, right);
      case GREATER -> compare(Comparator.GREATER, left, right);
      case GREATER_EQUAL -> compare(Comparator.AT_LEAST, left, right);
      case EQUAL -> compare(Comparator.EQUAL, left, right);
      case NOT_EQUAL -> compare(Comparator.DIFFERENT, left, right);
      case PLUS -> arithmetic(BinaryOperator.ADD, left, right);
      case MINUS -> arithmetic(BinaryOperator.SUBTRACT, left, right);
      case TIMES -> arithmetic(BinaryOperator.MULTIPLY, left, right);
      case MODULO -> arithmetic(BinaryOperator.REMAINDER, left, right);
      default -> arithmetic(BinaryOperator.valueOf(operation.name()), left, right);
    };
  }

  private Expression compare(Comparator comparator, Expression left, Expression right) {
    return pool.compare(comparator, (IntExpression) left, (IntExpression) right);
  }

  private Expression arithmetic(BinaryOperator operator, Expression left, Expression right) {
    return pool.binary(operator, (IntExpression) left, (IntExpression) right);
  }
}
