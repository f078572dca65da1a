package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.checker.bp.flow.Run;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Decides whether a program with one thread can fail, by the algorithm of Bebop (Ball and Rajamani,
 * SPIN 2000): for each point the set of path edges, pairs of the globals and parameters at the
 * entry of its procedure and the values now, as one diagram. A call is one step by the summary of
 * its procedure, the path edges at the exit, so recursive programs end as well: there are finitely
 * many path edges, at most points times 2 to the number of variables in scope, twice counted.
 *
 * <p>The search goes by generations: those of round k follow from those of round k-1 by one step,
 * or by a call whose summary is as old. A run is rebuilt from the generations afterwards.
 *
 * <p>Entry values matter to callers only, so the first procedure has none unless it is called.
 */
public final class Summaries {
  /** How far a search is. */
  public record Progress(int generations, int nodes) {}

  /**
   * An assertion that can fail.
   *
   * @param run an execution to it, unless it is too long to be written down
   */
  public record Failure(Edge assertion, Optional<Run> run) {}

  private final FlowGraph graph;
  private final Copies copies;
  private final Steps steps;
  private final List<PathEdges> pathEdges = new ArrayList<>();
  private final Map<Integer, List<Edge>> callsOf = new HashMap<>();
  private final Map<Integer, Bdd> summaries = new HashMap<>();
  private final Map<Integer, Bdd> entries = new HashMap<>();
  private final Bdd none;
  private Map<Integer, Bdd> found = new TreeMap<>();
  private int generation;
  private volatile Progress progress = new Progress(0, 0);

  public Summaries(FlowGraph graph) {
    if (graph.isConcurrent()) {
      throw new IllegalArgumentException("a program with several threads");
    }
    this.graph = graph;
    this.copies = new Copies(graph);
    this.steps = new Steps(graph, copies);
    this.none = copies.manager().constant(false);
    for (int i = 0; i < graph.points(); i++) {
      pathEdges.add(new PathEdges(none));
    }
    for (Edge edge : graph.edges()) {
      if (edge.action() instanceof Action.Call call) {
        callsOf.computeIfAbsent(call.procedure(), p -> new ArrayList<>()).add(edge);
      }
    }
  }

  /** The diagrams; budgets are set there. */
  public BddManager manager() {
    return copies.manager();
  }

  /** May be asked from other threads. */
  public Progress progress() {
    return progress;
  }

  /** A failure in the earliest generation that has one; none if the program is right. */
  public Optional<Failure> run(Budget budget) {
    FlowProcedure start = graph.start();
    Bdd first = steps.encoder().enforced(start);
    found.put(
        start.entry(),
        callsOf.containsKey(start.number()) ? first.and(copies.atEntry(start)) : first);
    for (Map<Integer, Bdd> frontier = settle(); !frontier.isEmpty(); frontier = settle()) {
      Optional<Failure> failure = failure(frontier);
      if (failure.isPresent()) {
        return failure;
      }
      budget.check();
      generation++;
      progress = new Progress(generation, copies.manager().tableSize());
      frontier.forEach(this::expand);
    }
    return Optional.empty();
  }

  /** Adds what the last round found; returns what of it is new. */
  private Map<Integer, Bdd> settle() {
    Map<Integer, Bdd> frontier = new TreeMap<>();
    found.forEach(
        (point, edges) -> {
          Bdd fresh = pathEdges.get(point).add(generation, edges);
          if (!fresh.isFalse()) {
            frontier.put(point, fresh);
          }
        });
    found = new TreeMap<>();
    return frontier;
  }

  private Optional<Failure> failure(Map<Integer, Bdd> frontier) {
    for (Map.Entry<Integer, Bdd> entry : frontier.entrySet()) {
      for (Edge edge : graph.out(entry.getKey())) {
        if (edge.action() instanceof Action.Assert) {
          Bdd failing = entry.getValue().and(steps.encoder().failures(edge));
          if (!failing.isFalse()) {
            SummaryTraces traces = new SummaryTraces(graph, copies, steps, pathEdges);
            return Optional.of(new Failure(edge, traces.runTo(edge, failing, generation)));
          }
        }
      }
    }
    return Optional.empty();
  }

  private void expand(int point, Bdd fresh) {
    for (Edge edge : graph.out(point)) {
      if (edge.action() instanceof Action.Call) {
        enter(edge, fresh);
        call(edge, fresh, summaries.getOrDefault(steps.callee(edge).number(), none));
      } else if (!(edge.action() instanceof Action.EndThread)) {
        reach(edge.to(), steps.step(edge).image(fresh));
      }
    }
    FlowProcedure procedure = graph.procedureOf(point);
    if (point == procedure.exit()) {
      leave(procedure, fresh);
    }
  }

  private void reach(int point, Bdd edges) {
    Bdd kept = edges.and(steps.encoder().enforced(graph.procedureOf(point)));
    if (!kept.isFalse()) {
      found.merge(point, kept, Bdd::or);
    }
  }

  /** New entry values of the callee; its locals are undetermined. */
  private void enter(Edge edge, Bdd fresh) {
    FlowProcedure callee = steps.callee(edge);
    Bdd known = entries.getOrDefault(callee.number(), none);
    Bdd entering = steps.entry(edge).image(fresh).minus(known);
    if (!entering.isFalse()) {
      entries.put(callee.number(), known.or(entering));
      reach(callee.entry(), entering.and(copies.atEntry(callee)));
    }
  }

  private void call(Edge edge, Bdd callers, Bdd summary) {
    if (!callers.isFalse() && !summary.isFalse()) {
      reach(edge.to(), steps.call(edge, summary).image(callers));
    }
  }

  /** New summaries go to all callers that were there before. */
  private void leave(FlowProcedure procedure, Bdd exits) {
    List<Edge> calls = callsOf.getOrDefault(procedure.number(), List.of());
    if (calls.isEmpty()) {
      return;
    }
    Bdd known = summaries.getOrDefault(procedure.number(), none);
    Bdd fresh = steps.summary(procedure, exits).minus(known);
    if (!fresh.isFalse()) {
      summaries.put(procedure.number(), known.or(fresh));
      calls.forEach(edge -> call(edge, pathEdges.get(edge.from()).all(), fresh));
    }
  }
}
