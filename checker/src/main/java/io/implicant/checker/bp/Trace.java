package io.implicant.checker.bp;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.checker.bp.flow.Run;
import io.implicant.logic.text.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An execution in words: for each statement its place and the values that change. Of values that
 * were never assigned only those are shown that the execution reads.
 */
public final class Trace {
  /**
   * One line.
   *
   * @param depth the procedures that wait
   * @param changes the variables that change, with their new values
   */
  public record Line(
      int thread,
      int depth,
      String procedure,
      Position position,
      String text,
      Map<String, Boolean> changes) {}

  private static final int SHOWN = 60;

  private final FlowGraph graph;
  private final List<Line> lines = new ArrayList<>();
  private final Map<Integer, Deque<BitSet>> frames = new HashMap<>();
  private BitSet globals;

  private Trace(FlowGraph graph, BitSet globals) {
    this.graph = graph;
    this.globals = globals;
  }

  public static Trace of(FlowGraph graph, Run run) {
    Reads reads = new Reads(graph, run);
    Trace trace = new Trace(graph, run.start());
    trace.frames.computeIfAbsent(0, t -> new ArrayDeque<>()).push(run.start());
    Map<String, Boolean> start = trace.named(graph.start(), run.start(), reads.atStart());
    Position position = graph.out(graph.start().entry()).get(0).position();
    if (!start.isEmpty()) {
      trace.lines.add(new Line(0, 0, graph.start().name(), position, "(start)", start));
    }
    for (int i = 0; i < run.moves().size(); i++) {
      trace.add(run.moves().get(i), reads.begun(i));
    }
    FlowProcedure last = graph.procedureOf(run.failure().from());
    int depth = trace.frames.get(run.thread()).size() - 1;
    trace.line(run.thread(), depth, last, run.failure(), Map.of());
    return trace;
  }

  public List<Line> lines() {
    return Collections.unmodifiableList(lines);
  }

  private void line(
      int thread, int depth, FlowProcedure procedure, Edge edge, Map<String, Boolean> changes) {
    lines.add(new Line(thread, depth, procedure.name(), edge.position(), edge.text(), changes));
  }

  private Map<String, Boolean> named(FlowProcedure procedure, BitSet values, BitSet shown) {
    Map<String, Boolean> named = new LinkedHashMap<>();
    shown.stream().forEach(slot -> named.put(graph.name(procedure, slot), values.get(slot)));
    return named;
  }

  private void add(Run.Move move, BitSet begun) {
    Deque<BitSet> stack = frames.get(move.thread());
    FlowProcedure own = graph.procedureOf(move.edge().from());
    int depth = stack.size() - 1;
    switch (move.kind()) {
      case STEP -> {
        line(move.thread(), depth, own, move.edge(), changes(own, stack.pop(), move.values()));
        stack.push(move.values());
        move.started().ifPresent(s -> frames.put(s.thread(), new ArrayDeque<>(List.of(s.frame()))));
      }
      case ENTER -> {
        FlowProcedure callee =
            graph.procedures().get(((Action.Call) move.edge().action()).procedure());
        line(move.thread(), depth, own, move.edge(), named(callee, move.values(), begun));
        stack.push(move.values());
      }
      case LEAVE -> {
        stack.pop();
        Map<String, Boolean> changes = changes(own, stack.pop(), move.values());
        if (!changes.isEmpty()) {
          lines.add(
              new Line(
                  move.thread(),
                  depth - 1,
                  own.name(),
                  move.edge().position(),
                  "(return)",
                  changes));
        }
        stack.push(move.values());
      }
    }
    globals = move.values();
  }

  /** The globals are compared with those of the last state, the frame with its own last values. */
  private Map<String, Boolean> changes(FlowProcedure procedure, BitSet frame, BitSet after) {
    int count = graph.globals().size();
    BitSet changed = (BitSet) after.clone();
    BitSet before = (BitSet) frame.clone();
    before.clear(0, count);
    before.or(globals.get(0, count));
    changed.xor(before);
    return named(procedure, after, changed);
  }

  /** A table with the lines of the source; long statements are cut. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    boolean threads = lines.stream().anyMatch(line -> line.thread() > 0);
    for (Line line : lines) {
      String thread = threads ? String.format("thread %d  ", line.thread()) : "";
      String cut =
          line.text().length() > SHOWN ? line.text().substring(0, SHOWN) + "..." : line.text();
      String statement = "  ".repeat(line.depth()) + line.procedure() + "  " + cut;
      String values =
          line.changes().entrySet().stream()
              .map(change -> change.getKey() + " = " + (change.getValue() ? "T" : "F"))
              .collect(Collectors.joining(", "));
      String row =
          String.format("%6d  %s%-40s  %s", line.position().line(), thread, statement, values);
      text.append(row.stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
