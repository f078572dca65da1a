package io.implicant.checker.gal;

import io.implicant.checker.gal.Token.Kind;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.List;

/** The tokens of one text and the place in them. Engine API: shared with the reader of ODL. */
public final class Tokens {
  private final List<Token> tokens;
  private int next;

  public Tokens(String source, String text) throws InputException {
    this.tokens = Lexer.tokens(source, text);
  }

  public Token peek() {
    return peek(0);
  }

  public Token peek(int ahead) {
    return tokens.get(Math.min(next + ahead, tokens.size() - 1));
  }

  public Token take() {
    Token token = peek();
    next = Math.min(next + 1, tokens.size() - 1);
    return token;
  }

  public boolean at(String text) {
    return peek().is(text);
  }

  public boolean at(Kind kind) {
    return peek().kind() == kind;
  }

  public Position position() {
    return peek().position();
  }

  /** Takes the token if it is the given one. */
  public boolean accept(String text) {
    boolean found = at(text);
    if (found) {
      take();
    }
    return found;
  }

  public Token expect(String text) throws ParseException {
    if (!at(text)) {
      throw expected("'" + text + "'");
    }
    return take();
  }

  public Name expect(Kind kind, String what) throws ParseException {
    if (!at(kind)) {
      throw expected(what);
    }
    Token token = take();
    return new Name(token.text(), token.position());
  }

  public ParseException expected(String what) {
    return new ParseException(position(), what, peek().shown());
  }
}
