package io.implicant.theories;

import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import java.util.Optional;

/** A formula that an engine cannot treat. */
public final class UnsupportedFormulaException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Formula formula;
  private final transient Term term;

  /**
   * The exception.
   *
   * @param formula the predicate or goal
   * @param expected what the engine takes
   * @param found the part that it does not
   */
  public UnsupportedFormulaException(Formula formula, String expected, String found) {
    super("expected " + expected + ", found " + found);
    this.formula = formula;
    this.term = null;
  }

  /** The same with the term that the engine does not take. */
  public UnsupportedFormulaException(Formula formula, String expected, Term found) {
    super("expected " + expected + ", found " + found);
    this.formula = formula;
    this.term = found;
  }

  public Formula formula() {
    return formula;
  }

  /** The part that the engine does not take, if it is known. */
  public Optional<Term> term() {
    return Optional.ofNullable(term);
  }
}
