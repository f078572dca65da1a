package io.implicant.theories;

import io.implicant.logic.Term;
import io.implicant.sdp.Fact;

/** {@code left != right}: an unordered pair, kept with the older term on the left. */
public record Distinct(Term left, Term right) implements Fact {
  public Distinct {
    if (left.id() >= right.id()) {
      throw new IllegalArgumentException("not in order: " + left + ", " + right);
    }
  }

  public static Distinct of(Term a, Term b) {
    return a.id() < b.id() ? new Distinct(a, b) : new Distinct(b, a);
  }

  @Override
  public String toString() {
    return left + " != " + right;
  }
}
