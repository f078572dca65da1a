package io.implicant.logic.text;

/** The input breaks the rules of its language: syntax, declarations, sorts. */
public final class ParseException extends InputException {
  private static final long serialVersionUID = 1;

  public ParseException(Position position, String expected, String found) {
    super(position, "expected " + expected + ", found " + found);
  }
}
