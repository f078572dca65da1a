package io.implicant.theories;

import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.sdp.Fact;
import org.apache.commons.math3.fraction.BigFraction;

/** {@code left != right + constant}; the right side may be the number zero. */
public record Disequal(Term left, Term right, BigFraction constant) implements Fact {
  @Override
  public String toString() {
    if (right instanceof Sum) {
      return left + " != " + Bound.number(constant);
    }
    return left + " != " + right + " + " + Bound.number(constant);
  }
}
