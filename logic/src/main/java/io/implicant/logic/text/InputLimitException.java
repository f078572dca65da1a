package io.implicant.logic.text;

/** The input expands to more than the reader's bound on memory. */
public final class InputLimitException extends InputException {
  private static final long serialVersionUID = 1;

  public InputLimitException(Position position, String limit) {
    super(position, "expected input within the limits, found " + limit);
  }
}
