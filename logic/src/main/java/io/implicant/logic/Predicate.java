package io.implicant.logic;

import java.util.List;
import java.util.function.Function;

/** A Bool-valued symbol applied to arguments; without arguments, a Bool constant. */
public final class Predicate extends Atom {
  private final Symbol symbol;

  Predicate(Symbol symbol, List<? extends Term> arguments) {
    super(Kind.PREDICATE, symbol.contentHash(), arguments);
    this.symbol = symbol;
  }

  public Symbol symbol() {
    return symbol;
  }

  public List<Term> arguments() {
    return children();
  }

  @Override
  boolean sameLabel(Term other) {
    return symbol == ((Predicate) other).symbol;
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    return terms.apply(symbol, newChildren);
  }

  @Override
  public <R> R match(
      Function<Predicate, R> onPredicate,
      Function<Equality, R> onEquality,
      Function<Comparison, R> onComparison) {
    return onPredicate.apply(this);
  }
}
