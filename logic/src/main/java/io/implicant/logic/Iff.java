package io.implicant.logic;

import java.util.List;

/** An equivalence of two different formulas, neither negated nor constant, in {@link TermOrder}. */
public final class Iff extends Formula {
  Iff(Formula left, Formula right) {
    super(Kind.IFF, 0, List.of(left, right));
  }

  public Formula left() {
    return (Formula) children().get(0);
  }

  public Formula right() {
    return (Formula) children().get(1);
  }

  @Override
  boolean sameLabel(Term other) {
    return true;
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    return terms.iff((Formula) newChildren.get(0), (Formula) newChildren.get(1));
  }
}
