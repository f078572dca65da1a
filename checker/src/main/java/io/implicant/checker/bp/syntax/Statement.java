package io.implicant.checker.bp.syntax;

import io.implicant.checker.gal.Name;
import java.util.List;
import java.util.Optional;

/** A statement; docs/boolean-programs.md says what each means. */
public sealed interface Statement {
  /** A target that throws its value away. */
  String NOWHERE = "_";

  /** Does nothing. */
  record Skip() implements Statement {}

  /** Goes to any of the labels. */
  record Goto(List<Name> labels) implements Statement {
    public Goto {
      labels = List.copyOf(labels);
    }
  }

  /** Leaves the procedure. */
  record Return(List<Expression> values) implements Statement {
    public Return {
      values = List.copyOf(values);
    }
  }

  /** An error where the condition can be false. */
  record Assert(Expression condition) implements Statement {}

  /** Goes on where the condition can be true. */
  record Assume(Expression condition) implements Statement {}

  /** All values are computed before any target changes; the constraint cuts outcomes. */
  record Assign(List<Name> targets, List<Expression> values, Optional<Expression> constraint)
      implements Statement {
    public Assign {
      targets = List.copyOf(targets);
      values = List.copyOf(values);
    }
  }

  /** A call; without targets the results are dropped. */
  record Call(List<Name> targets, Name procedure, List<Expression> arguments) implements Statement {
    public Call {
      targets = List.copyOf(targets);
      arguments = List.copyOf(arguments);
    }
  }

  /** The body of the first branch whose condition holds, else the last body. */
  record If(List<Branch> branches, List<Line> otherwise) implements Statement {
    public If {
      branches = List.copyOf(branches);
      otherwise = List.copyOf(otherwise);
    }
  }

  /** {@code if} or {@code elsif}. */
  record Branch(Expression condition, List<Line> body) {
    public Branch {
      body = List.copyOf(body);
    }
  }

  record While(Expression condition, List<Line> body) implements Statement {
    public While {
      body = List.copyOf(body);
    }
  }

  /** Makes the variables undetermined. */
  record Dead(List<Name> variables) implements Statement {
    public Dead {
      variables = List.copyOf(variables);
    }
  }

  /** Does nothing. */
  record Print(List<Expression> values) implements Statement {
    public Print {
      values = List.copyOf(values);
    }
  }

  /** A new thread goes on at the label, with a copy of the locals. */
  record StartAt(Name label) implements Statement {}

  /** A new thread runs the procedure. */
  record StartProcedure(Name procedure) implements Statement {}

  record EndThread() implements Statement {}

  /** Until {@link AtomicEnd} no other thread runs. */
  record AtomicBegin() implements Statement {}

  record AtomicEnd() implements Statement {}
}
