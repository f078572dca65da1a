package io.implicant.logic.text;

import io.implicant.logic.text.Token.Kind;

/** Splits SMT-LIB 2.6 text into tokens, one at a time; constant memory beyond the text itself. */
final class SmtLexer {
  /** Longer numbers are refused; terms have none so long that it would be printed like this. */
  static final int MAX_DIGITS = 9_900;

  private static final String SYMBOL_CHARACTERS = "~!@$%^&*_-+=<>.?/";

  private final String source;
  private final String text;
  private int offset;
  private int line = 1;
  private int lineStart;

  /** The token at hand, or null while nobody has asked for it. */
  private Token token;

  SmtLexer(String source, String text) {
    this.source = source;
    this.text = text;
  }

  /** The token at hand. */
  Token token() throws InputException {
    if (token == null) {
      token = scan();
    }
    return token;
  }

  /** Moves on and returns the token that was at hand; what follows it is not looked at yet. */
  Token advance() throws InputException {
    Token last = token();
    token = null;
    return last;
  }

  private Token scan() throws InputException {
    skipBlanks();
    Position start = position();
    if (offset == text.length()) {
      return new Token(Kind.END, "", start);
    }
    char c = text.charAt(offset);
    if (c == '(' || c == ')') {
      offset++;
      return new Token(c == '(' ? Kind.OPEN : Kind.CLOSE, String.valueOf(c), start);
    } else if (c == '|') {
      return quotedSymbol(start);
    } else if (c == '"') {
      return string(start);
    } else if (isDigit(c)) {
      return number(start);
    } else if (isSymbolCharacter(c)) {
      return new Token(Kind.SYMBOL, word(), start);
    } else if (c == ':' || c == '#') {
      offset++;
      String word = c + word();
      if (word.length() == 1) {
        throw new ParseException(start, "a token", "'" + c + "' alone");
      }
      return new Token(c == ':' ? Kind.KEYWORD : Kind.BIT_VECTOR, word, start);
    }
    throw new ParseException(start, "a token", "the character " + shown(c));
  }

  private void skipBlanks() {
    while (offset < text.length()) {
      char c = text.charAt(offset);
      if (c == ';') {
        while (offset < text.length() && !isLineEnd(text.charAt(offset))) {
          offset++;
        }
      } else if (c == ' ' || c == '\t' || c == '\f' || isLineEnd(c)) {
        step();
      } else {
        return;
      }
    }
  }

  /** Passes one character, counting lines; "\r\n" is one line end. */
  private void step() {
    char c = text.charAt(offset++);
    boolean pair = c == '\r' && offset < text.length() && text.charAt(offset) == '\n';
    if (isLineEnd(c) && !pair) {
      line++;
      lineStart = offset;
    }
  }

  private Token quotedSymbol(Position start) throws ParseException {
    step();
    int begin = offset;
    while (offset < text.length() && text.charAt(offset) != '|') {
      if (text.charAt(offset) == '\\') {
        throw new ParseException(position(), "a character of a quoted symbol", "'\\'");
      }
      step();
    }
    if (offset == text.length()) {
      throw new ParseException(start, "a quoted symbol closed by '|'", "the end of the input");
    }
    offset++;
    return new Token(Kind.QUOTED_SYMBOL, text.substring(begin, offset - 1), start);
  }

  private Token string(Position start) throws ParseException {
    StringBuilder value = new StringBuilder();
    step();
    while (offset < text.length()) {
      char c = text.charAt(offset);
      step();
      boolean quote = c == '"';
      if (quote && (offset == text.length() || text.charAt(offset) != '"')) {
        return new Token(Kind.STRING, value.toString(), start);
      } else if (quote) {
        offset++;
      }
      value.append(c);
    }
    throw new ParseException(start, "a string closed by '\"'", "the end of the input");
  }

  private Token number(Position start) throws InputException {
    int begin = offset;
    skipDigits();
    Kind kind = Kind.NUMERAL;
    if (offset < text.length() && text.charAt(offset) == '.') {
      kind = Kind.DECIMAL;
      offset++;
      int fraction = offset;
      skipDigits();
      if (offset == fraction) {
        throw new ParseException(position(), "digits after the decimal point", found());
      }
    }
    if (offset < text.length() && isSymbolCharacter(text.charAt(offset))) {
      throw new ParseException(position(), "a blank or parenthesis after a number", found());
    }
    if (offset - begin > MAX_DIGITS) {
      throw new UnsupportedException(start, "a number of more than " + MAX_DIGITS + " digits");
    }
    return new Token(kind, text.substring(begin, offset), start);
  }

  private void skipDigits() {
    while (offset < text.length() && isDigit(text.charAt(offset))) {
      offset++;
    }
  }

  private String word() {
    int begin = offset;
    while (offset < text.length() && isSymbolCharacter(text.charAt(offset))) {
      offset++;
    }
    return text.substring(begin, offset);
  }

  /** Where the reading of characters has got to. */
  Position position() {
    return new Position(source, line, offset - lineStart + 1);
  }

  private String found() {
    return offset == text.length() ? "the end of the input" : shown(text.charAt(offset));
  }

  static String shown(char c) {
    return c > ' ' && c < 127 ? "'" + c + "'" : String.format("U+%04X", (int) c);
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isSymbolCharacter(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || isDigit(c)
        || SYMBOL_CHARACTERS.indexOf(c) >= 0;
  }
}
