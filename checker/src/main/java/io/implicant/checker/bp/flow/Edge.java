package io.implicant.checker.bp.flow;

import io.implicant.checker.bp.syntax.BpPrinter;
import io.implicant.checker.bp.syntax.Statement;
import io.implicant.logic.text.Position;
import java.util.Optional;

/**
 * One way from a point to a point.
 *
 * @param number its place in {@link FlowGraph#edges}
 * @param statement what was written; absent for what is not written, such as the return at the end
 */
public record Edge(
    int number, int from, int to, Action action, Position position, Optional<Statement> statement) {
  /** The statement in one line; for a branch also whether it is taken. */
  public String text() {
    if (action instanceof Action.Assert check && check.label().isPresent()) {
      return "label " + check.label().get();
    } else if (statement.isEmpty()) {
      return action instanceof Action.StartProcedure ? "start a thread" : "end";
    } else if (action instanceof Action.Assume assume
        && !(statement.get() instanceof Statement.Assume)) {
      return branch(assume, statement.get());
    }
    return BpPrinter.text(statement.get());
  }

  private static String branch(Action.Assume assume, Statement statement) {
    String taken = assume.value() ? ": yes" : ": no";
    if (statement instanceof Statement.If) {
      return "if " + assume.condition() + taken;
    }
    return BpPrinter.text(statement) + (statement instanceof Statement.While ? taken : "");
  }
}
