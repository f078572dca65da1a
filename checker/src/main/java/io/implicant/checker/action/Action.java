package io.implicant.checker.action;

import io.implicant.logic.text.Position;
import java.util.List;

/**
 * What a transition does: a function from states to sets of states, extended to sets of states.
 * Actions are a graph, not a tree: what a label means is one object, however often it is called, so
 * whoever walks over actions should remember results by identity. {@link #depth} is bounded by
 * {@link ActionModel#MAX_DEPTH}, hence recursion over actions is safe.
 */
public abstract sealed class Action {
  private final int depth;

  private Action(int depth) {
    this.depth = depth;
  }

  /** How deep actions are nested in this one, at least 1. */
  public final int depth() {
    return depth;
  }

  private static int deepest(List<Action> parts) {
    return parts.stream().mapToInt(Action::depth).max().orElse(0);
  }

  /** Keeps the states in which the condition holds. */
  public static final class Assume extends Action {
    private final Postfix condition;

    public Assume(Postfix condition) {
      super(1);
      this.condition = condition;
    }

    public Postfix condition() {
      return condition;
    }
  }

  /**
   * Sets one cell. No successor if the value or the index is undefined or the index is outside the
   * array; both are evaluated before the write.
   */
  public static final class Assign extends Action {
    private final int first;
    private final int size;
    private final Postfix index;
    private final Postfix value;

    /** Sets the cell {@code first + index} of an array; a variable is an array of one cell. */
    public Assign(int first, int size, Postfix index, Postfix value) {
      super(1);
      this.first = first;
      this.size = size;
      this.index = index;
      this.value = value;
    }

    public int first() {
      return first;
    }

    public int size() {
      return size;
    }

    public Postfix index() {
      return index;
    }

    public Postfix value() {
      return value;
    }
  }

  /** One part after the other; no part is the identity. */
  public static final class Sequence extends Action {
    private final List<Action> parts;

    public Sequence(List<Action> parts) {
      super(1 + deepest(parts));
      this.parts = List.copyOf(parts);
    }

    public List<Action> parts() {
      return parts;
    }
  }

  /** The union of what the alternatives give; no alternative is abort. */
  public static final class Choice extends Action {
    private final List<Action> alternatives;

    public Choice(List<Action> alternatives) {
      super(1 + deepest(alternatives));
      this.alternatives = List.copyOf(alternatives);
    }

    public List<Action> alternatives() {
      return alternatives;
    }
  }

  /**
   * One part where the condition holds, the other where its negation does; neither where the
   * condition is undefined.
   */
  public static final class IfElse extends Action {
    private final Postfix condition;
    private final Postfix negation;
    private final Action then;
    private final Action otherwise;

    public IfElse(Postfix condition, Postfix negation, Action then, Action otherwise) {
      super(1 + Math.max(then.depth(), otherwise.depth()));
      this.condition = condition;
      this.negation = negation;
      this.then = then;
      this.otherwise = otherwise;
    }

    public Postfix condition() {
      return condition;
    }

    public Postfix negation() {
      return negation;
    }

    public Action then() {
      return then;
    }

    public Action otherwise() {
      return otherwise;
    }
  }

  /** Applies the body to the set of states until the set no longer changes; this may never end. */
  public static final class Fixpoint extends Action {
    private final Action body;
    private final Position position;

    /** One that stands at a position, to be told if it never ends. */
    public Fixpoint(Action body, Position position) {
      super(1 + body.depth());
      this.body = body;
      this.position = position;
    }

    public Position position() {
      return position;
    }

    public Action body() {
      return body;
    }
  }

  /**
   * Passes through transient states: with R the least set that contains the given states and the
   * step's successors of those in R that satisfy the condition, the states of R that do not satisfy
   * it.
   */
  public static final class Settle extends Action {
    private final Postfix condition;
    private final Action step;

    public Settle(Postfix condition, Action step) {
      super(1 + step.depth());
      this.condition = condition;
      this.step = step;
    }

    public Postfix condition() {
      return condition;
    }

    public Action step() {
      return step;
    }
  }
}
