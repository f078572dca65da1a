package io.implicant.checker.gal;

import io.implicant.logic.text.Position;

/** A token of GAL; strings are without quotes, parameters without their dollar. */
public record Token(Kind kind, String text, Position position) {
  public enum Kind {
    NAME,
    PARAMETER,
    NUMBER,
    STRING,
    OPERATOR,
    END
  }

  private static final int SHOWN = 40;

  /** Whether this is the operator or the word. */
  public boolean is(String expected) {
    return (kind == Kind.OPERATOR || kind == Kind.NAME) && text.equals(expected);
  }

  public String shown() {
    String cut = text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
    return switch (kind) {
      case END -> "the end of the text";
      case STRING -> "the string \"" + cut + "\"";
      case PARAMETER -> "'$" + cut + "'";
      default -> "'" + cut + "'";
    };
  }
}
