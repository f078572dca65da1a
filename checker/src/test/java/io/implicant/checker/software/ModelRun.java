package io.implicant.checker.software;

import io.implicant.checker.odl.Executor;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlModel.Cell;
import io.implicant.logic.text.InputException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** One execution of a translated program, its inputs given. */
final class ModelRun {
  private static final int MOST_STEPS = 200_000;

  private ModelRun() {}

  /**
   * How it ends: {@code "violation"}, {@code "error"}, {@code "blocked"}, or the final values of
   * the C variables of global scope, pointers apart.
   */
  static String of(Translation translation, Map<String, Integer> inputs) throws InputException {
    OdlModel model = OdlModel.of(translation.odl());
    Executor executor = new Executor(model);
    List<Cell> cells = model.cells();
    int[] state = new int[cells.size()];
    for (int i = 0; i < state.length; i++) {
      Cell cell = cells.get(i);
      state[i] = cell.initial().orElseGet(() -> inputs.getOrDefault(cell.name(), 0));
    }
    for (int step = 0; step < MOST_STEPS; step++) {
      if (!(executor.step(state) instanceof Executor.Next next)) {
        return "violation";
      } else if (executor.violated(state).isPresent()) {
        return "error";
      } else if (next.states().isEmpty()) {
        return ending(translation, cells, state);
      } else if (next.states().size() > 1) {
        throw new IllegalStateException("a choice that the inputs do not make");
      }
      state = next.states().get(0);
    }
    throw new IllegalStateException("no end after " + MOST_STEPS + " steps");
  }

  private static String ending(Translation translation, List<Cell> cells, int[] state) {
    var last = translation.code().lines().get(state[OdlModel.PC] - 1).operation();
    if (!last.equals(new IntermediateCode.Halt("end"))) {
      return ((IntermediateCode.Halt) last).why();
    }
    Map<String, Integer> values = new TreeMap<>();
    for (int i = 0; i < state.length; i++) {
      values.put(cells.get(i).name(), state[i]);
    }
    StringBuilder text = new StringBuilder();
    CVariables.of(translation)
        .forEach((c, model) -> text.append(c).append('=').append(values.get(model)).append(' '));
    return text.toString().strip();
  }
}
