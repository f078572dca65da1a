package io.implicant.cfront;

import java.math.BigInteger;

/**
 * An expression without side effects, typed; conversions are explicit. The operands of an
 * arithmetic operator or a comparison have one type, those of a shift and of pointer arithmetic
 * (pointer left, integer right) may have two. The reader bounds the nesting, see {@link
 * CReader#MOST_LEVELS}.
 */
public sealed interface Expression {
  CType type();

  Position position();

  /** What has an address. */
  sealed interface LValue extends Expression {}

  record VariableUse(Variable variable, Position position) implements LValue {
    @Override
    public CType type() {
      return variable.type();
    }

    @Override
    public String toString() {
      return variable.name();
    }
  }

  record Dereference(Expression pointer, Position position) implements LValue {
    @Override
    public CType type() {
      return ((CType.PointerType) pointer.type()).target();
    }

    @Override
    public String toString() {
      return "*" + pointer;
    }
  }

  /** An element of an array; {@code p[i]} with a pointer p is {@code *(p + i)} instead. */
  record Element(LValue array, Expression index, Position position) implements LValue {
    @Override
    public CType type() {
      return ((CType.ArrayType) array.type()).element();
    }

    @Override
    public String toString() {
      return array + "[" + index + "]";
    }
  }

  record MemberUse(LValue structure, String member, CType type, Position position)
      implements LValue {
    @Override
    public String toString() {
      return structure + "." + member;
    }
  }

  record IntegerLiteral(BigInteger value, CType.IntegerType type, Position position)
      implements Expression {
    @Override
    public String toString() {
      return value.toString();
    }
  }

  /** As it is written. */
  record FloatingLiteral(String text, CType type, Position position) implements Expression {
    @Override
    public String toString() {
      return text;
    }
  }

  /** As it is written, with its quotes; the value is a pointer to its first character. */
  record StringLiteral(String text, CType type, Position position) implements Expression {
    @Override
    public String toString() {
      return text;
    }
  }

  record FunctionUse(String name, CType type, Position position) implements Expression {
    @Override
    public String toString() {
      return name;
    }
  }

  /** The address of an {@link LValue} or of a {@link FunctionUse}. */
  record AddressOf(Expression place, Position position) implements Expression {
    @Override
    public CType type() {
      return new CType.PointerType(place.type());
    }

    @Override
    public String toString() {
      return "&" + place;
    }
  }

  record Cast(Expression operand, CType type, Position position) implements Expression {
    @Override
    public String toString() {
      return "(" + type + ")" + operand;
    }
  }

  record Unary(UnaryOperator operator, Expression operand, CType type, Position position)
      implements Expression {
    @Override
    public String toString() {
      return operator.text() + operand;
    }
  }

  record Binary(
      BinaryOperator operator, Expression left, Expression right, CType type, Position position)
      implements Expression {
    @Override
    public String toString() {
      return "(" + left + " " + operator.text() + " " + right + ")";
    }
  }

  /** {@code !e} is {@code e == 0}. */
  enum UnaryOperator {
    MINUS("-"),
    COMPLEMENT("~");

    private final String text;

    UnaryOperator(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  enum BinaryOperator {
    MULTIPLY("*"),
    DIVIDE("/"),
    REMAINDER("%"),
    ADD("+"),
    SUBTRACT("-"),
    SHIFT_LEFT("<<"),
    SHIFT_RIGHT(">>"),
    LESS("<"),
    GREATER(">"),
    AT_MOST("<="),
    AT_LEAST(">="),
    EQUAL("=="),
    DIFFERENT("!="),
    AND("&"),
    XOR("^"),
    OR("|");

    private final String text;

    BinaryOperator(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }

    public boolean isComparison() {
      return compareTo(LESS) >= 0 && compareTo(DIFFERENT) <= 0;
    }

    public boolean isShift() {
      return this == SHIFT_LEFT || this == SHIFT_RIGHT;
    }
  }

  /** One method for each kind. */
  interface Visitor<R, X extends Exception> {
    R variable(VariableUse e) throws X;

    R dereference(Dereference e) throws X;

    R element(Element e) throws X;

    R member(MemberUse e) throws X;

    R integer(IntegerLiteral e) throws X;

    R floating(FloatingLiteral e) throws X;

    R string(StringLiteral e) throws X;

    R function(FunctionUse e) throws X;

    R address(AddressOf e) throws X;

    R cast(Cast e) throws X;

    R unary(Unary e) throws X;

    R binary(Binary e) throws X;
  }

  default <R, X extends Exception> R match(Visitor<R, X> visitor) throws X {
    if (this instanceof VariableUse e) {
      return visitor.variable(e);
    } else if (this instanceof Dereference e) {
      return visitor.dereference(e);
    } else if (this instanceof Element e) {
      return visitor.element(e);
    } else if (this instanceof MemberUse e) {
      return visitor.member(e);
    } else if (this instanceof IntegerLiteral e) {
      return visitor.integer(e);
    } else if (this instanceof FloatingLiteral e) {
      return visitor.floating(e);
    } else if (this instanceof StringLiteral e) {
      return visitor.string(e);
    } else if (this instanceof FunctionUse e) {
      return visitor.function(e);
    } else if (this instanceof AddressOf e) {
      return visitor.address(e);
    } else if (this instanceof Cast e) {
      return visitor.cast(e);
    } else if (this instanceof Unary e) {
      return visitor.unary(e);
    }
    return visitor.binary((Binary) this);
  }
}
