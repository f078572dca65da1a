package io.implicant.checker.gal;

import io.implicant.checker.gal.ExpressionParser.Mode;
import io.implicant.checker.gal.GalFile.Label;
import io.implicant.checker.gal.Token.Kind;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses the bodies of transitions and synchronizations. */
final class StatementParser {
  /** Blocks nest no deeper, so that recursion over them is bounded. */
  static final int MAX_NESTING = 200;

  private final Tokens tokens;
  private final boolean composite;
  private int nesting;

  /** In a composite there are calls of instances, and neither assignments nor fixpoints. */
  StatementParser(Tokens tokens, boolean composite) {
    this.tokens = tokens;
    this.composite = composite;
  }

  List<Statement> block() throws InputException {
    Position start = tokens.expect("{").position();
    if (++nesting > MAX_NESTING) {
      throw new InputLimitException(start, "more than " + MAX_NESTING + " nested blocks");
    }
    List<Statement> statements = new ArrayList<>();
    while (!tokens.accept("}")) {
      statements.add(statement());
    }
    nesting--;
    return statements;
  }

  private Statement statement() throws InputException {
    Token first = tokens.peek();
    if (first.kind() != Kind.NAME) {
      throw tokens.expected("a statement or '}'");
    }
    return switch (first.text()) {
      case "abort" -> {
        tokens.take();
        tokens.expect(";");
        yield new Statement.Abort(first.position());
      }
      case "self" -> {
        tokens.take();
        yield call(Optional.empty());
      }
      case "if" -> conditional();
      case "for" -> loop();
      case "fixpoint" -> fixpoint();
      default -> composite ? call(Optional.of(target())) : assignment();
    };
  }

  private Statement call(Optional<Node> instance) throws InputException {
    tokens.expect(".");
    Label label = label();
    tokens.expect(";");
    return new Statement.Call(instance, label);
  }

  Label label() throws InputException {
    Name text = tokens.expect(Kind.STRING, "a label in quotes");
    List<Node> arguments = new ArrayList<>();
    if (tokens.accept("(")) {
      do {
        arguments.add(ExpressionParser.integer(tokens, Mode.PLAIN));
      } while (tokens.accept(","));
      tokens.expect(")");
    }
    return new Label(text, arguments);
  }

  private Node target() throws InputException {
    Name name = tokens.expect(Kind.NAME, "a name");
    if (!tokens.accept("[")) {
      return Node.name(name.text(), name.position());
    }
    Node index = ExpressionParser.integer(tokens, Mode.PLAIN);
    tokens.expect("]");
    return Node.element(name.text(), index, name.position());
  }

  private Statement assignment() throws InputException {
    Node target = target();
    for (Statement.Change change : Statement.Change.values()) {
      if (tokens.accept(change.symbol())) {
        Node value = ExpressionParser.integer(tokens, Mode.PLAIN);
        tokens.expect(";");
        return new Statement.Assign(target, change, value);
      }
    }
    throw tokens.expected("'=', '+=' or '-='");
  }

  private Statement conditional() throws InputException {
    tokens.take();
    tokens.expect("(");
    Node condition = ExpressionParser.condition(tokens, Mode.PLAIN);
    tokens.expect(")");
    List<Statement> then = block();
    return new Statement.If(condition, then, tokens.accept("else") ? block() : List.of());
  }

  private Statement loop() throws InputException {
    tokens.take();
    tokens.expect("(");
    Name parameter = tokens.expect(Kind.PARAMETER, "a parameter");
    tokens.expect(":");
    Name range = tokens.expect(Kind.NAME, "the name of a range");
    tokens.expect(")");
    return new Statement.For(parameter, range, block());
  }

  private Statement fixpoint() throws InputException {
    if (composite) {
      throw tokens.expected("a call, 'if', 'for' or 'abort' in a synchronization");
    }
    Position position = tokens.take().position();
    return new Statement.Fixpoint(position, block());
  }
}
