package io.implicant.checker.bp.syntax;

import io.implicant.checker.gal.Name;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tokens of one Boolean program and the place in them. */
final class Tokens {
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<blank>\\s+|//[^\\n]*|/\\*(?s:.*?)\\*/)|(?<name>[A-Za-z_][A-Za-z0-9_$]*)"
              + "|(?<number>[0-9]+)|(?<symbol>:=|=>|!=|[;:,()<>\\[\\]=!~&|^?*'])");

  private static final Set<String> KEYWORDS =
      Set.of(
          "decl",
          "dfs",
          "void",
          "bool",
          "begin",
          "end",
          "enforce",
          "abortif",
          "skip",
          "goto",
          "return",
          "assert",
          "assume",
          "constrain",
          "if",
          "then",
          "elsif",
          "else",
          "fi",
          "while",
          "do",
          "od",
          "dead",
          "print",
          "start_thread",
          "end_thread",
          "atomic_begin",
          "atomic_end",
          "sync",
          "schoose",
          "T",
          "F");

  private static final int SHOWN = 40;

  /** A token; the last one, the end, has no text. */
  record Token(String text, boolean isName, Position position) {
    String shown() {
      String cut = text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
      return text.isEmpty() ? "the end of the text" : "'" + cut + "'";
    }
  }

  private final List<Token> tokens = new ArrayList<>();
  private int next;

  Tokens(String source, String text) throws ParseException {
    Matcher matcher = TOKEN.matcher(text);
    int line = 1;
    int lineStart = 0;
    int offset = 0;
    while (offset < text.length()) {
      Position position = new Position(source, line, offset - lineStart + 1);
      if (!matcher.region(offset, text.length()).lookingAt()) {
        throw unexpected(position, text, offset);
      }
      if (matcher.group("blank") == null) {
        String token = matcher.group();
        boolean isName = matcher.group("name") != null && !KEYWORDS.contains(token);
        tokens.add(new Token(token, isName, position));
      }
      for (; offset < matcher.end(); offset++) {
        if (text.charAt(offset) == '\n') {
          line++;
          lineStart = offset + 1;
        }
      }
    }
    tokens.add(new Token("", false, new Position(source, line, offset - lineStart + 1)));
  }

  private static ParseException unexpected(Position position, String text, int offset) {
    if (text.startsWith("/*", offset)) {
      return new ParseException(position, "a comment closed by */", "the end of the text");
    }
    char c = text.charAt(offset);
    String shown = c > ' ' && c < '\u007f' ? "'" + c + "'" : String.format("U+%04X", (int) c);
    return new ParseException(position, "a Boolean program", "the character " + shown);
  }

  Token peek() {
    return peek(0);
  }

  Token peek(int ahead) {
    return tokens.get(Math.min(next + ahead, tokens.size() - 1));
  }

  Token take() {
    Token token = peek();
    next = Math.min(next + 1, tokens.size() - 1);
    return token;
  }

  boolean at(String text) {
    return peek().text().equals(text);
  }

  Position position() {
    return peek().position();
  }

  /** Takes the token if it is the given one. */
  boolean accept(String text) {
    boolean found = at(text);
    if (found) {
      take();
    }
    return found;
  }

  void expect(String text) throws ParseException {
    if (!accept(text)) {
      throw expected("'" + text + "'");
    }
  }

  Name name(String what) throws ParseException {
    if (!peek().isName()) {
      throw expected(what);
    }
    Token token = take();
    return new Name(token.text(), token.position());
  }

  /** One name or several, separated by commas. */
  List<Name> names(String what) throws ParseException {
    List<Name> names = new ArrayList<>();
    do {
      names.add(name(what));
    } while (accept(","));
    return names;
  }

  ParseException expected(String what) {
    return new ParseException(position(), what, peek().shown());
  }
}
