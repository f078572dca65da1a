package io.implicant.cfront.internal;

import io.implicant.cfront.CType;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.AddressOf;
import io.implicant.cfront.Expression.Binary;
import io.implicant.cfront.Expression.Cast;
import io.implicant.cfront.Expression.Dereference;
import io.implicant.cfront.Expression.Element;
import io.implicant.cfront.Expression.FloatingLiteral;
import io.implicant.cfront.Expression.FunctionUse;
import io.implicant.cfront.Expression.IntegerLiteral;
import io.implicant.cfront.Expression.MemberUse;
import io.implicant.cfront.Expression.StringLiteral;
import io.implicant.cfront.Expression.Unary;
import io.implicant.cfront.Expression.UnaryOperator;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.IntegerKind;
import java.math.BigInteger;

/**
 * The value of an integer constant expression (C11 6.6); null if it is none, or if C leaves its
 * value open: signed overflow, division by zero, a shift too far.
 */
final class Folding implements Expression.Visitor<BigInteger, RuntimeException> {
  static BigInteger value(Expression e) {
    return e.match(new Folding());
  }

  @Override
  public BigInteger integer(IntegerLiteral e) {
    return e.value();
  }

  @Override
  public BigInteger cast(Cast e) {
    BigInteger value = value(e.operand());
    return value == null ? null : in(value, e.type(), true);
  }

  @Override
  public BigInteger unary(Unary e) {
    BigInteger value = value(e.operand());
    if (value == null) {
      return null;
    }
    return in(e.operator() == UnaryOperator.MINUS ? value.negate() : value.not(), e.type(), false);
  }

  @Override
  public BigInteger binary(Binary e) {
    BigInteger left = value(e.left());
    BigInteger right = value(e.right());
    if (left == null || right == null) {
      return null;
    } else if (e.operator().isComparison()) {
      return compare(e, left.compareTo(right)) ? BigInteger.ONE : BigInteger.ZERO;
    }
    boolean undefined =
        switch (e.operator()) {
          case DIVIDE, REMAINDER -> right.signum() == 0;
          case SHIFT_LEFT, SHIFT_RIGHT ->
              right.signum() < 0
                  || right.bitLength() > 8
                  || right.intValueExact() >= ((IntegerType) e.type()).bits();
          default -> false;
        };
    return undefined ? null : in(compute(e, left, right), e.type(), false);
  }

  private static BigInteger compute(Binary e, BigInteger left, BigInteger right) {
    return switch (e.operator()) {
      case MULTIPLY -> left.multiply(right);
      case DIVIDE -> left.divide(right);
      case REMAINDER -> left.remainder(right);
      case ADD -> left.add(right);
      case SUBTRACT -> left.subtract(right);
      case SHIFT_LEFT -> left.shiftLeft(right.intValueExact());
      case SHIFT_RIGHT -> left.shiftRight(right.intValueExact());
      case AND -> left.and(right);
      case XOR -> left.xor(right);
      case OR -> left.or(right);
      default -> throw new IllegalArgumentException(e.operator().toString());
    };
  }

  private static boolean compare(Binary e, int order) {
    return switch (e.operator()) {
      case LESS -> order < 0;
      case GREATER -> order > 0;
      case AT_MOST -> order <= 0;
      case AT_LEAST -> order >= 0;
      case EQUAL -> order == 0;
      default -> order != 0;
    };
  }

  private static BigInteger in(BigInteger value, CType type, boolean cast) {
    if (!(type instanceof IntegerType target)) {
      return null;
    } else if (cast && target.kind() == IntegerKind.BOOL) {
      return BigInteger.valueOf(Math.abs(value.signum()));
    } else if (!target.isSigned()) {
      return value.mod(BigInteger.ONE.shiftLeft(target.bits()));
    }
    return target.has(value) ? value : null;
  }

  @Override
  public BigInteger variable(VariableUse e) {
    return null;
  }

  @Override
  public BigInteger dereference(Dereference e) {
    return null;
  }

  @Override
  public BigInteger element(Element e) {
    return null;
  }

  @Override
  public BigInteger member(MemberUse e) {
    return null;
  }

  @Override
  public BigInteger floating(FloatingLiteral e) {
    return null;
  }

  @Override
  public BigInteger string(StringLiteral e) {
    return null;
  }

  @Override
  public BigInteger function(FunctionUse e) {
    return null;
  }

  @Override
  public BigInteger address(AddressOf e) {
    return null;
  }
}
