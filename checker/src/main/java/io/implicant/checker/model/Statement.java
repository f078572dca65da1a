package io.implicant.checker.model;

import io.implicant.checker.expression.BoolExpression;
import io.implicant.checker.expression.Cell;
import io.implicant.checker.expression.IntExpression;
import io.implicant.checker.expression.Value;
import io.implicant.checker.expression.Variable;
import java.util.List;
import java.util.function.Function;

/**
 * A function from a state to a set of states; a list of statements composes them from left to
 * right.
 */
public sealed interface Statement {
  /** One case for each kind of statement. */
  <R> R match(
      Function<Assign, R> onAssign,
      Function<Assume, R> onAssume,
      Function<Choice, R> onChoice,
      Function<Fixpoint, R> onFixpoint,
      Function<While, R> onWhile);

  /**
   * Stores a value. Index of the target and value are both evaluated before; if one is undefined
   * there is no successor.
   *
   * @param target a {@link Variable}, a {@link Cell}, or undefined (a constant index out of range)
   */
  record Assign(IntExpression target, IntExpression value) implements Statement {
    public Assign {
      if (!(target instanceof Variable || target instanceof Cell || target instanceof Value)) {
        throw new IllegalArgumentException("cannot assign to " + target);
      }
    }

    @Override
    public <R> R match(
        Function<Assign, R> onAssign,
        Function<Assume, R> onAssume,
        Function<Choice, R> onChoice,
        Function<Fixpoint, R> onFixpoint,
        Function<While, R> onWhile) {
      return onAssign.apply(this);
    }
  }

  /** Keeps the states where the condition holds; {@code abort} assumes false. */
  record Assume(BoolExpression condition) implements Statement {
    @Override
    public <R> R match(
        Function<Assign, R> onAssign,
        Function<Assume, R> onAssume,
        Function<Choice, R> onChoice,
        Function<Fixpoint, R> onFixpoint,
        Function<While, R> onWhile) {
      return onAssume.apply(this);
    }
  }

  /**
   * The union of what each alternative gives. A call is a choice among the transitions of its
   * label, each of which assumes its guard first; {@code if} is a choice between assuming the
   * condition and assuming its negation.
   */
  record Choice(List<List<Statement>> alternatives) implements Statement {
    public Choice {
      alternatives = alternatives.stream().map(List::copyOf).toList();
    }

    @Override
    public <R> R match(
        Function<Assign, R> onAssign,
        Function<Assume, R> onAssume,
        Function<Choice, R> onChoice,
        Function<Fixpoint, R> onFixpoint,
        Function<While, R> onWhile) {
      return onChoice.apply(this);
    }
  }

  /** Applies the body to the set of states again and again until the set no longer changes. */
  record Fixpoint(List<Statement> body) implements Statement {
    public Fixpoint {
      body = List.copyOf(body);
    }

    @Override
    public <R> R match(
        Function<Assign, R> onAssign,
        Function<Assume, R> onAssume,
        Function<Choice, R> onChoice,
        Function<Fixpoint, R> onFixpoint,
        Function<While, R> onWhile) {
      return onFixpoint.apply(this);
    }
  }

  /**
   * As long as some states satisfy the condition, replaces these by what the body makes of them:
   * how transient states are passed through.
   */
  record While(BoolExpression condition, List<Statement> body) implements Statement {
    public While {
      body = List.copyOf(body);
    }

    @Override
    public <R> R match(
        Function<Assign, R> onAssign,
        Function<Assume, R> onAssume,
        Function<Choice, R> onChoice,
        Function<Fixpoint, R> onFixpoint,
        Function<While, R> onWhile) {
      return onWhile.apply(this);
    }
  }
}
