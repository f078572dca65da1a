package io.implicant.checker.bp.flow;

import io.implicant.checker.bp.syntax.Expression;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A procedure of a {@link FlowGraph}. A frame has its parameters first, then the locals, then the
 * results, which a return assigns.
 *
 * @param number its place in {@link FlowGraph#procedures}
 * @param frame the names of the variables of a frame
 * @param slots what names mean here: globals, and frame variables, which hide them
 * @param enforce what holds in every state in which the procedure is active
 */
public record FlowProcedure(
    int number,
    String name,
    List<String> frame,
    int parameters,
    int results,
    Map<String, Integer> slots,
    int entry,
    int exit,
    Optional<Expression> enforce) {
  /** The slot of a variable that occurs in an expression of this procedure. */
  public int slot(Expression variable) {
    return slots.get(variable.name());
  }
}
