package io.implicant.checker.bp.syntax;

import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Token.Kind;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import io.implicant.logic.text.UnsupportedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads Boolean programs in all dialects; what names mean is found out by {@code FlowGraph}. */
public final class BpReader {
  private static final int MAX_RESULTS = 1000;

  private final Tokens tokens;

  private BpReader(Tokens tokens) {
    this.tokens = tokens;
  }

  /** The program of a text; {@code source} is what messages call it. */
  public static Program read(String source, String text) throws InputException {
    return new BpReader(new Tokens(source, text)).program(source);
  }

  private Program program(String source) throws InputException {
    List<Name> globals = declarations();
    List<Procedure> procedures = new ArrayList<>();
    do {
      procedures.add(procedure());
    } while (!tokens.at(Kind.END));
    return new Program(source, globals, procedures);
  }

  private List<Name> declarations() throws ParseException {
    List<Name> names = new ArrayList<>();
    while (tokens.accept("decl")) {
      names.addAll(tokens.names("a variable"));
      tokens.expect(";");
    }
    return names;
  }

  private Procedure procedure() throws InputException {
    boolean depthFirst = tokens.accept("dfs");
    int results = results();
    Name name = tokens.name("the name of a procedure");
    tokens.expect("(");
    List<Name> parameters = tokens.at(")") ? List.of() : tokens.names("a parameter");
    tokens.expect(")");
    tokens.expect("begin");
    List<Name> locals = declarations();
    Optional<Expression> enforce = Optional.empty();
    if (tokens.accept("enforce")) {
      enforce = Optional.of(ExpressionReader.read(tokens));
      tokens.expect(";");
    }
    if (tokens.at("abortif")) {
      throw new UnsupportedException(tokens.position(), "'abortif', which nothing defines");
    }
    List<Line> body = new StatementReader(tokens).body();
    Position end = tokens.position();
    tokens.expect("end");
    return new Procedure(name, depthFirst, results, parameters, locals, enforce, body, end);
  }

  private int results() throws ParseException {
    if (tokens.accept("void")) {
      return 0;
    } else if (!tokens.accept("bool")) {
      throw tokens.expected("'decl', 'void' or 'bool'");
    } else if (!tokens.accept("<")) {
      return 1;
    }
    String number = tokens.peek().text();
    if (!number.matches("[0-9]{1,4}") || Integer.parseInt(number) > MAX_RESULTS) {
      throw tokens.expected("a number of results up to " + MAX_RESULTS);
    }
    tokens.take();
    tokens.expect(">");
    return Integer.parseInt(number);
  }
}
