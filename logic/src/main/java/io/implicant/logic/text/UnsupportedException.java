package io.implicant.logic.text;

/** The input is legal in its language but outside what Implicant reads. */
public final class UnsupportedException extends InputException {
  private static final long serialVersionUID = 1;

  public UnsupportedException(Position position, String construct) {
    super(position, "expected a construct that Implicant reads, found " + construct);
  }
}
