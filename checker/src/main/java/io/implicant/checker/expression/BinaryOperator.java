package io.implicant.checker.expression;

/** The integer operators of C on 32 bits, and power; an overflow is a failure, not a wrap. */
public enum BinaryOperator {
  ADD("+", true),
  SUBTRACT("-", false),
  MULTIPLY("*", true),
  /** Truncates towards zero. */
  DIVIDE("/", false),
  /** Takes the sign of the dividend. */
  REMAINDER("%", false),
  BIT_AND("&", true),
  BIT_OR("|", true),
  BIT_XOR("^", true),
  /** A shift by less than 0 or more than 31 is an overflow. */
  SHIFT_LEFT("<<", false),
  /** Keeps the sign. */
  SHIFT_RIGHT(">>", false),
  POWER("**", false);

  private final String symbol;
  private final boolean commutative;

  BinaryOperator(String symbol, boolean commutative) {
    this.symbol = symbol;
    this.commutative = commutative;
  }

  public String symbol() {
    return symbol;
  }

  boolean isCommutative() {
    return commutative;
  }

  /** The result for any two {@link Values}. */
  public long apply(long left, long right) {
    return Values.isInt(left) && Values.isInt(right)
        ? onInts(left, right)
        : Values.worst(left, right);
  }

  private long onInts(long a, long b) {
    return switch (this) {
      case ADD -> Values.checked(a + b);
      case SUBTRACT -> Values.checked(a - b);
      case MULTIPLY -> Values.checked(a * b);
      case DIVIDE -> b == 0 ? Values.of(Failure.DIVISION_BY_ZERO) : Values.checked(a / b);
      case REMAINDER -> b == 0 ? Values.of(Failure.DIVISION_BY_ZERO) : a % b;
      case BIT_AND -> a & b;
      case BIT_OR -> a | b;
      case BIT_XOR -> a ^ b;
      case SHIFT_LEFT -> b < 0 || b > 31 ? Values.of(Failure.OVERFLOW) : Values.checked(a << b);
      case SHIFT_RIGHT -> b < 0 || b > 31 ? Values.of(Failure.OVERFLOW) : a >> b;
      case POWER -> power(a, b);
    };
  }

  /** A negative exponent divides one by the power. */
  private static long power(long base, long exponent) {
    if (base == 0 && exponent < 0) {
      return Values.of(Failure.DIVISION_BY_ZERO);
    }
    if (exponent == 0 || base == 0 || base == 1 || base == -1) {
      return exponent % 2 == 0 ? (exponent == 0 ? 1 : base * base) : base;
    }
    long result = exponent < 0 ? 0 : 1;
    for (long left = exponent; left > 0 && Values.isInt(result); left--) {
      result *= base; // at most 32 rounds, since the base is at least 2 in size
    }
    return Values.checked(result);
  }
}
