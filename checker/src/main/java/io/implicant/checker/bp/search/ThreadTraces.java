package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.checker.bp.flow.Run;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.Cube;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Follows the states that were found back to the start, and picks one of each. */
final class ThreadTraces {
  private final FlowGraph graph;
  private final ThreadVariables variables;

  ThreadTraces(FlowGraph graph, ThreadVariables variables) {
    this.graph = graph;
    this.variables = variables;
  }

  Run runTo(Edge assertion, ThreadStates end, Bdd failing) {
    List<Run.Move> moves = new ArrayList<>();
    BitSet model = Copies.model(failing, new BitSet());
    ThreadStates states = end;
    while (states.parent() != null) {
      ThreadStates parent = states.parent();
      Bdd state = cube(states.configuration(), model);
      Bdd before = states.step().relation().preImage(state).and(parent.states());
      BitSet earlier = Copies.model(before, model);
      if (states.step().edge().isPresent()) {
        moves.add(move(states, parent, earlier, model));
      }
      model = earlier;
      states = parent;
    }
    Collections.reverse(moves);
    BitSet start = values(states.configuration(), 0, model);
    return new Run(start, moves, end.configuration().active(), assertion);
  }

  /** After the end of a thread its frame is as before. */
  private Run.Move move(ThreadStates after, ThreadStates before, BitSet earlier, BitSet model) {
    ThreadStep step = after.step();
    boolean ends = step.edge().orElseThrow().action() instanceof Action.EndThread;
    BitSet values =
        ends
            ? values(before.configuration(), step.thread(), earlier)
            : values(after.configuration(), step.thread(), model);
    Optional<Run.Started> started = Optional.empty();
    if (step.started().isPresent()) {
      int thread = step.started().getAsInt();
      BitSet frame = values(after.configuration(), thread, model);
      frame.clear(0, graph.globals().size());
      started = Optional.of(new Run.Started(thread, frame));
    }
    return new Run.Move(step.thread(), step.kind(), step.edge().get(), values, started);
  }

  /** The true slots of the globals and of the top frame of a thread. */
  private BitSet values(Configuration at, int thread, BitSet model) {
    int depth = at.threads().get(thread).size() - 1;
    FlowProcedure procedure = ThreadSteps.procedureAt(graph, at, thread, depth);
    Variables frame = variables.of(thread, depth);
    BitSet values = new BitSet();
    for (int slot = 0; slot < graph.slots(procedure); slot++) {
      values.set(slot, model.get(frame.current(procedure, slot)));
    }
    return values;
  }

  /** The values of all variables that exist in the configuration. */
  private Bdd cube(Configuration at, BitSet model) {
    IntStream all = IntStream.range(0, graph.globals().size()).map(variables::global);
    for (int thread = 0; thread < at.threads().size(); thread++) {
      for (int depth = 0; depth < at.threads().get(thread).size(); depth++) {
        FlowProcedure procedure = ThreadSteps.procedureAt(graph, at, thread, depth);
        all = IntStream.concat(all, variables.frame(thread, depth, procedure));
      }
    }
    int[] literals = all.map(v -> 2 * v + (model.get(v) ? 0 : 1)).toArray();
    return variables.manager().cube(Cube.ofLiterals(literals));
  }
}
