package io.implicant.javasmt;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * {@code k1*t1 + ... + c}, whose summands may be of different sorts: JavaSMT lets Int terms stand
 * where Real ones are expected, and a number without summands fits both. Immutable.
 */
final class LinearTerm {
  private final Map<Term, BigFraction> summands;
  private final BigFraction constant;

  private LinearTerm(Map<Term, BigFraction> summands, BigFraction constant) {
    this.summands = summands;
    this.constant = constant;
  }

  static LinearTerm of(BigFraction number) {
    return new LinearTerm(Map.of(), number);
  }

  static LinearTerm of(Term term) {
    if (term instanceof Sum sum) {
      Map<Term, BigFraction> parts = new LinkedHashMap<>();
      for (int i = 0; i < sum.summands().size(); i++) {
        parts.put(sum.summands().get(i), sum.coefficients().get(i));
      }
      return new LinearTerm(parts, sum.constant());
    }
    return new LinearTerm(Map.of(term, BigFraction.ONE), BigFraction.ZERO);
  }

  /** This and {@code factor} times the other. */
  LinearTerm plus(BigFraction factor, LinearTerm other) {
    Map<Term, BigFraction> sum = new LinkedHashMap<>(summands);
    other.summands.forEach(
        (term, coefficient) ->
            sum.merge(term, coefficient.multiply(factor), LinearTerm::sumUnlessZero));
    return new LinearTerm(sum, constant.add(other.constant.multiply(factor)));
  }

  private static BigFraction sumUnlessZero(BigFraction left, BigFraction right) {
    BigFraction sum = left.add(right);
    return sum.equals(BigFraction.ZERO) ? null : sum;
  }

  LinearTerm times(BigFraction factor) {
    return factor.equals(BigFraction.ZERO)
        ? of(BigFraction.ZERO)
        : of(BigFraction.ZERO).plus(factor, this);
  }

  boolean isNumber() {
    return summands.isEmpty();
  }

  BigFraction constant() {
    return constant;
  }

  /** Whether every value is whole: Int summands, whole coefficients. */
  boolean isInt() {
    return isWhole(constant)
        && summands.keySet().stream().allMatch(term -> term.sort() == Sort.INT)
        && summands.values().stream().allMatch(LinearTerm::isWhole);
  }

  /** The sort of all summands, if it is one; {@code ifNumber} where there are none. */
  Optional<Sort> sort(Sort ifNumber) {
    List<Sort> sorts = summands.keySet().stream().map(Term::sort).distinct().toList();
    return sorts.size() > 1
        ? Optional.empty()
        : Optional.of(sorts.isEmpty() ? ifNumber : sorts.get(0));
  }

  /** The term of the sort, if this is one. */
  Optional<Term> toTerm(Terms terms, Sort sort) {
    if (!sort.isNumeric()) {
      boolean single = summands.size() == 1 && constant.equals(BigFraction.ZERO);
      return single
              && summands.containsValue(BigFraction.ONE)
              && summands.keySet().iterator().next().sort() == sort
          ? Optional.of(summands.keySet().iterator().next())
          : Optional.empty();
    } else if (!sort(sort).equals(Optional.of(sort)) || (sort == Sort.INT && !isInt())) {
      return Optional.empty();
    }
    List<Term> parts = new ArrayList<>();
    summands.forEach((term, coefficient) -> parts.add(terms.multiply(coefficient, term)));
    parts.add(terms.number(constant, sort));
    return Optional.of(terms.add(parts));
  }

  /**
   * {@code this = 0} or {@code this <= 0}, if the summands are of one sort. Over Int the
   * coefficients may be fractions, which are cleared. Over a declared sort only {@code s - t = 0}
   * makes sense.
   */
  Optional<Formula> compareWithZero(Terms terms, boolean equality) {
    Optional<Sort> common = sort(Sort.REAL);
    if (common.isEmpty()) {
      return Optional.empty();
    } else if (!common.get().isNumeric()) {
      return equality ? equalityOfSides(terms) : Optional.empty();
    }
    Sort sort = common.get();
    LinearTerm whole = sort == Sort.INT ? times(new BigFraction(denominator())) : this;
    Term zero = terms.number(BigFraction.ZERO, sort);
    return whole
        .toTerm(terms, sort)
        .map(term -> equality ? terms.equal(term, zero) : terms.atMost(term, zero));
  }

  private Optional<Formula> equalityOfSides(Terms terms) {
    List<Term> sides = List.copyOf(summands.keySet());
    boolean difference =
        sides.size() == 2
            && constant.equals(BigFraction.ZERO)
            && summands.get(sides.get(0)).equals(summands.get(sides.get(1)).negate());
    return difference ? Optional.of(terms.equal(sides.get(0), sides.get(1))) : Optional.empty();
  }

  private BigInteger denominator() {
    BigInteger common = constant.getDenominator();
    for (BigFraction coefficient : summands.values()) {
      BigInteger next = coefficient.getDenominator();
      common = common.multiply(next).divide(common.gcd(next));
    }
    return common;
  }

  private static boolean isWhole(BigFraction number) {
    return number.getDenominator().equals(BigInteger.ONE);
  }
}
