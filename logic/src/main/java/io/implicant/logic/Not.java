package io.implicant.logic;

import java.util.List;

/** A negation; the operand is neither a negation nor a constant. */
public final class Not extends Formula {
  Not(Formula operand) {
    super(Kind.NOT, 0, List.of(operand));
  }

  public Formula operand() {
    return (Formula) children().get(0);
  }

  @Override
  boolean sameLabel(Term other) {
    return true;
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    return terms.not((Formula) newChildren.get(0));
  }
}
