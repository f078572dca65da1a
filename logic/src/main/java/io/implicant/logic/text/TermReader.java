package io.implicant.logic.text;

import io.implicant.logic.Junction;
import io.implicant.logic.Not;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.TermLimitException;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Environment.Macro;
import io.implicant.logic.text.Token.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Reads SMT-LIB terms with a stack of its own, so that nesting is bounded by the heap alone. Each
 * open parenthesis that is not closed yet is a {@link Frame}; a finished term is handed to the
 * innermost one.
 */
final class TermReader {
  private static final Set<String> BINDERS = Set.of("forall", "exists", "match", "lambda");
  private final Environment environment;
  private final SmtLexer lexer;
  private final SortReader sorts;
  private final BiConsumer<Term, Position> built;
  private final Names names;
  private final Deque<Frame> frames = new ArrayDeque<>();
  private boolean parametric;

  /** {@code built} is told of every application or atom and where it stands. */
  TermReader(
      Terms terms,
      Environment environment,
      SmtLexer lexer,
      SortReader sorts,
      BiConsumer<Term, Position> built) {
    names = new Names(terms, environment);
    this.environment = environment;
    this.lexer = lexer;
    this.sorts = sorts;
    this.built = built;
  }

  /** Sets what sort a numeral like 5 has: Real in logics that have no Int. */
  void setNumeralSort(Sort sort) {
    names.setNumeralSort(sort);
  }

  Term read() throws InputException {
    return read(Map.of());
  }

  /** Reads one term in which the given names are bound. */
  Term read(Map<String, Term> parameters) throws InputException {
    parameters.forEach(names::bind);
    parametric = !parameters.isEmpty();
    Position start = lexer.token().position();
    try {
      return readTerm();
    } catch (TermLimitException limit) {
      Frame innermost = frames.peek();
      Position at = innermost == null ? start : innermost.position();
      throw new InputLimitException(at, limit.getMessage());
    } finally {
      frames.clear();
      parameters.keySet().forEach(names::unbind);
    }
  }

  private Term readTerm() throws InputException {
    while (true) {
      Token token = lexer.advance();
      Term value = null;
      Position at = token.position();
      if (token.is(Kind.OPEN)) {
        value = open(token);
      } else if (token.is(Kind.CLOSE) && frames.peek() instanceof Application application) {
        value = application.close(token);
        at = application.position();
        frames.pop();
      } else {
        value = names.term(token);
      }
      while (value != null) {
        if (frames.isEmpty()) {
          return value;
        }
        Frame frame = frames.peek();
        value = frame.accept(value, at);
        if (value != null) {
          at = frame.position();
          frames.pop();
        }
      }
    }
  }

  /** After an open parenthesis: pushes a frame, or returns a term that is complete already. */
  private Term open(Token parenthesis) throws InputException {
    Token head = lexer.advance();
    Position at = parenthesis.position();
    if (head.isWord("let")) {
      frames.push(new Let(at));
    } else if (head.isWord("!")) {
      frames.push(new Annotation(at));
    } else if (head.isWord("as")) {
      return qualified(null);
    } else if (head.is(Kind.SYMBOL) && BINDERS.contains(head.text())) {
      throw new UnsupportedException(at, "'" + head.text() + "'");
    } else if (head.isWord("_")) {
      throw new UnsupportedException(at, "the indexed identifier " + lexer.token().shown());
    } else if (head.is(Kind.OPEN)) {
      openQualified(head);
    } else if (head.isSymbol()) {
      frames.push(new Application(names.function(head, at), at));
    } else {
      throw new ParseException(head.position(), "a function", head.shown());
    }
    return null;
  }

  /** {@code ((as f S) ...}: an application whose head is qualified. */
  private void openQualified(Token parenthesis) throws InputException {
    Token word = lexer.advance();
    if (word.isWord("_")) {
      throw new UnsupportedException(
          parenthesis.position(), "the indexed identifier " + lexer.token().shown());
    } else if (!word.isWord("as")) {
      throw new ParseException(parenthesis.position(), "a function", "'('");
    }
    Application application = new Application(null, parenthesis.position());
    qualified(application);
    frames.push(application);
  }

  /**
   * The rest of {@code (as name Sort)}. As the head of an application it gives that its function
   * and the sort of its result; alone it is a term.
   */
  private Term qualified(Application application) throws InputException {
    Token name = lexer.advance();
    if (name.is(Kind.OPEN)) {
      throw new UnsupportedException(name.position(), "an indexed identifier in 'as'");
    } else if (!name.isSymbol()) {
      throw new ParseException(name.position(), "an identifier", name.shown());
    }
    Sort sort = sorts.read();
    Token close = lexer.advance();
    if (!close.is(Kind.CLOSE)) {
      throw new ParseException(close.position(), "')'", close.shown());
    }
    if (application != null) {
      application.call = names.function(name, name.position());
      application.resultSort = sort;
      return null;
    }
    return ofSort(names.term(name), sort, name.position());
  }

  private static Term ofSort(Term term, Sort sort, Position at) throws ParseException {
    if (term.sort() != sort) {
      throw new ParseException(at, "a term of sort " + sort, "a term of sort " + term.sort());
    }
    return term;
  }

  /** A construct whose closing parenthesis has not been read. */
  private interface Frame {
    Position position();

    /** Takes a finished subterm; returns the construct's value if that was the end of it. */
    Term accept(Term value, Position at) throws InputException;
  }

  private final class Application implements Frame {
    private final Position position;
    private Call call;
    private Sort resultSort;

    Application(Call call, Position position) {
      this.call = call;
      this.position = position;
    }

    @Override
    public Position position() {
      return position;
    }

    @Override
    public Term accept(Term value, Position at) throws InputException {
      call.add(value, at);
      return null;
    }

    Term close(Token parenthesis) throws InputException {
      Term term = call.close(parenthesis.position());
      built.accept(term, position);
      if (call.isRelation()) {
        atoms(term).forEach(atom -> built.accept(atom, position));
      }
      return resultSort == null ? term : ofSort(term, resultSort, position);
    }
  }

  /** The atoms of a relation, which is a negated one or, if a chain, a conjunction. */
  private static List<Term> atoms(Term relation) {
    if (!(relation instanceof Not || relation instanceof Junction)) {
      return List.of(relation);
    }
    return relation.children().stream()
        .map(child -> child instanceof Not not ? not.operand() : child)
        .toList();
  }

  /** {@code (let ((x t) ...) body)}: the values are read outside the scope of the names. */
  private final class Let implements Frame {
    private final Position position;
    private final Map<String, Term> bindings = new LinkedHashMap<>();
    private Token name;

    Let(Position position) throws InputException {
      this.position = position;
      expect(Kind.OPEN, "'(' before the bindings of 'let'");
      openBinding();
    }

    @Override
    public Position position() {
      return position;
    }

    private void openBinding() throws InputException {
      expect(Kind.OPEN, "'(' before a binding of 'let'");
      name = lexer.advance();
      if (!name.isSymbol()) {
        throw new ParseException(name.position(), "a variable", name.shown());
      } else if (bindings.containsKey(name.text())) {
        throw new ParseException(name.position(), "a new variable", name.shown() + ", bound twice");
      }
    }

    @Override
    public Term accept(Term value, Position at) throws InputException {
      expect(Kind.CLOSE, "')'");
      if (name == null) {
        bindings.keySet().forEach(names::unbind);
        return value;
      }
      bindings.put(name.text(), value);
      if (lexer.token().is(Kind.CLOSE)) {
        lexer.advance();
        name = null;
        bindings.forEach(names::bind);
      } else {
        openBinding();
      }
      return null;
    }
  }

  /** The name that {@code :named} gives to a term, which must not depend on parameters. */
  private Token newName(Token name) throws InputException {
    if (parametric) {
      throw new UnsupportedException(name.position(), "':named' in a definition with parameters");
    } else if (!name.isSymbol()) {
      throw new ParseException(name.position(), "a name", name.shown());
    } else if (Operator.named(name.text()) != null) {
      throw new ParseException(
          name.position(), "a new name", name.shown() + ", a built-in function");
    }
    return name;
  }

  /** {@code (! term :named n ...)}: defines n, passes over other attributes. */
  private final class Annotation implements Frame {
    private final Position position;

    Annotation(Position position) {
      this.position = position;
    }

    @Override
    public Position position() {
      return position;
    }

    @Override
    public Term accept(Term value, Position at) throws InputException {
      Token attribute = lexer.advance();
      if (!attribute.is(Kind.KEYWORD)) {
        throw new ParseException(attribute.position(), "an attribute", attribute.shown());
      }
      while (attribute.is(Kind.KEYWORD)) {
        if (attribute.text().equals(":named")) {
          Token name = lexer.advance();
          environment.addFunction(newName(name), new Macro(List.of(), value));
        } else if (!lexer.token().is(Kind.KEYWORD) && !lexer.token().is(Kind.CLOSE)) {
          Expressions.skip(lexer);
        }
        attribute = lexer.advance();
      }
      if (!attribute.is(Kind.CLOSE)) {
        throw new ParseException(attribute.position(), "an attribute or ')'", attribute.shown());
      }
      return value;
    }
  }

  private Token expect(Kind kind, String what) throws InputException {
    return Expressions.expect(lexer, kind, what);
  }
}
