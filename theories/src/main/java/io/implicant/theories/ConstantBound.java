package io.implicant.theories;

import io.implicant.sdp.Fact;
import java.util.Collection;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Which bounds may be derived (LBC07 Section 3.4.1). A simple path has a weight of at most C =
 * min((m-1) c_max, sum of all constants) in absolute value; bounds beyond are left out. The inputs
 * include the goal's facts, the binding predicates and tightened constants. If all inputs are of
 * the form x ~ y or x ~ c, the bounds derived are the 2m(m-1+k) that the paper counts for that
 * case: constant 0 between variables, one of k constants of the input against zero.
 */
final class ConstantBound {
  private final BigFraction largest;

  private ConstantBound(BigFraction largest) {
    this.largest = largest;
  }

  static ConstantBound of(Collection<Fact> inputs) {
    BigFraction sum = BigFraction.ZERO;
    BigFraction max = BigFraction.ZERO;
    for (Fact fact : inputs) {
      if (fact instanceof Bound bound) {
        BigFraction constant = bound.constant().abs();
        sum = sum.add(constant);
        max = max.compareTo(constant) < 0 ? constant : max;
      }
    }
    BigFraction paths = max.multiply(Math.max(0, Difference.variables(inputs).size() - 1));
    return new ConstantBound(paths.compareTo(sum) < 0 ? paths : sum);
  }

  /** C, the largest constant that a bound may have. */
  BigFraction largest() {
    return largest;
  }

  boolean allows(Bound bound) {
    return bound.constant().abs().compareTo(largest) <= 0;
  }
}
