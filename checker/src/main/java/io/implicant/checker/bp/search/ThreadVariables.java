package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.dd.bdd.BddManager;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Two diagram variables, now and next, for each global and for each variable of each frame of each
 * thread. Those of the first frames of threads are made at once, copies of one variable next to
 * each other; those of deeper frames when they are needed.
 */
final class ThreadVariables {
  /** A global has no thread. */
  private record Cell(int thread, int depth, int variable) {}

  private static final int SHARED = -1;

  private final FlowGraph graph;
  private final Layout layout;
  private final Encoder encoder = new Encoder(BddManager.create(0));
  private final Map<Cell, Integer> cells = new HashMap<>();

  ThreadVariables(FlowGraph graph, int threads) {
    this.graph = graph;
    this.layout = new Layout(graph);
    Set<Integer> firstFrames = new HashSet<>();
    for (FlowProcedure root : roots(graph)) {
      for (int slot = graph.globals().size(); slot < graph.slots(root); slot++) {
        firstFrames.add(layout.variable(root, slot));
      }
    }
    for (int place = 0; place < layout.size(); place++) {
      int variable = layout.variableAt(place);
      if (graph.isGlobal(variable)) {
        base(new Cell(SHARED, 0, variable));
      }
      for (int thread = 0; firstFrames.contains(variable) && thread < threads; thread++) {
        base(new Cell(thread, 0, variable));
      }
    }
  }

  /** The procedures with which threads begin. */
  private static Set<FlowProcedure> roots(FlowGraph graph) {
    Set<FlowProcedure> roots = new HashSet<>(Set.of(graph.start()));
    for (Edge edge : graph.edges()) {
      if (edge.action() instanceof Action.StartAt) {
        roots.add(graph.procedureOf(edge.from()));
      } else if (edge.action() instanceof Action.StartProcedure start) {
        roots.add(graph.procedures().get(start.procedure()));
      }
    }
    return roots;
  }

  private int base(Cell cell) {
    return cells.computeIfAbsent(cell, c -> encoder.manager().addVariables(2));
  }

  Encoder encoder() {
    return encoder;
  }

  BddManager manager() {
    return encoder.manager();
  }

  /** The variables of a frame and the globals. */
  Variables of(int thread, int depth) {
    return new Variables() {
      @Override
      public int current(FlowProcedure procedure, int slot) {
        boolean global = graph.isGlobal(slot);
        int variable = layout.variable(procedure, slot);
        return base(new Cell(global ? SHARED : thread, global ? 0 : depth, variable));
      }

      @Override
      public int next(FlowProcedure procedure, int slot) {
        return current(procedure, slot) + 1;
      }
    };
  }

  int global(int slot) {
    return base(new Cell(SHARED, 0, slot));
  }

  /** The variables now of a frame, without the globals. */
  IntStream frame(int thread, int depth, FlowProcedure procedure) {
    Variables variables = of(thread, depth);
    return IntStream.range(graph.globals().size(), graph.slots(procedure))
        .map(slot -> variables.current(procedure, slot));
  }
}
