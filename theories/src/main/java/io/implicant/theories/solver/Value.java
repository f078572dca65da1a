package io.implicant.theories.solver;

import io.implicant.logic.Sort;
import org.apache.commons.math3.fraction.BigFraction;

/** A value of a term in a {@link Model}. */
public sealed interface Value {
  /** A number, whole if the sort is Int. */
  record Rational(BigFraction value) implements Value {
    @Override
    public String toString() {
      return value.getDenominator().equals(java.math.BigInteger.ONE)
          ? value.getNumerator().toString()
          : value.getNumerator() + "/" + value.getDenominator();
    }
  }

  /** An element of a declared sort; elements with different numbers are different. */
  record Element(Sort sort, int index) implements Value {
    /** {@code @U_3}, as SMT-LIB writes abstract values. */
    @Override
    public String toString() {
      return "@" + sort.name() + "_" + index;
    }
  }

  /** True or false. */
  record Truth(boolean value) implements Value {
    @Override
    public String toString() {
      return String.valueOf(value);
    }
  }

  /** A value of the sort: 0, the first element, or false. */
  static Value anyOf(Sort sort) {
    if (sort.isBool()) {
      return new Truth(false);
    }
    return sort.isNumeric() ? new Rational(BigFraction.ZERO) : new Element(sort, 0);
  }
}
