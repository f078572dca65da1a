package io.implicant.checker.bp.syntax;

import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Token;
import io.implicant.checker.gal.Token.Kind;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tokens of one Boolean program and the place in them. */
final class Tokens extends io.implicant.checker.gal.Tokens {
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

  Tokens(String source, String text) throws ParseException {
    super(lexed(source, text));
  }

  /** Words of the language and numbers count as operators. */
  private static List<Token> lexed(String source, String text) throws ParseException {
    List<Token> tokens = new ArrayList<>();
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
        tokens.add(new Token(isName ? Kind.NAME : Kind.OPERATOR, token, position));
      }
      for (; offset < matcher.end(); offset++) {
        if (text.charAt(offset) == '\n') {
          line++;
          lineStart = offset + 1;
        }
      }
    }
    Position end = new Position(source, line, offset - lineStart + 1);
    tokens.add(new Token(Kind.END, "", end));
    return tokens;
  }

  private static ParseException unexpected(Position position, String text, int offset) {
    if (text.startsWith("/*", offset)) {
      return new ParseException(position, "a comment closed by */", "the end of the text");
    }
    char c = text.charAt(offset);
    String shown = c > ' ' && c < '\u007f' ? "'" + c + "'" : String.format("U+%04X", (int) c);
    return new ParseException(position, "a Boolean program", "the character " + shown);
  }

  Name name(String what) throws ParseException {
    return expect(Kind.NAME, what);
  }

  /** One name or several, separated by commas. */
  List<Name> names(String what) throws ParseException {
    List<Name> names = new ArrayList<>();
    do {
      names.add(name(what));
    } while (accept(","));
    return names;
  }
}
