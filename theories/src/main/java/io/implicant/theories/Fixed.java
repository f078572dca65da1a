package io.implicant.theories;

import io.implicant.logic.Term;
import io.implicant.sdp.Fact;
import java.util.function.UnaryOperator;
import org.apache.commons.math3.fraction.BigFraction;

/** {@code variable = value}: the variable is tied to zero. */
public record Fixed(Term variable, BigFraction value) implements Fact {
  @Override
  public String toString() {
    return shown(UnaryOperator.identity());
  }

  /** The fact with another term in place of its own. */
  String shown(UnaryOperator<Term> meaning) {
    return meaning.apply(variable) + " = " + Bound.number(value);
  }
}
