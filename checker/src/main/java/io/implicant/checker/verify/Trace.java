package io.implicant.checker.verify;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.explicit.Interpreter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A run of a model from its initial state. Made only by {@link #replayed}, which executes every
 * step state by state.
 */
public final class Trace {
  /**
   * One step.
   *
   * @param step its name
   * @param changes the variables that change, in the order of their declaration, with new values
   */
  public record Move(String step, Map<String, Integer> changes) {}

  private final Map<String, Integer> start;
  private final List<Move> moves;

  private Trace(Map<String, Integer> start, List<Move> moves) {
    this.start = start;
    this.moves = moves;
  }

  /**
   * The trace through these states by these steps.
   *
   * @throws IllegalStateException if the interpreter cannot follow, which is a defect
   */
  static Trace replayed(ActionModel model, List<int[]> states, List<Integer> steps) {
    if (!Arrays.equals(states.get(0), model.initialState())) {
      throw new IllegalStateException("the trace does not begin in the initial state");
    }
    Interpreter interpreter = new Interpreter();
    List<Move> moves = new ArrayList<>();
    Map<Integer, Integer> touched = new TreeMap<>();
    for (int i = 0; i < steps.size(); i++) {
      ActionModel.Step step = model.steps().get(steps.get(i));
      int[] before = states.get(i);
      int[] after = states.get(i + 1);
      if (interpreter.successors(step, before).stream().noneMatch(s -> Arrays.equals(s, after))) {
        throw new IllegalStateException(
            "step " + (i + 1) + " of the trace, " + step.name() + ", cannot be replayed");
      }
      moves.add(new Move(step.name(), named(model, changes(before, after))));
      touched.putAll(changes(before, after));
    }
    touched.replaceAll((variable, value) -> states.get(0)[variable]);
    return new Trace(named(model, touched), List.copyOf(moves));
  }

  private static Map<Integer, Integer> changes(int[] before, int[] after) {
    Map<Integer, Integer> changes = new TreeMap<>();
    for (int i = 0; i < before.length; i++) {
      if (before[i] != after[i]) {
        changes.put(i, after[i]);
      }
    }
    return changes;
  }

  private static Map<String, Integer> named(ActionModel model, Map<Integer, Integer> values) {
    Map<String, Integer> named = new LinkedHashMap<>();
    values.forEach((variable, value) -> named.put(model.cells().get(variable).name(), value));
    return Collections.unmodifiableMap(named);
  }

  /** The initial values of the variables that the trace changes. */
  public Map<String, Integer> start() {
    return start;
  }

  public List<Move> moves() {
    return moves;
  }
}
