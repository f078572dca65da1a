package io.implicant.logic;

import java.util.List;
import java.util.function.Function;

/**
 * A formula without Boolean structure of its own, in normal form: whatever a solver would normalise
 * away reaches the same atom, or its negation.
 */
public abstract sealed class Atom extends Formula permits Predicate, Equality, Comparison {
  Atom(Kind kind, long labelHash, List<? extends Term> children) {
    super(kind, labelHash, children);
  }

  /** One case per kind of atom. */
  public abstract <R> R match(
      Function<Predicate, R> onPredicate,
      Function<Equality, R> onEquality,
      Function<Comparison, R> onComparison);
}
