package io.implicant.theories;

import io.implicant.sdp.Fact;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Which bounds may be derived (LBC07 Section 3.4.1). A simple path has a weight of at most C =
 * min((m-1) c_max, sum of all constants) in absolute value; bounds beyond are left out. The inputs
 * include the goal's facts, the binding predicates and tightened constants.
 *
 * <p>A bound x <= y + c whose path passes zero is kept only if it can close something by itself: if
 * c is 0 (rule (E)) or the constant of a disequality. It is not needed otherwise, since an illegal
 * cycle passes zero at most once and shows as two bounds between zero and one variable. If all
 * inputs are of the form x ~ y or x ~ c, the bounds left are the 2m(m-1+k) that the paper counts
 * for that case: constant 0 between variables, one of k constants of the input against zero.
 */
final class ConstantBound {
  private final BigFraction largest;
  private final Set<BigFraction> closing;

  private ConstantBound(BigFraction largest, Set<BigFraction> closing) {
    this.largest = largest;
    this.closing = closing;
  }

  static ConstantBound of(Collection<Fact> inputs) {
    BigFraction sum = BigFraction.ZERO;
    BigFraction max = BigFraction.ZERO;
    Set<BigFraction> closing = new HashSet<>(Set.of(BigFraction.ZERO));
    for (Fact fact : inputs) {
      BigFraction constant;
      if (fact instanceof Disequal disequal) {
        constant = disequal.constant(); // no edge of a path, but bounds up to it must be derivable
        closing.add(constant);
        closing.add(constant.negate());
      } else {
        constant = ((Bound) fact).constant();
      }
      sum = sum.add(constant.abs());
      max = max.compareTo(constant.abs()) < 0 ? constant.abs() : max;
    }
    BigFraction paths = max.multiply(Math.max(0, Difference.variables(inputs).size() - 1));
    return new ConstantBound(paths.compareTo(sum) < 0 ? paths : sum, closing);
  }

  /** C, the largest constant that a bound may have. */
  BigFraction largest() {
    return largest;
  }

  /** Whether the bound, composed at a middle variable, may be derived. */
  boolean allows(Bound bound, boolean middleIsZero) {
    return middleIsZero
        ? closing.contains(bound.constant())
        : bound.constant().abs().compareTo(largest) <= 0;
  }
}
