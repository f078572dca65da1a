package io.implicant.checker.verify;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.action.Assembler;
import io.implicant.checker.action.Operation;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.SymbolicModel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Finds shortest traces: breadth first from the initial state, keeping what each round adds, until
 * a goal is met; then backward, one state of each round. A state before a given one agrees with it
 * on the variables that the step does not write; among those that do, the written variables are
 * fixed one by one, each time to a value whose states still lead on. This needs images only.
 */
public final class Traces {
  private final SymbolicModel model;
  private final List<ActionModel.Step> steps;

  public Traces(SymbolicModel model) {
    this.model = model;
    this.steps = model.actions().steps();
  }

  /** A shortest trace to a state of the goal; none if no such state is reachable. */
  public Optional<Trace> shortest(StateSet goal) {
    List<StateSet> rings = new ArrayList<>(List.of(model.initial()));
    StateSet seen = model.initial();
    StateSet last = seen;
    while (last.intersection(goal).isEmpty()) {
      last = model.successors(last).minus(seen);
      if (last.isEmpty()) {
        return Optional.empty();
      }
      seen = seen.union(last);
      rings.add(last);
    }
    return Optional.of(backward(rings, last.intersection(goal).anyState()));
  }

  private Trace backward(List<StateSet> rings, int[] end) {
    List<int[]> states = new ArrayList<>(List.of(end));
    List<Integer> taken = new ArrayList<>();
    for (int ring = rings.size() - 2; ring >= 0; ring--) {
      int[] after = states.get(states.size() - 1);
      int step = 0;
      Optional<int[]> before = before(rings.get(ring), step, after);
      while (before.isEmpty()) {
        before = before(rings.get(ring), ++step, after);
      }
      states.add(before.get());
      taken.add(step);
    }
    Collections.reverse(states);
    Collections.reverse(taken);
    return Trace.replayed(model.actions(), states, taken);
  }

  /** A state of the ring from which the step leads to the given one. */
  private Optional<int[]> before(StateSet ring, int step, int[] after) {
    BitSet written = Writes.of(steps.get(step).action());
    StateSet candidates = model.select(ring, agreement(after, written));
    StateSet target = model.of(after);
    if (!leads(candidates, step, target)) {
      return Optional.empty();
    }
    // Fix the written variables one after the other; what is fixed always leads to the target.
    for (int v = written.nextSetBit(0); v >= 0; v = written.nextSetBit(v + 1)) {
      StateSet rest = candidates;
      StateSet equal = model.select(rest, isValue(v, rest.anyState()[v]));
      while (!leads(equal, step, target)) {
        rest = rest.minus(equal);
        equal = model.select(rest, isValue(v, rest.anyState()[v]));
      }
      candidates = equal;
    }
    return Optional.of(candidates.anyState());
  }

  private boolean leads(StateSet from, int step, StateSet target) {
    return !from.isEmpty() && !model.successors(from, step).intersection(target).isEmpty();
  }

  private static Postfix isValue(int variable, int value) {
    return new Assembler().variable(variable).constant(value).binary(Operation.EQUAL).finish(true);
  }

  /** Equality with the state on all variables that are not written. */
  private static Postfix agreement(int[] state, BitSet written) {
    Assembler condition = new Assembler().truth(true);
    for (int i = 0; i < state.length; i++) {
      if (!written.get(i)) {
        condition.variable(i).constant(state[i]).binary(Operation.EQUAL).binary(Operation.AND);
      }
    }
    return condition.finish(true);
  }
}
