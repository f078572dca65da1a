package io.implicant.checker.gal;

import io.implicant.checker.gal.Token.Kind;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.List;

/**
 * The tokens of one text and the place in them. Engine API: shared with the readers of ODL and of
 * Boolean programs.
 */
public class Tokens {
  private final List<Token> tokens;
  private int next;

  public Tokens(String source, String text) throws InputException {
    this(Lexer.tokens(source, text));
  }

  /** The last token is the end. */
  protected Tokens(List<Token> tokens) {
    this.tokens = List.copyOf(tokens);
  }

  public final Token peek() {
    return peek(0);
  }

  public final Token peek(int ahead) {
    return tokens.get(Math.min(next + ahead, tokens.size() - 1));
  }

  public final Token take() {
    Token token = peek();
    next = Math.min(next + 1, tokens.size() - 1);
    return token;
  }

  public final boolean at(String text) {
    return peek().is(text);
  }

  public final boolean at(Kind kind) {
    return peek().kind() == kind;
  }

  public final Position position() {
    return peek().position();
  }

  /** Takes the token if it is the given one. */
  public final boolean accept(String text) {
    boolean found = at(text);
    if (found) {
      take();
    }
    return found;
  }

  public final Token expect(String text) throws ParseException {
    if (!at(text)) {
      throw expected("'" + text + "'");
    }
    return take();
  }

  public final Name expect(Kind kind, String what) throws ParseException {
    if (!at(kind)) {
      throw expected(what);
    }
    Token token = take();
    return new Name(token.text(), token.position());
  }

  public final ParseException expected(String what) {
    return new ParseException(position(), what, peek().shown());
  }
}
