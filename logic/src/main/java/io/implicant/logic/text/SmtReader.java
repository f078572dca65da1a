package io.implicant.logic.text;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.TermLimitException;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Environment.Declared;
import io.implicant.logic.text.Environment.Macro;
import io.implicant.logic.text.Environment.SortConstructor;
import io.implicant.logic.text.Environment.SortMacro;
import io.implicant.logic.text.Script.Assertion;
import io.implicant.logic.text.Script.Check;
import io.implicant.logic.text.Script.Definition;
import io.implicant.logic.text.Script.Name;
import io.implicant.logic.text.Script.Note;
import io.implicant.logic.text.Script.Stack;
import io.implicant.logic.text.Token.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads SMT-LIB 2.6 scripts. Definitions are expanded, and what the text shares the terms share.
 * Time is linear in the text and in what its definitions expand to; the bounds of {@link Terms} end
 * an expansion that explodes.
 */
public final class SmtReader {
  private static final Set<String> SKIPPED =
      Set.of("echo", "block-model", "block-model-values", "labels", "eval", "simplify", "display");

  /** Logics in which a numeral is a Real, as SMT-LIB says: those with reals and no integers. */
  private static final Pattern REAL_LOGIC = Pattern.compile("(QF_)?[A-Z]*(RDL|LRA|NRA)");

  private static final int MAX_SCOPES = 1_000_000;

  private final Terms terms;
  private final SmtLexer lexer;
  private final Environment environment = new Environment();
  private final SortReader sorts;
  private final TermReader termReader;
  private final List<Defined> definitions = new ArrayList<>();
  private final List<Check> checks = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();
  private final Map<Term, Position> outside = new HashMap<>();
  private final Deque<Scope> scopes = new ArrayDeque<>();
  private Stack assertions;
  private String logic;
  private List<Name> predicateNames;
  private int depth;
  private boolean exited;

  /** A definition and what it made of its name, which tells whether it is still in force. */
  private record Defined(Definition definition, Macro macro) {}

  /** As many scopes as were opened at once, and the assertions at that time. */
  private record Scope(int levels, Optional<Stack> assertions) {}

  private SmtReader(Terms terms, SmtLexer lexer) {
    this.terms = terms;
    this.lexer = lexer;
    sorts = new SortReader(terms, environment, lexer);
    termReader = new TermReader(terms, environment, lexer, sorts, this::noteIfOutside);
  }

  /**
   * Reads a script.
   *
   * @param source the name of the text in messages, usually the file's
   * @throws InputException at the first thing that is wrong, not read, or too large
   */
  public static Script read(Terms terms, String source, String text) throws InputException {
    return new SmtReader(terms, new SmtLexer(source, text)).script(source);
  }

  private Script script(String source) throws InputException {
    try {
      while (!exited && !lexer.token().is(Kind.END)) {
        expect(Kind.OPEN, "'(' before a command");
        command(Expressions.expectSymbol(lexer, "a command"));
      }
    } catch (TermLimitException limit) {
      throw new InputLimitException(lexer.position(), limit.getMessage());
    }
    if (checks.isEmpty() && assertions != null) {
      checks.add(new Check(lexer.position(), assertions));
    }
    List<Definition> visible =
        definitions.stream()
            .filter(defined -> environment.function(defined.definition().name()) == defined.macro())
            .map(Defined::definition)
            .toList();
    return new Script(
        source,
        Optional.ofNullable(logic),
        environment.sorts(),
        environment.symbols(),
        visible,
        Optional.ofNullable(predicateNames),
        checks,
        notes,
        outside);
  }

  private void command(Token name) throws InputException {
    switch (name.text()) {
      case "set-logic" -> setLogic();
      case "set-info" -> setInfo();
      case "set-option" -> setOption();
      case "declare-sort" -> declareSort();
      case "define-sort" -> defineSort();
      case "declare-fun", "declare-const" -> declare(name.text().equals("declare-fun"));
      case "define-fun", "define-const" -> define(name.text().equals("define-fun"));
      case "assert" -> assertFormula();
      case "push" -> push();
      case "pop" -> pop();
      case "check-sat" -> checks.add(new Check(name.position(), assertions));
      case "check-sat-assuming" -> checkAssuming(name.position());
      case "exit" -> exited = true;
      default -> {
        skip(name);
        return;
      }
    }
    expect(Kind.CLOSE, "')'");
  }

  private void skip(Token name) throws InputException {
    if (!SKIPPED.contains(name.text()) && !name.text().startsWith("get-")) {
      throw new UnsupportedException(name.position(), "the command " + name.shown());
    }
    notes.add(new Note(name.position(), "skipped the command " + name.shown()));
    Expressions.skipRest(lexer, 1);
  }

  private void setLogic() throws InputException {
    logic = Expressions.expectSymbol(lexer, "the name of a logic").text();
    termReader.setNumeralSort(numeralSort(logic));
  }

  /** The sort of a numeral in the logic. */
  static Sort numeralSort(String logic) {
    return REAL_LOGIC.matcher(logic).matches() ? Sort.REAL : Sort.INT;
  }

  private void setInfo() throws InputException {
    Token keyword = expect(Kind.KEYWORD, "a keyword");
    if (keyword.text().equals(":predicates")) {
      expect(Kind.OPEN, "'(' before the names of the predicates");
      predicateNames = new ArrayList<>();
      while (!lexer.token().is(Kind.CLOSE)) {
        Token name = Expressions.expectSymbol(lexer, "the name of a predicate");
        predicateNames.add(new Name(name.text(), name.position()));
      }
      lexer.advance();
    } else if (!lexer.token().is(Kind.CLOSE)) {
      Expressions.skip(lexer);
    }
  }

  private void setOption() throws InputException {
    Token keyword = expect(Kind.KEYWORD, "a keyword");
    if (keyword.text().equals(":global-declarations")) {
      Token value = Expressions.expectSymbol(lexer, "true or false");
      if (!value.isWord("true") && !value.isWord("false")) {
        throw new ParseException(value.position(), "true or false", value.shown());
      }
      environment.setGlobal(value.isWord("true"));
    } else if (!lexer.token().is(Kind.CLOSE)) {
      Expressions.skip(lexer);
    }
  }

  private void declareSort() throws InputException {
    Token name = newSortName();
    int arity = lexer.token().is(Kind.CLOSE) ? 0 : smallNumber("an arity", 100);
    environment.addSort(name, new SortConstructor(arity));
  }

  private void defineSort() throws InputException {
    Token name = newSortName();
    expect(Kind.OPEN, "'(' before the parameters");
    Map<String, Sort> parameters = new LinkedHashMap<>();
    while (!lexer.token().is(Kind.CLOSE)) {
      Token parameter = Expressions.expectSymbol(lexer, "a parameter or ')'");
      // No name of the input has a backslash, so this sort is none of the user's.
      if (parameters.put(parameter.text(), terms.sort("\\" + parameter.text())) != null) {
        throw new ParseException(parameter.position(), "a new parameter", parameter.shown());
      }
    }
    lexer.advance();
    Sort body = sorts.read(parameters);
    environment.addSort(name, new SortMacro(List.copyOf(parameters.values()), body));
  }

  private Token newSortName() throws InputException {
    Token name = Expressions.expectSymbol(lexer, "a name for a sort");
    if (SortReader.isBuiltIn(name.text())) {
      throw new ParseException(name.position(), "a new name", name.shown() + ", a built-in sort");
    }
    return name;
  }

  private void declare(boolean withArguments) throws InputException {
    Token name = newFunctionName();
    List<Sort> arguments = new ArrayList<>();
    if (withArguments) {
      expect(Kind.OPEN, "'(' before the sorts of the arguments");
      while (!lexer.token().is(Kind.CLOSE)) {
        arguments.add(sorts.read());
      }
      lexer.advance();
    }
    Symbol symbol = terms.symbol(name.text(), arguments, sorts.read());
    environment.addFunction(name, new Declared(symbol));
  }

  private void define(boolean withParameters) throws InputException {
    Token name = newFunctionName();
    Map<String, Term> parameters = withParameters ? parameters() : Map.of();
    Sort sort = sorts.read();
    Position at = lexer.token().position();
    Term body = termReader.read(parameters);
    if (sort == Sort.REAL && Call.isWholeNumber(body)) {
      body = Operator.toReal(terms, body);
    } else if (body.sort() != sort) {
      throw new ParseException(at, "a term of sort " + sort, "a term of sort " + body.sort());
    }
    Macro macro = new Macro(List.copyOf(parameters.values()), body);
    environment.addFunction(name, macro);
    if (parameters.isEmpty()) {
      definitions.add(new Defined(new Definition(name.text(), body, name.position()), macro));
    }
  }

  private Map<String, Term> parameters() throws InputException {
    expect(Kind.OPEN, "'(' before the parameters");
    Map<String, Term> parameters = new LinkedHashMap<>();
    while (!lexer.token().is(Kind.CLOSE)) {
      expect(Kind.OPEN, "'(' before a parameter, or ')'");
      Token name = Expressions.expectSymbol(lexer, "a parameter");
      Symbol symbol = terms.freshSymbol(name.text(), List.of(), sorts.read());
      expect(Kind.CLOSE, "')'");
      if (parameters.put(name.text(), terms.apply(symbol, List.of())) != null) {
        throw new ParseException(name.position(), "a new parameter", name.shown());
      }
    }
    lexer.advance();
    return parameters;
  }

  /** Whether the name is that of a function of SMT-LIB, which no script may define. */
  public static boolean isBuiltIn(String name) {
    return Operator.named(name) != null;
  }

  private Token newFunctionName() throws InputException {
    Token name = Expressions.expectSymbol(lexer, "a new name");
    if (Operator.named(name.text()) != null) {
      throw new ParseException(
          name.position(), "a new name", name.shown() + ", a built-in function");
    }
    return name;
  }

  private void assertFormula() throws InputException {
    assertions = new Stack(readFormula(), assertions);
  }

  private Assertion readFormula() throws InputException {
    Position at = lexer.token().position();
    Term term = termReader.read();
    if (term instanceof Formula formula) {
      return new Assertion(formula, at);
    }
    throw new ParseException(at, "a formula", "a term of sort " + term.sort());
  }

  private void checkAssuming(Position position) throws InputException {
    Stack assumed = assertions;
    expect(Kind.OPEN, "'(' before the assumptions");
    while (!lexer.token().is(Kind.CLOSE)) {
      assumed = new Stack(readFormula(), assumed);
    }
    lexer.advance();
    checks.add(new Check(position, assumed));
  }

  private void push() throws InputException {
    Position at = lexer.token().position();
    int levels = lexer.token().is(Kind.CLOSE) ? 1 : smallNumber("a number", MAX_SCOPES);
    if (depth + levels > MAX_SCOPES) {
      throw new InputLimitException(at, "more than " + MAX_SCOPES + " scopes");
    }
    if (levels > 0) {
      environment.push();
      scopes.push(new Scope(levels, Optional.ofNullable(assertions)));
      depth += levels;
    }
  }

  private void pop() throws InputException {
    Position at = lexer.token().position();
    int levels = lexer.token().is(Kind.CLOSE) ? 1 : smallNumber("a number", MAX_SCOPES);
    if (levels > depth) {
      throw new ParseException(at, "at most " + depth + " scopes to pop", String.valueOf(levels));
    }
    depth -= levels;
    for (int left = levels; left > 0; ) {
      Scope scope = scopes.pop();
      environment.pop();
      assertions = scope.assertions().orElse(null);
      if (scope.levels() > left) {
        environment.push();
        scopes.push(new Scope(scope.levels() - left, scope.assertions()));
      }
      left -= Math.min(left, scope.levels());
    }
  }

  private int smallNumber(String what, int limit) throws InputException {
    Token number = expect(Kind.NUMERAL, what);
    if (number.text().length() > 9 || Integer.parseInt(number.text()) > limit) {
      throw new ParseException(number.position(), what + " of at most " + limit, number.shown());
    }
    return Integer.parseInt(number.text());
  }

  /** Remembers where terms stand that leave the fragment. */
  private void noteIfOutside(Term term, Position position) {
    if (Fragment.isOutside(term)) {
      outside.putIfAbsent(term, position);
    }
  }

  private Token expect(Kind kind, String what) throws InputException {
    return Expressions.expect(lexer, kind, what);
  }
}
