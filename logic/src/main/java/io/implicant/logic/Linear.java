package io.implicant.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * A linear combination under construction: summands and a constant.
 *
 * <p>The summands are put into {@link TermOrder} at the end. A sorted map would do so at once but
 * compares each summand with many others; parts of a sum come sorted, of which sorting makes use.
 * {@code BigFraction} reduces in {@code equals} and in every operation, so both are avoided where
 * the answer is plain.
 */
final class Linear {
  /** Constants beyond this are refused: repeated squaring would otherwise exhaust the memory. */
  private static final int MAX_BITS = 1 << 15;

  /** Fewer for denominators: {@code BigFraction} finds common divisors at every step. */
  private static final int MAX_DENOMINATOR_BITS = 1 << 12;

  private final Map<Term, BigFraction> summands = new LinkedHashMap<>();
  private BigFraction constant;

  Linear(BigFraction constant) {
    this.constant = constant;
  }

  /** Adds {@code factor * term}; a sum is taken apart. */
  void add(Term term, BigFraction factor) {
    if (term instanceof Sum sum) {
      constant = sum(constant, product(sum.constant(), factor));
      for (int i = 0; i < sum.summands().size(); i++) {
        addSummand(sum.summands().get(i), product(sum.coefficients().get(i), factor));
      }
    } else {
      addSummand(term, factor);
    }
  }

  private void addSummand(Term term, BigFraction factor) {
    BigFraction before = summands.putIfAbsent(term, factor);
    if (before == null) {
      return;
    }
    BigFraction sum = sum(before, factor);
    if (isZero(sum)) {
      summands.remove(term);
    } else {
      summands.put(term, sum);
    }
  }

  /** Multiplies everything by a number that is not zero. */
  void scale(BigFraction factor) {
    constant = product(constant, factor);
    summands.replaceAll((term, coefficient) -> product(coefficient, factor));
  }

  BigFraction constant() {
    return constant;
  }

  boolean isConstant() {
    return summands.isEmpty();
  }

  /** The coefficient of the first summand in {@link TermOrder}. */
  BigFraction firstCoefficient() {
    Term first = null;
    for (Term term : summands.keySet()) {
      if (first == null || TermOrder.INSTANCE.compare(term, first) < 0) {
        first = term;
      }
    }
    return summands.get(first);
  }

  /** The greatest common divisor of the coefficients, which must be whole. */
  BigInteger divisor() {
    BigInteger divisor = BigInteger.ZERO;
    for (BigFraction coefficient : summands.values()) {
      divisor = divisor.gcd(coefficient.getNumerator());
      if (divisor.equals(BigInteger.ONE)) {
        break;
      }
    }
    return divisor;
  }

  /** The summands in {@link TermOrder}. */
  List<Term> terms() {
    List<Term> terms = new ArrayList<>(summands.keySet());
    terms.sort(TermOrder.INSTANCE);
    return terms;
  }

  List<BigFraction> coefficients(List<Term> terms) {
    return terms.stream().map(summands::get).toList();
  }

  private static BigFraction product(BigFraction number, BigFraction factor) {
    if (isOne(factor)) {
      return number;
    } else if (isOne(number)) {
      return factor;
    }
    return checked(number.multiply(factor));
  }

  private static BigFraction sum(BigFraction number, BigFraction other) {
    if (isZero(number)) {
      return other;
    } else if (isZero(other)) {
      return number;
    }
    return checked(number.add(other));
  }

  private static boolean isZero(BigFraction number) {
    return number.getNumerator().signum() == 0;
  }

  private static boolean isOne(BigFraction number) {
    return number.getNumerator().equals(BigInteger.ONE)
        && number.getDenominator().equals(BigInteger.ONE);
  }

  /** The number, if it is within the limits. */
  static BigFraction checked(BigFraction number) {
    if (number.getNumerator().bitLength() > MAX_BITS) {
      throw new TermLimitException("a number of more than " + MAX_BITS + " bits");
    } else if (number.getDenominator().bitLength() > MAX_DENOMINATOR_BITS) {
      throw new TermLimitException("a denominator of more than " + MAX_DENOMINATOR_BITS + " bits");
    }
    return number;
  }
}
