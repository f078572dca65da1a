package io.implicant.checker.verify;

import io.implicant.checker.action.Action;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The variables that an action may change: for an index that is not constant, the whole array. */
final class Writes {
  private Writes() {}

  static BitSet of(Action root) {
    BitSet written = new BitSet();
    Set<Action> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Action> pending = new ArrayDeque<>(List.of(root));
    while (!pending.isEmpty()) {
      Action action = pending.pop();
      if (!seen.add(action)) {
        continue;
      }
      if (action instanceof Action.Assign assign) {
        add(assign, written);
      }
      parts(action).forEach(pending::push);
    }
    return written;
  }

  private static void add(Action.Assign assign, BitSet written) {
    if (!assign.index().isConstant()) {
      written.set(assign.first(), assign.first() + assign.size());
      return;
    }
    int index = assign.index().constant();
    if (index >= 0 && index < assign.size()) {
      written.set(assign.first() + index);
    }
  }

  private static List<Action> parts(Action action) {
    if (action instanceof Action.Sequence sequence) {
      return sequence.parts();
    } else if (action instanceof Action.Choice choice) {
      return choice.alternatives();
    } else if (action instanceof Action.IfElse branch) {
      return List.of(branch.then(), branch.otherwise());
    } else if (action instanceof Action.Fixpoint fixpoint) {
      return List.of(fixpoint.body());
    } else if (action instanceof Action.Settle settle) {
      return List.of(settle.step());
    }
    return List.of();
  }
}
