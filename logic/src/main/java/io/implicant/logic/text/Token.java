package io.implicant.logic.text;

import io.implicant.logic.Symbol;

/** A token of SMT-LIB; {@code text} is without the bars of a quoted symbol or a string's quotes. */
record Token(Kind kind, String text, Position position) {
  enum Kind {
    OPEN,
    CLOSE,
    SYMBOL,
    QUOTED_SYMBOL,
    KEYWORD,
    NUMERAL,
    DECIMAL,
    BIT_VECTOR,
    STRING,
    END
  }

  private static final int SHOWN = 40;

  boolean is(Kind expected) {
    return kind == expected;
  }

  /** Whether this is the unquoted symbol, as reserved words are written. */
  boolean isWord(String word) {
    return kind == Kind.SYMBOL && text.equals(word);
  }

  /** Whether this can name something; reserved words can in bars only. */
  boolean isSymbol() {
    return kind == Kind.QUOTED_SYMBOL || (kind == Kind.SYMBOL && !Symbol.isReserved(text));
  }

  /** The token for a message, short. */
  String shown() {
    return switch (kind) {
      case OPEN -> "'('";
      case CLOSE -> "')'";
      case END -> "the end of the input";
      case STRING -> "a string";
      case SYMBOL -> "'" + shortened(text) + (Symbol.isReserved(text) ? "', a reserved word" : "'");
      default -> "'" + shortened(text) + "'";
    };
  }

  static String shortened(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
  }
}
