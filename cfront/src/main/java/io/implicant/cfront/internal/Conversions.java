package io.implicant.cfront.internal;

import io.implicant.cfront.CType;
import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.CType.FloatingType;
import io.implicant.cfront.CType.FunctionType;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.CType.PointerType;
import io.implicant.cfront.DataModel;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.AddressOf;
import io.implicant.cfront.Expression.Cast;
import io.implicant.cfront.Expression.Element;
import io.implicant.cfront.Expression.IntegerLiteral;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.IntegerKind;
import java.math.BigInteger;

/** The conversions of C11 6.3, made explicit. */
final class Conversions {
  private final DataModel dataModel;

  Conversions(DataModel dataModel) {
    this.dataModel = dataModel;
  }

  /** Arrays become pointers to their first element, functions pointers to themselves. */
  Expression value(Expression e) {
    if (e.type() instanceof ArrayType && e instanceof LValue array) {
      IntegerLiteral zero =
          new IntegerLiteral(BigInteger.ZERO, dataModel.type(IntegerKind.INT), e.position());
      return new AddressOf(new Element(array, zero, e.position()), e.position());
    }
    return e.type() instanceof FunctionType ? new AddressOf(e, e.position()) : e;
  }

  /** The value in the type; a literal whose value is in the type stays a literal. */
  Expression convert(Expression e, CType type) {
    if (e.type().equals(type)) {
      return e;
    }
    if (e instanceof IntegerLiteral literal && type instanceof IntegerType target) {
      BigInteger value = converted(literal.value(), target);
      if (target.has(value)) {
        return new IntegerLiteral(value, target, e.position());
      }
    }
    return new Cast(e, type, e.position());
  }

  /** As C defines it: modulo 2^n if unsigned; a signed type that lacks the value is not asked. */
  private static BigInteger converted(BigInteger value, IntegerType target) {
    if (target.kind() == IntegerKind.BOOL) {
      return value.signum() == 0 ? BigInteger.ZERO : BigInteger.ONE;
    }
    return target.isSigned() ? value : value.mod(BigInteger.ONE.shiftLeft(target.bits()));
  }

  Expression promote(Expression e) {
    return e.type() instanceof IntegerType type ? convert(e, promoted(type)) : e;
  }

  /** Integer promotion (6.3.1.1). */
  IntegerType promoted(IntegerType type) {
    IntegerType integer = dataModel.type(IntegerKind.INT);
    if (type.kind().rank() >= integer.kind().rank()) {
      return type;
    }
    return integer.has(type.greatest()) ? integer : dataModel.type(IntegerKind.UNSIGNED_INT);
  }

  /** What an argument without a parameter becomes (6.5.2.2). */
  Expression promoteArgument(Expression e) {
    return e.type() instanceof FloatingType f && f.rank() == 0
        ? convert(e, new FloatingType("double", 1))
        : promote(e);
  }

  /** The type of an arithmetic operation on both (6.3.1.8). */
  CType common(CType left, CType right) {
    if (left instanceof FloatingType || right instanceof FloatingType) {
      int l = left instanceof FloatingType f ? f.rank() : -1;
      int r = right instanceof FloatingType f ? f.rank() : -1;
      return l >= r ? left : right;
    }
    IntegerType l = promoted((IntegerType) left);
    IntegerType r = promoted((IntegerType) right);
    if (l.isSigned() == r.isSigned()) {
      return l.kind().rank() >= r.kind().rank() ? l : r;
    }
    IntegerType unsigned = l.isSigned() ? r : l;
    IntegerType signed = l.isSigned() ? l : r;
    if (unsigned.kind().rank() >= signed.kind().rank()) {
      return unsigned;
    }
    return signed.has(unsigned.greatest()) ? signed : dataModel.type(signed.kind().unsigned());
  }

  /** The common type of two pointers, one of which may be the null pointer constant. */
  static CType ofPointers(Expression left, Expression right) {
    boolean leftIsPlain = left.type() instanceof PointerType p && !isVoid(p);
    return leftIsPlain || !(right.type() instanceof PointerType) ? left.type() : right.type();
  }

  private static boolean isVoid(PointerType type) {
    return type.target() instanceof CType.VoidType;
  }
}
