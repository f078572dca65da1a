package io.implicant.cfront;

import java.util.Objects;

/** C text that cannot be used; the message begins with the position, {@code file:line:column}. */
public final class CSourceException extends Exception {
  private static final long serialVersionUID = 1;

  /** Why not. */
  public enum Kind {
    /** It breaks the rules of C. */
    WRONG,
    /** It is C, but outside what is represented. */
    UNSUPPORTED,
    /** It is larger or deeper than a bound. */
    LIMIT
  }

  private final Kind kind;
  private final transient Position position;
  private final String what;

  public CSourceException(Kind kind, Position position, String what) {
    super(position + ": " + what);
    this.kind = Objects.requireNonNull(kind);
    this.position = position;
    this.what = what;
  }

  public Kind kind() {
    return kind;
  }

  public Position position() {
    return position;
  }

  /** The message without the position. */
  public String what() {
    return what;
  }
}
