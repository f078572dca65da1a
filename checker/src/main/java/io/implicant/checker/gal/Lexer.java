package io.implicant.checker.gal;

import io.implicant.checker.gal.Token.Kind;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits GAL text into tokens and drops comments. A qualified name such as {@code P_0.state} or
 * {@code adding.1.dve} is one token; a dot before a string belongs to a call, two dots to a range.
 */
final class Lexer {
  /** Longer operators stand before their beginnings. */
  private static final List<String> OPERATORS =
      List.of(
          "<->", "..", ":=", "**", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "->",
          "<", ">", "=", "!", "&", "|", "^", "~", "+", "-", "*", "/", "%", "(", ")", "[", "]", "{",
          "}", ",", ";", ":", ".");

  private final String source;
  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private int offset;
  private int line = 1;
  private int lineStart;

  private Lexer(String source, String text) {
    this.source = source;
    this.text = text;
  }

  /** All tokens; the last one is the end. */
  static List<Token> tokens(String source, String text) throws InputException {
    Lexer lexer = new Lexer(source, text);
    do {
      lexer.skipBlanksAndComments();
      lexer.readToken();
    } while (lexer.tokens.get(lexer.tokens.size() - 1).kind() != Kind.END);
    return lexer.tokens;
  }

  private Position position() {
    return new Position(source, line, offset - lineStart + 1);
  }

  private char at(int index) {
    return index < text.length() ? text.charAt(index) : '\0';
  }

  /** Moves on to an offset; lines end with a line feed. */
  private void moveTo(int end) {
    for (; offset < end; offset++) {
      if (text.charAt(offset) == '\n') {
        line++;
        lineStart = offset + 1;
      }
    }
  }

  private void skipBlanksAndComments() throws ParseException {
    while (offset < text.length()) {
      if (Character.isWhitespace(text.charAt(offset))) {
        moveTo(offset + 1);
      } else if (text.startsWith("//", offset)) {
        int end = text.indexOf('\n', offset);
        moveTo(end < 0 ? text.length() : end);
      } else if (text.startsWith("/*", offset)) {
        int end = text.indexOf("*/", offset + 2);
        if (end < 0) {
          throw new ParseException(position(), "a comment closed by */", "the end of the text");
        }
        moveTo(end + 2);
      } else {
        return;
      }
    }
  }

  private void readToken() throws ParseException {
    Position start = position();
    if (offset == text.length()) {
      tokens.add(new Token(Kind.END, "", start));
      return;
    }
    char c = text.charAt(offset);
    if (isNameStart(c)) {
      add(Kind.NAME, offset, qualifiedNameEnd(), start);
    } else if (isDigit(c)) {
      int end = offset;
      while (isDigit(at(end))) {
        end++;
      }
      add(Kind.NUMBER, offset, end, start);
    } else if (c == '$') {
      if (!isNameStart(at(offset + 1))) {
        throw new ParseException(start, "a name after '$'", shown(at(offset + 1)));
      }
      add(Kind.PARAMETER, offset + 1, nameEnd(offset + 1), start);
    } else if (c == '"' || c == '\'') {
      readString(c, start);
    } else {
      readOperator(start);
    }
  }

  private void add(Kind kind, int begin, int end, Position start) {
    tokens.add(new Token(kind, text.substring(begin, end), start));
    offset = end;
  }

  private int qualifiedNameEnd() {
    int end = nameEnd(offset);
    while (at(end) == '.' && isNamePart(at(end + 1))) {
      end = nameEnd(end + 1);
    }
    return end;
  }

  private int nameEnd(int begin) {
    int end = begin;
    while (isNamePart(at(end))) {
      end++;
    }
    return end;
  }

  private void readString(char quote, Position start) throws ParseException {
    StringBuilder value = new StringBuilder();
    int i = offset + 1;
    while (i < text.length() && text.charAt(i) != quote) {
      if (text.charAt(i) == '\\' && i + 1 < text.length()) {
        i++;
      }
      value.append(text.charAt(i++));
    }
    if (i >= text.length()) {
      throw new ParseException(start, "a string closed by " + quote, "the end of the text");
    }
    tokens.add(new Token(Kind.STRING, value.toString(), start));
    moveTo(i + 1);
  }

  private void readOperator(Position start) throws ParseException {
    for (String operator : OPERATORS) {
      if (text.startsWith(operator, offset)) {
        add(Kind.OPERATOR, offset, offset + operator.length(), start);
        return;
      }
    }
    throw new ParseException(
        start, "a name, a number or an operator", "the character " + shown(text.charAt(offset)));
  }

  private static String shown(char c) {
    return c > ' ' && c < '\u007f' ? "'" + c + "'" : String.format("U+%04X", (int) c);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isNameStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  private static boolean isNamePart(char c) {
    return isNameStart(c) || isDigit(c);
  }
}
