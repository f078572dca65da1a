package io.implicant.logic;

import java.util.List;
import java.util.function.Function;

/** {@code ite(condition, thenTerm, elseTerm)} of any sort but Bool (see {@link Conditional}). */
public final class Choice extends Term {
  Choice(Formula condition, Term thenTerm, Term elseTerm) {
    super(Kind.CHOICE, thenTerm.sort(), 0, List.of(condition, thenTerm, elseTerm));
  }

  public Formula condition() {
    return (Formula) children().get(0);
  }

  public Term thenTerm() {
    return children().get(1);
  }

  public Term elseTerm() {
    return children().get(2);
  }

  @Override
  boolean sameLabel(Term other) {
    return true;
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    return terms.ite((Formula) newChildren.get(0), newChildren.get(1), newChildren.get(2));
  }

  @Override
  public <R> R match(
      Function<Apply, R> onApply,
      Function<Sum, R> onSum,
      Function<Choice, R> onChoice,
      Function<Formula, R> onFormula) {
    return onChoice.apply(this);
  }
}
