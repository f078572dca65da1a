package io.implicant.checker.explicit;

import io.implicant.checker.action.Action;
import io.implicant.checker.action.ActionModel.Step;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.action.Values;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The meaning of actions, state by state and to the letter: statements in sequence, unions of
 * alternatives, no successor where a stored value or an index is undefined. Recursion is over
 * nested actions, whose depth is bounded.
 */
public final class Interpreter {
  private long[] stack = new long[16];
  private String running = "";

  /** The states after a step, without repetition. The state is not changed. */
  public List<int[]> successors(Step step, int[] state) {
    running = step.name();
    Action action = step.action();
    if (action instanceof Action.Sequence sequence && !sequence.parts().isEmpty()) {
      // Most steps are not enabled: find that out before the state is copied.
      if (sequence.parts().get(0) instanceof Action.Assume guard
          && !holds(guard.condition(), state)) {
        return List.of();
      }
    }
    return apply(action, List.of(state.clone()));
  }

  /** Whether the condition holds in the state. */
  public boolean holds(Postfix condition, int[] state) {
    long value = value(condition, state);
    if (Values.isFault(value)) {
      throw fault(value);
    }
    return value == 1;
  }

  /** The value of an expression that is defined in the state. */
  public int integer(Postfix expression, int[] state) {
    long value = value(expression, state);
    if (Values.isFault(value)) {
      throw fault(value);
    } else if (value == Values.UNDEFINED) {
      throw new IllegalArgumentException("undefined in this state: " + expression);
    }
    return (int) value;
  }

  private long value(Postfix expression, int[] state) {
    if (stack.length < expression.depth()) {
      stack = new long[2 * expression.depth()];
    }
    return expression.evaluate(state, stack);
  }

  private Fault fault(long value) {
    return new Fault(running, Values.faultName(value));
  }

  /** The given states are the caller's to give: they may be changed and returned. */
  private List<int[]> apply(Action action, List<int[]> states) {
    if (states.isEmpty()) {
      return states;
    }
    if (action instanceof Action.Assume assume) {
      return states.stream().filter(s -> holds(assume.condition(), s)).toList();
    } else if (action instanceof Action.Assign assign) {
      return distinct(states.stream().filter(s -> store(assign, s)).toList());
    } else if (action instanceof Action.Sequence sequence) {
      List<int[]> current = states;
      for (Action part : sequence.parts()) {
        current = apply(part, current);
      }
      return current;
    } else if (action instanceof Action.Choice choice) {
      List<int[]> union = new ArrayList<>();
      for (Action alternative : choice.alternatives()) {
        union.addAll(apply(alternative, copy(states)));
      }
      return distinct(union);
    } else if (action instanceof Action.IfElse branch) {
      return branch(branch, states);
    } else if (action instanceof Action.Fixpoint fixpoint) {
      return fixpoint(fixpoint, states);
    }
    return settle((Action.Settle) action, states);
  }

  /** Writes into the state; false if there is no successor. */
  private boolean store(Action.Assign assign, int[] state) {
    long index = value(assign.index(), state);
    long stored = value(assign.value(), state);
    boolean inside = index >= 0 && index < assign.size();
    if (index == Values.UNDEFINED || stored == Values.UNDEFINED) {
      return false;
    } else if (Values.isFault(index) || (inside && Values.isFault(stored))) {
      throw fault(Values.isFault(index) ? index : stored);
    }
    if (inside) {
      state[(int) (assign.first() + index)] = (int) stored;
    }
    return inside;
  }

  private List<int[]> branch(Action.IfElse branch, List<int[]> states) {
    List<int[]> yes = new ArrayList<>();
    List<int[]> no = new ArrayList<>();
    for (int[] state : states) {
      if (holds(branch.condition(), state)) {
        yes.add(state);
      } else if (holds(branch.negation(), state)) {
        no.add(state);
      }
    }
    List<int[]> union = new ArrayList<>(apply(branch.then(), yes));
    union.addAll(apply(branch.otherwise(), no));
    return distinct(union);
  }

  /**
   * Applies the body until the set stays the same. The sets that follow are determined by the first
   * one, so a set that comes back, but not at once, comes back for ever; to see that, one earlier
   * set is kept, replaced after 1, 2, 4, 8, ... rounds (Brent).
   */
  private List<int[]> fixpoint(Action.Fixpoint fixpoint, List<int[]> states) {
    Set<IntBuffer> current = set(states);
    Set<IntBuffer> kept = current;
    long lap = 1;
    long round = 0;
    while (true) {
      Set<IntBuffer> next = set(apply(fixpoint.body(), list(current)));
      if (next.equals(current)) {
        return list(current);
      } else if (next.equals(kept)) {
        throw new Fault(
            running, "a fixpoint that never becomes stable", Optional.of(fixpoint.position()));
      }
      current = next;
      if (++round == lap) {
        kept = current;
        lap *= 2;
        round = 0;
      }
    }
  }

  private List<int[]> settle(Action.Settle settle, List<int[]> states) {
    Set<IntBuffer> seen = set(states);
    List<int[]> stable = new ArrayList<>();
    Deque<IntBuffer> pending = new ArrayDeque<>(seen);
    while (!pending.isEmpty()) {
      int[] state = pending.remove().array();
      if (!holds(settle.condition(), state)) {
        stable.add(state);
        continue;
      }
      for (int[] next : apply(settle.step(), List.of(state.clone()))) {
        if (seen.add(IntBuffer.wrap(next))) {
          pending.add(IntBuffer.wrap(next));
        }
      }
    }
    return stable.stream().map(int[]::clone).toList();
  }

  private static List<int[]> copy(List<int[]> states) {
    return states.stream().map(int[]::clone).toList();
  }

  private static List<int[]> distinct(List<int[]> states) {
    return states.size() < 2 ? states : list(set(states));
  }

  private static Set<IntBuffer> set(List<int[]> states) {
    Set<IntBuffer> set = new LinkedHashSet<>();
    states.forEach(s -> set.add(IntBuffer.wrap(s)));
    return set;
  }

  /** Copies: what is in a set must not change. */
  private static List<int[]> list(Set<IntBuffer> set) {
    return set.stream().map(b -> b.array().clone()).toList();
  }
}
