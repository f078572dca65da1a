package io.implicant.cfront;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A type, without qualifiers. A structure is named by its tag, so that types are finite trees; its
 * members stand in {@link Program#structures}.
 */
public sealed interface CType {
  /** No value. */
  record VoidType() implements CType {
    @Override
    public String toString() {
      return "void";
    }
  }

  /** Integers of some bits, two's complement. */
  record IntegerType(IntegerKind kind, int bits) implements CType {
    public boolean isSigned() {
      return kind.isSigned();
    }

    public BigInteger least() {
      return isSigned() ? BigInteger.ONE.shiftLeft(bits - 1).negate() : BigInteger.ZERO;
    }

    public BigInteger greatest() {
      return BigInteger.ONE.shiftLeft(isSigned() ? bits - 1 : bits).subtract(BigInteger.ONE);
    }

    public boolean has(BigInteger value) {
      return value.compareTo(least()) >= 0 && value.compareTo(greatest()) <= 0;
    }

    @Override
    public String toString() {
      return kind.text();
    }
  }

  /** {@code float}, {@code double} or {@code long double}. */
  record FloatingType(String name, int rank) implements CType {
    @Override
    public String toString() {
      return name;
    }
  }

  record PointerType(CType target) implements CType {
    @Override
    public String toString() {
      return target + "*";
    }
  }

  /**
   * An array.
   *
   * @param length negative if it is not known
   */
  record ArrayType(CType element, long length) implements CType {
    @Override
    public String toString() {
      return element + "[" + (length < 0 ? "" : length) + "]";
    }
  }

  /** A structure or a union. */
  record StructureType(String tag, boolean isUnion) implements CType {
    @Override
    public String toString() {
      return (isUnion ? "union " : "struct ") + tag;
    }
  }

  /**
   * A function.
   *
   * @param isOpen whether more arguments may follow: {@code ...}, or no prototype
   */
  record FunctionType(CType result, List<CType> parameters, boolean isOpen) implements CType {
    public FunctionType {
      parameters = List.copyOf(parameters);
    }

    @Override
    public String toString() {
      String list = parameters.stream().map(CType::toString).collect(Collectors.joining(", "));
      return result + "(" + list + (isOpen ? (list.isEmpty() ? "" : ", ") + "..." : "") + ")";
    }
  }

  /** Whether a value of this type can be compared with 0. */
  default boolean isScalar() {
    return this instanceof IntegerType
        || this instanceof FloatingType
        || this instanceof PointerType;
  }

  default boolean isInteger() {
    return this instanceof IntegerType;
  }

  default boolean isPointer() {
    return this instanceof PointerType;
  }
}
