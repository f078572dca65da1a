package io.implicant.checker.expression;

/**
 * Results of evaluation as longs: ints stand for themselves, the codes lie outside their range.
 *
 * <p>Conditions use 0 for false, 1 for true and the codes of failures; they are never undefined.
 */
public final class Values {
  public static final long UNDEFINED = Long.MIN_VALUE;

  private Values() {}

  public static boolean isInt(long value) {
    return (int) value == value;
  }

  public static boolean isFailure(long value) {
    return value != UNDEFINED && !isInt(value);
  }

  static long of(Failure failure) {
    return failure.code();
  }

  public static Failure failure(long value) {
    for (Failure failure : Failure.values()) {
      if (failure.code() == value) {
        return failure;
      }
    }
    throw new IllegalArgumentException("not a failure: " + value);
  }

  /** What two operands, not both ints, make together: undefined first, then the first failure. */
  static long worst(long left, long right) {
    if (isInt(left)) {
      return right;
    }
    return isInt(right) ? left : Math.min(left, right);
  }

  static long checked(long value) {
    return isInt(value) ? value : of(Failure.OVERFLOW);
  }
}
