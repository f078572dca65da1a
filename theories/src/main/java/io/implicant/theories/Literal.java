package io.implicant.theories;

import io.implicant.logic.Atom;
import io.implicant.logic.Formula;
import io.implicant.logic.InfixPrinter;
import io.implicant.logic.Not;
import java.util.Optional;

/** An atom or its negation: a "predicate" in the sense of LBC07 Section 2.1. */
public record Literal(Atom atom, boolean positive) {
  private static final int SHOWN = 160;

  /** The formula, or its negation, as a literal, if it is one. */
  public static Optional<Literal> of(Formula formula, boolean positive) {
    if (formula instanceof Not not) {
      return of(not.operand(), !positive);
    }
    return formula instanceof Atom atom
        ? Optional.of(new Literal(atom, positive))
        : Optional.empty();
  }

  public Literal negated() {
    return new Literal(atom, !positive);
  }

  @Override
  public String toString() {
    return InfixPrinter.print(atom, positive, SHOWN);
  }
}
