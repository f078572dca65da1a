package io.implicant.checker.bp;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.checker.bp.flow.Run;
import io.implicant.checker.bp.syntax.Operator;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which undetermined values an execution reads before it assigns them: found by going through the
 * moves backward, with the slots that are read later on.
 */
final class Reads {
  private final FlowGraph graph;
  private final BitSet globals = new BitSet();
  private final Map<Integer, Deque<BitSet>> frames = new HashMap<>();
  private final Map<Integer, BitSet> begun = new HashMap<>();

  Reads(FlowGraph graph, Run run) {
    this.graph = graph;
    read(run.thread(), run.failure());
    List<Run.Move> moves = run.moves();
    for (int i = moves.size() - 1; i >= 0; i--) {
      undo(i, moves.get(i));
    }
  }

  /** What is read of the values with which the first thread begins. */
  BitSet atStart() {
    BitSet all = (BitSet) globals.clone();
    all.or(frame(0));
    return all;
  }

  /** What is read of the frame that the move begins; always its parameters. */
  BitSet begun(int move) {
    return begun.getOrDefault(move, new BitSet());
  }

  private BitSet frame(int thread) {
    Deque<BitSet> stack = frames.computeIfAbsent(thread, t -> new ArrayDeque<>());
    if (stack.isEmpty()) {
      stack.push(new BitSet());
    }
    return stack.peek();
  }

  private void undo(int index, Run.Move move) {
    Edge edge = move.edge();
    switch (move.kind()) {
      case STEP -> {
        assigned(move.thread(), edge);
        read(move.thread(), edge);
        move.started().ifPresent(s -> undoStart(move, s.thread()));
      }
      case LEAVE -> {
        assigned(move.thread(), edge);
        frame(move.thread());
        frames.get(move.thread()).push(new BitSet());
      }
      case ENTER -> {
        int callee = ((Action.Call) edge.action()).procedure();
        FlowProcedure procedure = graph.procedures().get(callee);
        BitSet shown = (BitSet) frame(move.thread()).clone();
        int first = graph.globals().size();
        shown.set(first, first + procedure.parameters());
        begun.put(index, shown);
        frames.get(move.thread()).pop();
        read(move.thread(), edge);
      }
    }
  }

  /** A frame that is a copy reads what it was copied from. */
  private void undoStart(Run.Move move, int thread) {
    BitSet copy = frame(thread);
    frames.remove(thread);
    if (move.edge().action() instanceof Action.StartAt) {
      frame(move.thread()).or(copy);
    }
  }

  private void assigned(int thread, Edge edge) {
    edge.action()
        .assigned()
        .forEach(slot -> (graph.isGlobal(slot) ? globals : frame(thread)).clear(slot));
  }

  private void read(int thread, Edge edge) {
    FlowProcedure procedure = graph.procedureOf(edge.from());
    Set<Integer> assigned = edge.action().assigned().collect(Collectors.toSet());
    edge.action()
        .expressions()
        .flatMap(e -> e.variables().stream())
        .filter(v -> v.operator() != Operator.PRIMED || !assigned.contains(procedure.slot(v)))
        .mapToInt(procedure::slot)
        .forEach(slot -> (graph.isGlobal(slot) ? globals : frame(thread)).set(slot));
  }
}
