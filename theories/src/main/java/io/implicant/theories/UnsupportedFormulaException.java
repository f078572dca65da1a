package io.implicant.theories;

import io.implicant.logic.Formula;

/** A formula that an engine cannot treat. */
public final class UnsupportedFormulaException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Formula formula;

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
  }

  public Formula formula() {
    return formula;
  }
}
