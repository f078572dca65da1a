package io.implicant.checker.bp.syntax;

import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Token.Kind;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import io.implicant.logic.text.UnsupportedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the bodies of procedures. */
final class StatementReader {
  /** Statements nest no deeper, so that recursion over them is bounded. */
  static final int MAX_NESTING = 200;

  private static final Set<String> BODY_ENDS = Set.of("end", "fi", "od", "else", "elsif");

  private final Tokens tokens;
  private int nesting;

  StatementReader(Tokens tokens) {
    this.tokens = tokens;
  }

  /** Statements up to a word that ends them, which is left. */
  List<Line> body() throws InputException {
    if (++nesting > MAX_NESTING) {
      throw new InputLimitException(
          tokens.position(), "more than " + MAX_NESTING + " nested statements");
    }
    List<Line> lines = new ArrayList<>();
    while (true) {
      while (tokens.accept(";")) {
        // any number of separators
      }
      if (BODY_ENDS.contains(tokens.peek().text())) {
        nesting--;
        return lines;
      }
      Line line = line();
      lines.add(line);
      boolean closed =
          line.statement() instanceof Statement.If || line.statement() instanceof Statement.While;
      if (!closed && !tokens.at(";") && !BODY_ENDS.contains(tokens.peek().text())) {
        throw tokens.expected("';'");
      }
    }
  }

  private Line line() throws InputException {
    List<Name> labels = new ArrayList<>();
    while (tokens.at(Kind.NAME) && tokens.peek(1).text().equals(":")) {
      labels.add(tokens.name("a label"));
      tokens.take();
    }
    Position position = tokens.position();
    Statement statement =
        tokens.at(Kind.NAME) ? assignmentOrCall() : keyword(tokens.peek().text(), position);
    return new Line(labels, position, statement);
  }

  private Statement assignmentOrCall() throws ParseException {
    if (tokens.peek(1).text().equals("(")) {
      return call(List.of());
    }
    List<Name> targets = tokens.names("a variable");
    tokens.expect(":=");
    if (tokens.at(Kind.NAME) && tokens.peek(1).text().equals("(")) {
      return call(targets);
    }
    Position start = tokens.position();
    List<Expression> values = ExpressionReader.readList(tokens);
    if (values.size() != targets.size()) {
      throw new ParseException(start, count(targets.size()), Integer.toString(values.size()));
    }
    Optional<Expression> constraint =
        tokens.accept("constrain") ? Optional.of(ExpressionReader.read(tokens)) : Optional.empty();
    return new Statement.Assign(targets, values, constraint);
  }

  private static String count(int targets) {
    return targets == 1 ? "1 value for 1 target" : targets + " values for " + targets + " targets";
  }

  private Statement call(List<Name> targets) throws ParseException {
    Name procedure = tokens.name("a procedure");
    tokens.expect("(");
    List<Expression> arguments = tokens.at(")") ? List.of() : ExpressionReader.readList(tokens);
    tokens.expect(")");
    return new Statement.Call(targets, procedure, arguments);
  }

  private Statement keyword(String word, Position position) throws InputException {
    tokens.take();
    return switch (word) {
      case "skip" -> new Statement.Skip();
      case "goto" -> new Statement.Goto(tokens.names("a label"));
      case "return" -> new Statement.Return(atStatementEnd() ? List.of() : expressions());
      case "assert" -> new Statement.Assert(ExpressionReader.read(tokens));
      case "assume" -> new Statement.Assume(ExpressionReader.read(tokens));
      case "if" -> conditional();
      case "while" -> loop();
      case "dead" -> new Statement.Dead(tokens.names("a variable"));
      case "print" -> print();
      case "start_thread" -> startThread();
      case "end_thread" -> new Statement.EndThread();
      case "atomic_begin" -> new Statement.AtomicBegin();
      case "atomic_end" -> new Statement.AtomicEnd();
      case "sync" -> throw new UnsupportedException(position, "'sync', which nothing defines");
      default ->
          throw new ParseException(
              position, "a statement", word.isEmpty() ? "the end of the text" : "'" + word + "'");
    };
  }

  private boolean atStatementEnd() {
    return tokens.at(";") || BODY_ENDS.contains(tokens.peek().text());
  }

  private List<Expression> expressions() throws ParseException {
    return ExpressionReader.readList(tokens);
  }

  private Statement conditional() throws InputException {
    List<Statement.Branch> branches = new ArrayList<>();
    do {
      Expression condition = ExpressionReader.read(tokens);
      tokens.expect("then");
      branches.add(new Statement.Branch(condition, body()));
    } while (tokens.accept("elsif"));
    List<Line> otherwise = tokens.accept("else") ? body() : List.of();
    tokens.expect("fi");
    return new Statement.If(branches, otherwise);
  }

  private Statement loop() throws InputException {
    Expression condition = ExpressionReader.read(tokens);
    tokens.expect("do");
    List<Line> body = body();
    tokens.expect("od");
    return new Statement.While(condition, body);
  }

  private Statement print() throws ParseException {
    tokens.expect("(");
    List<Expression> values = expressions();
    tokens.expect(")");
    return new Statement.Print(values);
  }

  private Statement startThread() throws ParseException {
    if (tokens.accept("goto")) {
      return new Statement.StartAt(tokens.name("a label"));
    }
    Name procedure = tokens.name("'goto' or a procedure");
    tokens.expect("(");
    tokens.expect(")");
    return new Statement.StartProcedure(procedure);
  }
}
