package io.implicant.checker.gal;

import io.implicant.checker.gal.GalFile.Label;
import io.implicant.logic.text.Position;
import java.util.List;
import java.util.Optional;

/** A statement in the body of a transition or of a synchronization. */
public sealed interface Statement {
  /** {@code target = value}, or with {@code +=}, {@code -=}. */
  record Assign(Node target, Change change, Node value) implements Statement {}

  /** How an assignment changes its target. */
  enum Change {
    SET("="),
    ADD("+="),
    SUBTRACT("-=");

    private final String symbol;

    Change(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }

  /**
   * {@code self."label"} or {@code instance."label"}.
   *
   * @param instance absent for {@code self}
   */
  record Call(Optional<Node> instance, Label label) implements Statement {}

  record Abort(Position position) implements Statement {}

  /** An absent {@code else} is empty. */
  record If(Node condition, List<Statement> then, List<Statement> otherwise) implements Statement {
    public If {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }
  }

  record Fixpoint(Position position, List<Statement> body) implements Statement {
    public Fixpoint {
      body = List.copyOf(body);
    }
  }

  /** {@code for ($parameter : range)}: one copy for each value, ascending, in sequence. */
  record For(Name parameter, Name range, List<Statement> body) implements Statement {
    public For {
      body = List.copyOf(body);
    }
  }
}
