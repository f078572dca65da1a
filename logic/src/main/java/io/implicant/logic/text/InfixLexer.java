package io.implicant.logic.text;

import java.util.List;

/** Splits infix text into tokens. */
final class InfixLexer {
  enum Kind {
    NAME,
    NUMBER,
    OPERATOR,
    END
  }

  /** A token; a name is without its bars. */
  record Token(Kind kind, String text, Position position) {
    boolean is(String operator) {
      return kind == Kind.OPERATOR && text.equals(operator);
    }

    String shown() {
      return kind == Kind.END
          ? "the end of the text"
          : "'" + io.implicant.logic.text.Token.shortened(text) + "'";
    }
  }

  /** Longer operators stand before their beginnings. */
  private static final List<String> OPERATORS =
      List.of(
          "<->", "<=>", "->", "=>", "||", "&&", "!=", "<>", "<=", ">=", "==", "!", "=", "<", ">",
          "+", "-", "*", "/", "(", ")", ",", ":");

  private static final String NAME_CHARACTERS = "_$@.~";

  private final String source;
  private final String text;
  private int offset;
  private int line = 1;
  private int lineStart;

  InfixLexer(String source, String text) {
    this.source = source;
    this.text = text;
  }

  Token next() throws InputException {
    skipBlanks();
    Position start = new Position(source, line, offset - lineStart + 1);
    if (offset == text.length()) {
      return new Token(Kind.END, "", start);
    }
    char c = text.charAt(offset);
    if (c == '|' && !text.startsWith("||", offset)) {
      return quoted(start);
    } else if (isDigit(c)) {
      return number(start);
    } else if (isNameCharacter(c)) {
      int begin = offset;
      while (offset < text.length() && isNameCharacter(text.charAt(offset))) {
        offset++;
      }
      return new Token(Kind.NAME, text.substring(begin, offset), start);
    }
    for (String operator : OPERATORS) {
      if (text.startsWith(operator, offset)) {
        offset += operator.length();
        return new Token(Kind.OPERATOR, operator, start);
      }
    }
    throw new ParseException(start, "a formula", "the character " + SmtLexer.shown(c));
  }

  private void skipBlanks() {
    while (offset < text.length() && Character.isWhitespace(text.charAt(offset))) {
      if (text.charAt(offset++) == '\n') {
        line++;
        lineStart = offset;
      }
    }
  }

  private Token quoted(Position start) throws ParseException {
    int end = text.indexOf('|', offset + 1);
    if (end < 0) {
      throw new ParseException(start, "a name closed by '|'", "the end of the text");
    }
    String name = text.substring(offset + 1, end);
    for (; offset <= end; offset++) {
      if (text.charAt(offset) == '\n') {
        line++;
        lineStart = offset + 1;
      }
    }
    return new Token(Kind.NAME, name, start);
  }

  private Token number(Position start) throws InputException {
    int begin = offset;
    while (offset < text.length() && (isDigit(text.charAt(offset)) || text.charAt(offset) == '.')) {
      offset++;
    }
    String digits = text.substring(begin, offset);
    if (!digits.matches("[0-9]+(\\.[0-9]+)?")) {
      throw new ParseException(
          start, "a number", "'" + io.implicant.logic.text.Token.shortened(digits) + "'");
    } else if (digits.length() > SmtLexer.MAX_DIGITS) {
      throw new UnsupportedException(
          start, "a number of more than " + SmtLexer.MAX_DIGITS + " digits");
    }
    return new Token(Kind.NUMBER, digits, start);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isNameCharacter(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || isDigit(c)
        || NAME_CHARACTERS.indexOf(c) >= 0;
  }
}
