package io.implicant.cfront.internal;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.FloatingType;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.CType.PointerType;
import io.implicant.cfront.DataModel;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.AddressOf;
import io.implicant.cfront.Expression.Binary;
import io.implicant.cfront.Expression.BinaryOperator;
import io.implicant.cfront.Expression.Dereference;
import io.implicant.cfront.Expression.IntegerLiteral;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.Unary;
import io.implicant.cfront.Expression.UnaryOperator;
import io.implicant.cfront.IntegerKind;
import io.implicant.cfront.Position;
import java.math.BigInteger;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Operations on values, with the conversions that C makes of their operands. */
final class Operators {
  private final Source source;
  private final DataModel dataModel;
  private final Conversions conversions;

  Operators(Source source, DataModel dataModel, Conversions conversions) {
    this.source = source;
    this.dataModel = dataModel;
    this.conversions = conversions;
  }

  Expression literal(long value, Position position) {
    return new IntegerLiteral(BigInteger.valueOf(value), dataModel.type(IntegerKind.INT), position);
  }

  Expression binary(IASTNode node, BinaryOperator operator, Expression left, Expression right)
      throws CSourceException {
    if (left.type().isPointer() || right.type().isPointer()) {
      return onPointers(node, operator, left, right);
    } else if (!left.type().isScalar() || !right.type().isScalar()) {
      throw source.wrong(
          node, "cannot apply " + operator.text() + " to " + left.type() + ", " + right.type());
    }
    boolean integersOnly =
        operator.isShift()
            || operator.compareTo(BinaryOperator.AND) >= 0
            || operator == BinaryOperator.REMAINDER;
    if (integersOnly && !(left.type().isInteger() && right.type().isInteger())) {
      throw source.wrong(node, operator.text() + " needs integers");
    }
    Position position = source.position(node);
    if (operator.isShift()) {
      Expression l = conversions.promote(left);
      return new Binary(operator, l, conversions.promote(right), l.type(), position);
    }
    CType common = conversions.common(left.type(), right.type());
    CType result = operator.isComparison() ? dataModel.type(IntegerKind.INT) : common;
    return new Binary(
        operator,
        conversions.convert(left, common),
        conversions.convert(right, common),
        result,
        position);
  }

  private Expression onPointers(
      IASTNode node, BinaryOperator operator, Expression left, Expression right)
      throws CSourceException {
    Position position = source.position(node);
    boolean both = left.type().isPointer() && right.type().isPointer();
    if (operator.isComparison()) {
      CType common = Conversions.ofPointers(left, right);
      return new Binary(
          operator,
          conversions.convert(left, common),
          conversions.convert(right, common),
          dataModel.type(IntegerKind.INT),
          position);
    } else if (operator == BinaryOperator.SUBTRACT && both) {
      return new Binary(operator, left, right, dataModel.differenceType(), position);
    } else if (operator == BinaryOperator.ADD && left.type().isInteger()) {
      return new Binary(operator, right, left, right.type(), position);
    } else if ((operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT)
        && right.type().isInteger()) {
      return new Binary(operator, left, right, left.type(), position);
    }
    throw source.wrong(
        node, "cannot apply " + operator.text() + " to " + left.type() + ", " + right.type());
  }

  Expression unary(IASTNode node, UnaryOperator operator, Expression operand)
      throws CSourceException {
    boolean fits =
        operand.type() instanceof IntegerType
            || (operand.type() instanceof FloatingType && operator == UnaryOperator.MINUS);
    if (!fits) {
      throw source.wrong(node, "cannot apply " + operator.text() + " to " + operand.type());
    }
    Expression promoted = conversions.promote(operand);
    Position position = source.position(node);
    if (promoted instanceof IntegerLiteral number && operator == UnaryOperator.MINUS) {
      BigInteger value = number.value().negate();
      if (number.type().has(value)) {
        return new IntegerLiteral(value, number.type(), position);
      }
    }
    return new Unary(operator, promoted, promoted.type(), position);
  }

  /** {@code !e}. */
  Expression not(IASTNode node, Expression operand) throws CSourceException {
    return binary(
        node, BinaryOperator.EQUAL, scalar(node, operand), literal(0, source.position(node)));
  }

  Expression scalar(IASTNode node, Expression operand) throws CSourceException {
    if (!operand.type().isScalar()) {
      throw source.wrong(node, "expected a number or a pointer, found " + operand.type());
    }
    return operand;
  }

  LValue dereference(IASTNode node, Expression pointer) throws CSourceException {
    if (pointer instanceof AddressOf address && address.place() instanceof LValue place) {
      return place;
    } else if (!(pointer.type() instanceof PointerType)) {
      throw source.wrong(node, "expected a pointer, found " + pointer.type());
    }
    return new Dereference(pointer, source.position(node));
  }

  Expression address(IASTNode node, Expression place) throws CSourceException {
    if (place instanceof Dereference dereference) {
      return dereference.pointer();
    } else if (place instanceof LValue || place instanceof Expression.FunctionUse) {
      return new AddressOf(place, source.position(node));
    }
    throw source.wrong(node, "expected something with an address");
  }

  LValue place(IASTNode node, Expression e) throws CSourceException {
    if (e instanceof LValue place) {
      return place;
    }
    throw source.wrong(node, "expected something that can be assigned to");
  }
}
