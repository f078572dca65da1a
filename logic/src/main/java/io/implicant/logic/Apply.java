package io.implicant.logic;

import java.util.List;
import java.util.function.Function;

/** A function applied to arguments, or a constant; of any sort but Bool (see {@link Predicate}). */
public final class Apply extends Term {
  private final Symbol symbol;

  Apply(Symbol symbol, List<? extends Term> arguments) {
    super(Kind.APPLY, symbol.result(), symbol.contentHash(), arguments);
    this.symbol = symbol;
  }

  public Symbol symbol() {
    return symbol;
  }

  /** The arguments; formulas among them where the symbol takes Bool. */
  public List<Term> arguments() {
    return children();
  }

  @Override
  boolean sameLabel(Term other) {
    return symbol == ((Apply) other).symbol;
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    return terms.apply(symbol, newChildren);
  }

  @Override
  public <R> R match(
      Function<Apply, R> onApply,
      Function<Sum, R> onSum,
      Function<Choice, R> onChoice,
      Function<Formula, R> onFormula) {
    return onApply.apply(this);
  }
}
