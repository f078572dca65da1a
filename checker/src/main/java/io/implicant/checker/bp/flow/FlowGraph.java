package io.implicant.checker.bp.flow;

import io.implicant.checker.bp.syntax.Program;
import io.implicant.logic.text.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A Boolean program as control-flow graphs, one for each procedure, with common numbers for points
 * and edges. A variable is a slot: globals are numbered from 0, the variables of a frame follow
 * them, so that frames of different procedures share slots.
 */
public final class FlowGraph {
  /** Labels that mean an error in the dialects. */
  public static final Set<String> ERROR_LABELS = Set.of("SLIC_ERROR", "MY_ERROR_LABEL");

  private final List<String> globals;
  private final List<FlowProcedure> procedures;
  private final List<Edge> edges;
  private final int start;
  private final Set<Integer> locks;
  private final int[] procedureOf;
  private final List<List<Edge>> out = new ArrayList<>();
  private final List<List<Edge>> in = new ArrayList<>();

  FlowGraph(
      List<String> globals,
      List<FlowProcedure> procedures,
      List<Edge> edges,
      int start,
      Set<Integer> locks,
      List<Integer> procedureOf) {
    this.globals = List.copyOf(globals);
    this.procedures = List.copyOf(procedures);
    this.edges = List.copyOf(edges);
    this.start = start;
    this.locks = Set.copyOf(locks);
    this.procedureOf = procedureOf.stream().mapToInt(p -> p).toArray();
    for (int i = 0; i < this.procedureOf.length; i++) {
      out.add(new ArrayList<>());
      in.add(new ArrayList<>());
    }
    for (Edge edge : edges) {
      out.get(edge.from()).add(edge);
      in.get(edge.to()).add(edge);
    }
  }

  /**
   * The graphs of a program.
   *
   * @param errorLabels labels that mean an error if they are reached
   * @throws InputException where names are unknown, twice declared or wrongly used
   */
  public static FlowGraph of(Program program, Dialect dialect, Set<String> errorLabels)
      throws InputException {
    return new FlowBuilder(program, dialect, errorLabels).build();
  }

  /** The graphs of a program in the dialect that it shows, with the usual error labels. */
  public static FlowGraph of(Program program) throws InputException {
    return of(program, Dialect.of(program), ERROR_LABELS);
  }

  public List<String> globals() {
    return globals;
  }

  public List<FlowProcedure> procedures() {
    return procedures;
  }

  public List<Edge> edges() {
    return edges;
  }

  /** The procedure with which the first thread begins. */
  public FlowProcedure start() {
    return procedures.get(start);
  }

  /** Globals that keep other threads from running while one of them is true. */
  public Set<Integer> locks() {
    return locks;
  }

  public int points() {
    return procedureOf.length;
  }

  public FlowProcedure procedureOf(int point) {
    return procedures.get(procedureOf[point]);
  }

  public List<Edge> out(int point) {
    return out.get(point);
  }

  public List<Edge> in(int point) {
    return in.get(point);
  }

  /** Globals and the variables of the procedure's frame. */
  public int slots(FlowProcedure procedure) {
    return globals.size() + procedure.frame().size();
  }

  public boolean isGlobal(int slot) {
    return slot < globals.size();
  }

  /** The name of a slot in the procedure. */
  public String name(FlowProcedure procedure, int slot) {
    return isGlobal(slot) ? globals.get(slot) : procedure.frame().get(slot - globals.size());
  }

  /** The slot of a result. */
  public int result(FlowProcedure procedure, int number) {
    return slots(procedure) - procedure.results() + number;
  }

  /** Whether there is more than one thread. */
  public boolean isConcurrent() {
    return edges.stream()
        .map(Edge::action)
        .anyMatch(a -> a instanceof Action.StartAt || a instanceof Action.StartProcedure);
  }
}
