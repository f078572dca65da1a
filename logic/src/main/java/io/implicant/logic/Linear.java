package io.implicant.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;

/** A linear combination under construction: the summands in {@link TermOrder}, and a constant. */
final class Linear {
  /** Constants beyond this are refused: repeated squaring would otherwise exhaust the memory. */
  static final int MAX_BITS = 1 << 16;

  private final TreeMap<Term, BigFraction> summands = new TreeMap<>(TermOrder.INSTANCE);
  private BigFraction constant;

  Linear(BigFraction constant) {
    this.constant = constant;
  }

  /** Adds {@code factor * term}; a sum is taken apart. */
  void add(Term term, BigFraction factor) {
    if (term instanceof Sum sum) {
      constant = checked(constant.add(sum.constant().multiply(factor)));
      for (int i = 0; i < sum.summands().size(); i++) {
        addSummand(sum.summands().get(i), checked(sum.coefficients().get(i).multiply(factor)));
      }
    } else {
      addSummand(term, factor);
    }
  }

  private void addSummand(Term term, BigFraction factor) {
    BigFraction sum = checked(summands.getOrDefault(term, BigFraction.ZERO).add(factor));
    if (sum.equals(BigFraction.ZERO)) {
      summands.remove(term);
    } else {
      summands.put(term, sum);
    }
  }

  /** Multiplies everything by a number that is not zero. */
  void scale(BigFraction factor) {
    constant = checked(constant.multiply(factor));
    for (Map.Entry<Term, BigFraction> summand : summands.entrySet()) {
      summand.setValue(checked(summand.getValue().multiply(factor)));
    }
  }

  BigFraction constant() {
    return constant;
  }

  boolean isConstant() {
    return summands.isEmpty();
  }

  BigFraction firstCoefficient() {
    return summands.firstEntry().getValue();
  }

  /** The greatest common divisor of the coefficients, which must be whole. */
  BigInteger divisor() {
    BigInteger divisor = BigInteger.ZERO;
    for (BigFraction coefficient : summands.values()) {
      divisor = divisor.gcd(coefficient.getNumerator());
    }
    return divisor;
  }

  List<Term> terms() {
    return new ArrayList<>(summands.keySet());
  }

  List<BigFraction> coefficients() {
    return new ArrayList<>(summands.values());
  }

  private static BigFraction checked(BigFraction number) {
    if (number.getNumerator().bitLength() > MAX_BITS
        || number.getDenominator().bitLength() > MAX_BITS) {
      throw new TermLimitException("a number of more than " + MAX_BITS + " bits");
    }
    return number;
  }
}
