package io.implicant.logic.text;

import io.implicant.logic.Sort;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Environment.SortMacro;
import io.implicant.logic.text.Environment.SortMeaning;
import io.implicant.logic.text.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads sorts: {@code Int}, {@code (Pair U Int)}, defined ones. */
final class SortReader {
  private static final int MAX_NESTING = 100;
  private static final int MAX_SIZE = 1_000;
  private static final Set<String> KNOWN_ELSEWHERE =
      Set.of("Array", "String", "RegLan", "Float16", "Float32", "Float64", "RoundingMode", "Seq");

  private final Terms terms;
  private final Environment environment;
  private final SmtLexer lexer;

  SortReader(Terms terms, Environment environment, SmtLexer lexer) {
    this.terms = terms;
    this.environment = environment;
    this.lexer = lexer;
  }

  Sort read() throws InputException {
    return read(Map.of());
  }

  /** Reads a sort in which the given names are parameters. */
  Sort read(Map<String, Sort> parameters) throws InputException {
    return read(parameters, 0);
  }

  private Sort read(Map<String, Sort> parameters, int nesting) throws InputException {
    Token token = lexer.advance();
    if (nesting > MAX_NESTING) {
      throw new UnsupportedException(
          token.position(), "a sort nested more than " + MAX_NESTING + " deep");
    } else if (token.isSymbol()) {
      return apply(token, List.of(), parameters);
    } else if (!token.is(Kind.OPEN)) {
      throw new ParseException(token.position(), "a sort", token.shown());
    }
    Token head = lexer.advance();
    if (head.isWord("_")) {
      throw new UnsupportedException(token.position(), "the indexed sort " + lexer.token().shown());
    } else if (!head.isSymbol()) {
      throw new ParseException(head.position(), "the name of a sort", head.shown());
    }
    List<Sort> arguments = new ArrayList<>();
    while (!lexer.token().is(Kind.CLOSE)) {
      arguments.add(read(parameters, nesting + 1));
    }
    Token close = lexer.advance();
    if (arguments.isEmpty()) {
      throw new ParseException(close.position(), "a sort", close.shown());
    }
    return apply(head, arguments, parameters);
  }

  private Sort apply(Token name, List<Sort> arguments, Map<String, Sort> parameters)
      throws InputException {
    if (arguments.isEmpty() && parameters.containsKey(name.text())) {
      return parameters.get(name.text());
    }
    boolean builtIn = isBuiltIn(name.text());
    SortMeaning meaning = environment.sort(name.text());
    if (!builtIn && meaning == null) {
      throw unknown(name);
    }
    int arity = builtIn ? 0 : meaning.arity();
    if (arity != arguments.size()) {
      throw new ParseException(
          name.position(),
          Call.count(arity) + " of the sort " + name.shown(),
          Call.count(arguments.size()));
    }
    Sort sort =
        meaning instanceof SortMacro macro
            ? expand(macro, arguments)
            : terms.sort(name.text(), arguments.toArray(new Sort[0]));
    if (sort.size() > MAX_SIZE) {
      throw new UnsupportedException(name.position(), "a sort of more than " + MAX_SIZE + " names");
    }
    return sort;
  }

  static boolean isBuiltIn(String name) {
    return name.equals("Bool") || name.equals("Int") || name.equals("Real");
  }

  private static InputException unknown(Token name) {
    return KNOWN_ELSEWHERE.contains(name.text())
        ? new UnsupportedException(name.position(), "the sort " + name.shown())
        : new ParseException(name.position(), "a declared sort", name.shown());
  }

  private Sort expand(SortMacro macro, List<Sort> arguments) {
    return substitute(macro.body(), macro.parameters(), arguments);
  }

  /** Recursion is bounded: a sort has at most {@link #MAX_SIZE} names. */
  private Sort substitute(Sort sort, List<Sort> parameters, List<Sort> values) {
    int index = parameters.indexOf(sort);
    if (index >= 0 || sort.arguments().isEmpty()) {
      return index >= 0 ? values.get(index) : sort;
    }
    List<Sort> arguments = new ArrayList<>();
    for (Sort argument : sort.arguments()) {
      arguments.add(substitute(argument, parameters, values));
    }
    return terms.sort(sort.name(), arguments.toArray(new Sort[0]));
  }
}
