package io.implicant.theories;

/** A formula that an engine cannot treat; the message names the part that it cannot. */
public final class UnsupportedFormulaException extends Exception {
  private static final long serialVersionUID = 1;

  public UnsupportedFormulaException(String message) {
    super(message);
  }
}
