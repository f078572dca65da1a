package io.implicant.cfront;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is done along an edge. Expressions in it have no side effects. */
public sealed interface Action {
  /** Goes on only if the condition, a scalar, is not zero ({@code truth}) or zero. */
  record Assume(Expression condition, boolean truth) implements Action {
    @Override
    public String toString() {
      return truth ? "[" + condition + "]" : "[!(" + condition + ")]";
    }
  }

  /** Both sides have the same type; the value is computed before the place changes. */
  record Assign(Expression.LValue place, Expression value) implements Action {
    @Override
    public String toString() {
      return place + " = " + value;
    }
  }

  /**
   * Calls a function and goes on when it returns.
   *
   * @param function a {@link Expression.FunctionUse}, or a pointer to a function
   */
  record Call(Optional<Expression.LValue> result, Expression function, List<Expression> arguments)
      implements Action {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public String toString() {
      return result.map(r -> r + " = ").orElse("")
          + function
          + arguments.stream()
              .map(Expression::toString)
              .collect(Collectors.joining(", ", "(", ")"));
    }
  }

  /** Leads to the exit of the function. */
  record Return(Optional<Expression> value) implements Action {
    @Override
    public String toString() {
      return "return" + value.map(v -> " " + v).orElse("");
    }
  }

  /** The variable begins to live; its value is not determined. */
  record Declare(Variable variable) implements Action {
    @Override
    public String toString() {
      return variable.type() + " " + variable;
    }
  }

  /** Nothing. */
  record Skip() implements Action {
    @Override
    public String toString() {
      return "";
    }
  }

  /** One method for each kind. */
  interface Visitor<R, X extends Exception> {
    R assume(Assume action) throws X;

    R assign(Assign action) throws X;

    R call(Call action) throws X;

    R returns(Return action) throws X;

    R declare(Declare action) throws X;

    R skip(Skip action) throws X;
  }

  default <R, X extends Exception> R match(Visitor<R, X> visitor) throws X {
    if (this instanceof Assume action) {
      return visitor.assume(action);
    } else if (this instanceof Assign action) {
      return visitor.assign(action);
    } else if (this instanceof Call action) {
      return visitor.call(action);
    } else if (this instanceof Return action) {
      return visitor.returns(action);
    } else if (this instanceof Declare action) {
      return visitor.declare(action);
    }
    return visitor.skip((Skip) this);
  }
}
