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

/** A run of a model from an initial state, every step of which was executed state by state. */
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
   * The trace through these states, each by the first step that the interpreter can take there.
   *
   * @throws IllegalStateException if the interpreter cannot follow, which is a defect
   */
  static Trace replayed(ActionModel model, List<int[]> states) {
    if (!Arrays.equals(states.get(0), model.initialState())) {
      throw new IllegalStateException("the trace does not begin in the initial state");
    }
    List<String> steps = new ArrayList<>();
    for (int i = 1; i < states.size(); i++) {
      steps.add(step(model, states, i).name());
    }
    List<String> names = model.cells().stream().map(ActionModel.Cell::name).toList();
    return of(names, List.of(), states, steps);
  }

  /**
   * The trace through these states by these steps, which the caller has replayed.
   *
   * @param chosen the variables whose initial value is not given by the model
   */
  public static Trace of(
      List<String> variables, List<Integer> chosen, List<int[]> states, List<String> steps) {
    List<Move> moves = new ArrayList<>();
    Map<Integer, Integer> touched = new TreeMap<>();
    chosen.forEach(variable -> touched.put(variable, 0));
    for (int i = 1; i < states.size(); i++) {
      Map<Integer, Integer> changes = changes(states.get(i - 1), states.get(i));
      moves.add(new Move(steps.get(i - 1), named(variables, changes)));
      touched.putAll(changes);
    }
    touched.replaceAll((variable, value) -> states.get(0)[variable]);
    return new Trace(named(variables, touched), List.copyOf(moves));
  }

  private static ActionModel.Step step(ActionModel model, List<int[]> states, int number) {
    Interpreter interpreter = new Interpreter();
    for (ActionModel.Step step : model.steps()) {
      for (int[] next : interpreter.successors(step, states.get(number - 1))) {
        if (Arrays.equals(next, states.get(number))) {
          return step;
        }
      }
    }
    throw new IllegalStateException("step " + number + " of the trace cannot be replayed");
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

  private static Map<String, Integer> named(List<String> variables, Map<Integer, Integer> values) {
    Map<String, Integer> named = new LinkedHashMap<>();
    values.forEach((variable, value) -> named.put(variables.get(variable), value));
    return Collections.unmodifiableMap(named);
  }

  /** The initial values of the variables that the trace changes or chooses. */
  public Map<String, Integer> start() {
    return start;
  }

  public List<Move> moves() {
    return moves;
  }
}
