package io.implicant.theories;

import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.sdp.Fact;
import java.util.function.UnaryOperator;
import org.apache.commons.math3.fraction.BigFraction;

/** {@code left != right + constant}; the right side may be the number zero. */
public record Disequal(Term left, Term right, BigFraction constant) implements Fact {
  @Override
  public String toString() {
    return shown(UnaryOperator.identity());
  }

  /** The disequality with other terms in place of its own. */
  String shown(UnaryOperator<Term> meaning) {
    return meaning.apply(left)
        + " != "
        + (right instanceof Sum
            ? Bound.number(constant)
            : Bound.offset(meaning.apply(right), constant));
  }
}
