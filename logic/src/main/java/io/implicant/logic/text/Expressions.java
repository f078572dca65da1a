package io.implicant.logic.text;

import io.implicant.logic.text.Token.Kind;

/** Small steps over S-expressions. */
final class Expressions {
  private Expressions() {}

  static Token expect(SmtLexer lexer, Kind kind, String what) throws InputException {
    Token token = lexer.token();
    if (!token.is(kind)) {
      throw new ParseException(token.position(), what, token.shown());
    }
    return lexer.advance();
  }

  static Token expectSymbol(SmtLexer lexer, String what) throws InputException {
    Token token = lexer.token();
    if (!token.isSymbol()) {
      throw new ParseException(token.position(), what, token.shown());
    }
    return lexer.advance();
  }

  /** Passes over one S-expression. */
  static void skip(SmtLexer lexer) throws InputException {
    Token first = lexer.token();
    if (first.is(Kind.CLOSE)) {
      throw new ParseException(first.position(), "an expression", first.shown());
    }
    skipRest(lexer, 0);
  }

  /** Passes over expressions until the given number of open parentheses is closed. */
  static void skipRest(SmtLexer lexer, int open) throws InputException {
    long depth = open;
    do {
      Token token = lexer.advance();
      if (token.is(Kind.OPEN)) {
        depth++;
      } else if (token.is(Kind.CLOSE)) {
        depth--;
      } else if (token.is(Kind.END)) {
        throw new ParseException(token.position(), "')'", token.shown());
      }
    } while (depth > 0);
  }
}
