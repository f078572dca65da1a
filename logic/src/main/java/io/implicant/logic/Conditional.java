package io.implicant.logic;

import java.util.List;

/** {@code ite(condition, thenFormula, elseFormula)} of formulas, condition not negated. */
public final class Conditional extends Formula {
  Conditional(Formula condition, Formula thenFormula, Formula elseFormula) {
    super(Kind.CONDITIONAL, 0, List.of(condition, thenFormula, elseFormula));
  }

  public Formula condition() {
    return (Formula) children().get(0);
  }

  public Formula thenFormula() {
    return (Formula) children().get(1);
  }

  public Formula elseFormula() {
    return (Formula) children().get(2);
  }

  @Override
  boolean sameLabel(Term other) {
    return true;
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    return terms.ite((Formula) newChildren.get(0), newChildren.get(1), newChildren.get(2));
  }
}
