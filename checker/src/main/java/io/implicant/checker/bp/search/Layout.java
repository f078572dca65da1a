package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.dd.bdd.StaticOrders;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An order of all variables of a program: those of one statement, and arguments and parameters,
 * stand close together (FORCE, from the order of declaration). A variable is a global or a variable
 * of one procedure's frame; procedures do not share them, so each can have a good place.
 */
final class Layout {
  private final FlowGraph graph;
  private final int[] firstOfFrame;
  private final int[] place; // by variable
  private final int[] order; // its inverse

  Layout(FlowGraph graph) {
    this.graph = graph;
    firstOfFrame = new int[graph.procedures().size() + 1];
    firstOfFrame[0] = graph.globals().size();
    for (FlowProcedure p : graph.procedures()) {
      firstOfFrame[p.number() + 1] = firstOfFrame[p.number()] + p.frame().size();
    }
    int count = firstOfFrame[graph.procedures().size()];
    order = StaticOrders.force(statements(), IntStream.range(0, count).toArray());
    place = new int[count];
    for (int i = 0; i < count; i++) {
      place[order[i]] = i;
    }
  }

  private List<int[]> statements() {
    List<int[]> sets = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      FlowProcedure procedure = graph.procedureOf(edge.from());
      IntStream read =
          edge.action()
              .expressions()
              .flatMap(e -> e.variables().stream())
              .mapToInt(v -> variable(procedure, procedure.slot(v)));
      IntStream written = edge.action().assigned().mapToInt(t -> variable(procedure, t));
      IntStream passed = IntStream.empty();
      if (edge.action() instanceof Action.Call call) {
        FlowProcedure callee = graph.procedures().get(call.procedure());
        int first = firstOfFrame[callee.number()];
        int end = firstOfFrame[callee.number() + 1];
        IntStream parameters = IntStream.range(first, first + callee.parameters());
        passed = IntStream.concat(parameters, IntStream.range(end - callee.results(), end));
      }
      sets.add(IntStream.concat(IntStream.concat(read, written), passed).distinct().toArray());
    }
    return sets;
  }

  int size() {
    return place.length;
  }

  /** The variable of a slot. */
  int variable(FlowProcedure procedure, int slot) {
    int globals = graph.globals().size();
    return slot < globals ? slot : firstOfFrame[procedure.number()] + slot - globals;
  }

  /** Where the variable of a slot stands, from 0. */
  int place(FlowProcedure procedure, int slot) {
    return place[variable(procedure, slot)];
  }

  /** The variable at a place. */
  int variableAt(int at) {
    return order[at];
  }
}
