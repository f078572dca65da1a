package io.implicant.checker.explicit;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.action.ActionModel.Step;
import io.implicant.checker.action.Postfix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Breadth-first search over single states. Time and memory are those of every state. */
public final class Explorer {
  /** A step and the state after it; the first one of a trace has no step. */
  public record Move(String step, List<Integer> state) {
    public Move {
      state = List.copyOf(state);
    }

    static Move of(String step, int[] state) {
      return new Move(step, Arrays.stream(state).boxed().toList());
    }
  }

  private final ActionModel model;
  private final Interpreter interpreter = new Interpreter();
  private final StateTable table;

  /** By number of state: the state before it and the step from there. */
  private int[] parents = new int[1 << 10];

  private int[] steps = new int[1 << 10];

  private boolean complete;

  public Explorer(ActionModel model) {
    this.model = model;
    this.table = new StateTable(model.cells().size());
  }

  /** Visits states, at most about so many. */
  public Explorer explore(long limit) {
    search(Optional.empty(), limit);
    return this;
  }

  /** A shortest trace to a state that satisfies the condition, among about so many states. */
  public Optional<List<Move>> find(Postfix condition, long limit) {
    int found = search(Optional.of(condition), limit);
    return found < 0 ? Optional.empty() : Optional.of(trace(found));
  }

  /** The number of states seen. */
  public int states() {
    return table.size();
  }

  /** Whether all reachable states were seen. */
  public boolean isComplete() {
    return complete;
  }

  /** The state with a number; numbers are in breadth-first order. */
  public int[] state(int number) {
    return table.state(number);
  }

  /** The number of a state, or -1. */
  public int number(int[] state) {
    return table.find(state);
  }

  /** Returns the first state found, or -1. */
  private int search(Optional<Postfix> condition, long limit) {
    if (table.size() == 0) {
      table.add(model.initialState());
    }
    for (int number = 0; number < table.size(); number++) {
      int[] state = table.state(number);
      if (condition.isPresent() && interpreter.holds(condition.get(), state)) {
        return number;
      } else if (table.size() > limit) {
        return -1;
      }
      expand(number, state);
    }
    complete = true;
    return -1;
  }

  private void expand(int number, int[] state) {
    List<Step> all = model.steps();
    for (int i = 0; i < all.size(); i++) {
      for (int[] next : interpreter.successors(all.get(i), state)) {
        if (table.add(next)) {
          int added = table.size() - 1;
          if (added == parents.length) {
            parents = Arrays.copyOf(parents, 2 * added);
            steps = Arrays.copyOf(steps, 2 * added);
          }
          parents[added] = number;
          steps[added] = i;
        }
      }
    }
  }

  private List<Move> trace(int last) {
    List<Move> moves = new ArrayList<>();
    for (int number = last; number > 0; number = parents[number]) {
      moves.add(Move.of(model.steps().get(steps[number]).name(), table.state(number)));
    }
    moves.add(Move.of("", table.state(0)));
    Collections.reverse(moves);
    return moves;
  }
}
