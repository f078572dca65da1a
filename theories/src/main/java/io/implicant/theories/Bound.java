package io.implicant.theories;

import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.sdp.Fact;
import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/** {@code left <= right + constant}, or {@code <} if strict; a side may be the number zero. */
public record Bound(Term left, Term right, BigFraction constant, boolean strict) implements Fact {
  @Override
  public String toString() {
    String order = strict ? " < " : " <= ";
    if (right instanceof Sum) {
      return left + order + number(constant);
    } else if (left instanceof Sum) {
      return number(constant.negate()) + order + right;
    } else if (constant.equals(BigFraction.ZERO)) {
      return left + order + right;
    }
    boolean negative = constant.compareTo(BigFraction.ZERO) < 0;
    return left + order + right + (negative ? " - " : " + ") + number(constant.abs());
  }

  static String number(BigFraction number) {
    return number.getDenominator().equals(BigInteger.ONE)
        ? number.getNumerator().toString()
        : number.getNumerator() + "/" + number.getDenominator();
  }
}
