package io.implicant.checker.odl;

import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Node;
import io.implicant.logic.text.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An ODL text as it is written; expressions are those of GAL.
 *
 * @param checks conditions that must never hold
 */
public record OdlFile(
    Name name, List<Declaration> declarations, List<Line> lines, List<Node> checks) {
  /** The name of the program counter. */
  public static final String PC = "pc";

  public OdlFile {
    declarations = List.copyOf(declarations);
    lines = List.copyOf(lines);
    checks = List.copyOf(checks);
  }

  /** What stands before the lines. */
  public sealed interface Declaration {
    Position position();
  }

  /**
   * A variable or an array with the range of its values.
   *
   * @param size the number of cells of an array
   * @param initial a constant, for each cell; none: any value of the range
   */
  public record Variable(
      Name name, Optional<Integer> size, int low, int high, Optional<Node> initial)
      implements Declaration {
    @Override
    public Position position() {
      return name.position();
    }
  }

  /** A name for an expression, expanded where it is used with the values of that moment. */
  public record Define(Name name, Node value) implements Declaration {
    @Override
    public Position position() {
      return name.position();
    }
  }

  /** The initial value of pc. */
  public record Start(int pc, Position position) implements Declaration {}

  /** What is done when pc has the number of the line. */
  public record Line(int pc, Position position, Optional<Assignment> assignment, Target target) {}

  /**
   * The one further change.
   *
   * @param place a variable or an element of an array
   * @param value none: any value of the variable's range
   */
  public record Assignment(Node place, Optional<Node> value) {}

  /** Where to go on. */
  public sealed interface Target {
    <R> R match(Function<Jump, R> onJump, Function<Branch, R> onBranch, Function<End, R> onEnd);
  }

  /** To one of some lines, chosen freely. */
  public record Jump(List<Integer> pcs, Position position) implements Target {
    public Jump {
      pcs = List.copyOf(pcs);
    }

    @Override
    public <R> R match(
        Function<Jump, R> onJump, Function<Branch, R> onBranch, Function<End, R> onEnd) {
      return onJump.apply(this);
    }
  }

  /** To one of two lines, by a condition. */
  public record Branch(Node condition, int then, int otherwise, Position position)
      implements Target {
    @Override
    public <R> R match(
        Function<Jump, R> onJump, Function<Branch, R> onBranch, Function<End, R> onEnd) {
      return onBranch.apply(this);
    }
  }

  /** Nowhere: the execution ends at this line, which assigns nothing. */
  public record End() implements Target {
    @Override
    public <R> R match(
        Function<Jump, R> onJump, Function<Branch, R> onBranch, Function<End, R> onEnd) {
      return onEnd.apply(this);
    }
  }
}
