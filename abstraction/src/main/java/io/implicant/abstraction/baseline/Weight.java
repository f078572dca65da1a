package io.implicant.abstraction.baseline;

import io.implicant.logic.Sort;
import org.apache.commons.math3.fraction.BigFraction;

/** The c of {@code x - y <= c}, or of {@code x - y < c} if strict. */
record Weight(BigFraction value, boolean strict) implements Comparable<Weight> {
  static final Weight ZERO = new Weight(BigFraction.ZERO, false);

  static Weight of(BigFraction value) {
    return new Weight(value, false);
  }

  Weight plus(Weight other) {
    return new Weight(value.add(other.value), strict || other.strict);
  }

  Weight negated() {
    return new Weight(value.negate(), strict);
  }

  /** The d of {@code y - x <= d}, the negation of {@code x - y <= c}; whole over Int. */
  Weight dual(Sort sort) {
    return sort == Sort.INT
        ? new Weight(value.negate().subtract(BigFraction.ONE), false)
        : new Weight(value.negate(), !strict);
  }

  /** Whether a cycle of this weight is a contradiction. */
  boolean isNegative() {
    return compareTo(ZERO) < 0;
  }

  /** A strict bound is the smaller of two with one value. */
  @Override
  public int compareTo(Weight other) {
    int order = value.compareTo(other.value);
    return order != 0 ? order : Boolean.compare(other.strict, strict);
  }
}
