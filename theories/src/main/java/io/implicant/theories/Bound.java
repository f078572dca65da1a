package io.implicant.theories;

import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.sdp.Fact;
import java.math.BigInteger;
import java.util.function.UnaryOperator;
import org.apache.commons.math3.fraction.BigFraction;

/** {@code left <= right + constant}, or {@code <} if strict; a side may be the number zero. */
public record Bound(Term left, Term right, BigFraction constant, boolean strict) implements Fact {
  @Override
  public String toString() {
    return shown(UnaryOperator.identity());
  }

  /** The bound with other terms in place of its own. */
  String shown(UnaryOperator<Term> meaning) {
    String order = strict ? " < " : " <= ";
    if (right instanceof Sum) {
      return meaning.apply(left) + order + number(constant);
    } else if (left instanceof Sum) {
      return number(constant.negate()) + order + meaning.apply(right);
    }
    return meaning.apply(left) + order + offset(meaning.apply(right), constant);
  }

  static String offset(Term term, BigFraction constant) {
    int sign = constant.compareTo(BigFraction.ZERO);
    return sign == 0 ? term.toString() : term + (sign < 0 ? " - " : " + ") + number(constant.abs());
  }

  static String number(BigFraction number) {
    return number.getDenominator().equals(BigInteger.ONE)
        ? number.getNumerator().toString()
        : number.getNumerator() + "/" + number.getDenominator();
  }
}
