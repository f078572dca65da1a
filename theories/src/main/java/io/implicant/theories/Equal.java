package io.implicant.theories;

import io.implicant.logic.Term;
import io.implicant.sdp.Fact;

/** {@code left = right}: an unordered pair, kept with the older term on the left. */
public record Equal(Term left, Term right) implements Fact {
  public Equal {
    if (left.id() >= right.id()) {
      throw new IllegalArgumentException("not in order: " + left + ", " + right);
    }
  }

  public static Equal of(Term a, Term b) {
    return a.id() < b.id() ? new Equal(a, b) : new Equal(b, a);
  }

  @Override
  public String toString() {
    return left + " = " + right;
  }
}
