package io.implicant.logic;

import java.util.List;
import java.util.function.Function;

/** {@code left = right} over a declared sort; the sides differ and are in {@link TermOrder}. */
public final class Equality extends Atom {
  Equality(Term left, Term right) {
    super(Kind.EQUALITY, 0, List.of(left, right));
  }

  public Term left() {
    return children().get(0);
  }

  public Term right() {
    return children().get(1);
  }

  @Override
  boolean sameLabel(Term other) {
    return true;
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    return terms.equal(newChildren.get(0), newChildren.get(1));
  }

  @Override
  public <R> R match(
      Function<Predicate, R> onPredicate,
      Function<Equality, R> onEquality,
      Function<Comparison, R> onComparison) {
    return onEquality.apply(this);
  }
}
