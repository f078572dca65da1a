package io.implicant.checker.bp.flow;

import io.implicant.checker.bp.syntax.Expression;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What happens along an edge. Variables are slots, see {@link FlowGraph}. */
public sealed interface Action {
  /** A target that throws its value away. */
  int NOWHERE = -1;

  /** Goes on where the condition can have the value. */
  record Assume(Expression condition, boolean value) implements Action {
    @Override
    public Stream<Expression> expressions() {
      return Stream.of(condition);
    }
  }

  /**
   * An error where the condition can be false; goes on where it can be true.
   *
   * @param label the error label that stands here, if it is no assertion of the program
   */
  record Assert(Expression condition, Optional<String> label) implements Action {
    @Override
    public Stream<Expression> expressions() {
      return Stream.of(condition);
    }
  }

  /** Assigns all targets at once; the constraint is over the values before and after. */
  record Assign(List<Integer> targets, List<Expression> values, Optional<Expression> constraint)
      implements Action {
    @Override
    public Stream<Expression> expressions() {
      return Stream.concat(values.stream(), constraint.stream());
    }
  }

  /**
   * Runs a procedure and takes its results.
   *
   * @param targets one for each result, or {@link #NOWHERE}
   */
  record Call(int procedure, List<Expression> arguments, List<Integer> targets) implements Action {
    @Override
    public Stream<Expression> expressions() {
      return arguments.stream();
    }
  }

  /** A new thread goes on at a point of this procedure with a copy of the frame. */
  record StartAt(int point) implements Action {}

  /** A new thread runs a procedure. */
  record StartProcedure(int procedure, List<Expression> arguments) implements Action {
    @Override
    public Stream<Expression> expressions() {
      return arguments.stream();
    }
  }

  /** The thread ends; the edge's target is never reached. */
  record EndThread() implements Action {}

  /** An atomic section begins or ends. */
  record Atomic(boolean begins) implements Action {}

  /** What the action evaluates. */
  default Stream<Expression> expressions() {
    return Stream.empty();
  }

  /** The slots that the action assigns in its own frame or in the globals. */
  default Stream<Integer> assigned() {
    List<Integer> targets = List.of();
    if (this instanceof Assign assign) {
      targets = assign.targets();
    } else if (this instanceof Call call) {
      targets = call.targets();
    }
    return targets.stream().filter(t -> t != NOWHERE);
  }
}
