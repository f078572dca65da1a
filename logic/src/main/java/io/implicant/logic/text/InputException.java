package io.implicant.logic.text;

/** Input that cannot be used; the message begins with the position, {@code file:line:column}. */
public abstract sealed class InputException extends Exception
    permits ParseException, UnsupportedException, InputLimitException {
  private static final long serialVersionUID = 1;

  private final transient Position position;

  InputException(Position position, String message) {
    super(position + ": " + message);
    this.position = position;
  }

  public final Position position() {
    return position;
  }
}
