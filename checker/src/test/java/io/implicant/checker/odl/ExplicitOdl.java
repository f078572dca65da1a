package io.implicant.checker.odl;

import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All reachable states of a small model, one by one, with their distance from the start. */
public final class ExplicitOdl {
  private final OdlModel model;
  private final Executor executor;

  public ExplicitOdl(OdlModel model) {
    this.model = model;
    this.executor = new Executor(model);
  }

  /** All states, reachable or not. */
  public List<int[]> states() {
    return product(false);
  }

  private List<int[]> product(boolean initial) {
    List<int[]> states = List.of(new int[model.cells().size()]);
    for (int cell = 0; cell < model.cells().size(); cell++) {
      OdlModel.Cell range = model.cells().get(cell);
      boolean fixed = initial && range.initial().isPresent();
      int low = fixed ? range.initial().getAsInt() : range.low();
      int high = fixed ? range.initial().getAsInt() : range.high();
      List<int[]> longer = new ArrayList<>();
      for (int[] state : states) {
        for (int value = low; value <= high; value++) {
          int[] next = state.clone();
          next[cell] = value;
          longer.add(next);
        }
      }
      states = longer;
    }
    return states;
  }

  public List<int[]> successors(int[] state) {
    return executor.step(state).match(Executor.Next::states, failed -> List.of());
  }

  public boolean fails(int[] state) {
    return executor.step(state) instanceof Executor.Failed;
  }

  public Executor executor() {
    return executor;
  }

  /** Every reachable state with the number of steps to it. */
  public Map<IntBuffer, Integer> reachable() {
    Map<IntBuffer, Integer> distance = new HashMap<>();
    Deque<IntBuffer> pending = new ArrayDeque<>();
    for (int[] state : product(true)) {
      distance.put(IntBuffer.wrap(state), 0);
      pending.add(IntBuffer.wrap(state));
    }
    while (!pending.isEmpty()) {
      IntBuffer state = pending.remove();
      for (int[] next : successors(state.array())) {
        if (distance.putIfAbsent(IntBuffer.wrap(next), distance.get(state) + 1) == null) {
          pending.add(IntBuffer.wrap(next));
        }
      }
    }
    return distance;
  }
}
