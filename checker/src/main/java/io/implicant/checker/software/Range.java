package io.implicant.checker.software;

/** An interval of integers. */
public record Range(long low, long high) {
  static Range of(long value) {
    return new Range(value, value);
  }

  boolean contains(Range other) {
    return low <= other.low && other.high <= high;
  }

  boolean isNatural() {
    return low >= 0;
  }

  /** The largest absolute value. */
  long magnitude() {
    return Math.max(Math.abs(low), Math.abs(high));
  }

  Range plus(Range other) {
    return new Range(low + other.low, high + other.high);
  }

  Range minus(Range other) {
    return new Range(low - other.high, high - other.low);
  }

  Range times(Range other) {
    long a = low * other.low;
    long b = low * other.high;
    long c = high * other.low;
    long d = high * other.high;
    return new Range(
        Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
  }

  /** Of {@code /}, which rounds towards zero. */
  Range over(Range other) {
    long most = magnitude();
    return new Range(isNatural() && other.isNatural() ? 0 : -most, most);
  }

  /** Of {@code %}, which has the sign of the dividend. */
  Range remainder(Range other) {
    long most = Math.min(magnitude(), Math.max(0, other.magnitude() - 1));
    return new Range(isNatural() ? 0 : -most, high <= 0 ? 0 : most);
  }

  /** Of bitwise operations on naturals. */
  Range bits(Range other) {
    long most = Math.max(high, other.high);
    return new Range(0, most == 0 ? 0 : Long.highestOneBit(most) * 2 - 1);
  }
}
