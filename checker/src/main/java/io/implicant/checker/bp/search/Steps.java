package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.dd.bdd.Bdd;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** What the edges of one thread do to path edges; each relation is made once. */
final class Steps {
  private final FlowGraph graph;
  private final Copies copies;
  private final StepEncoder encoder;
  private final Map<Edge, Relation> steps = new HashMap<>();
  private final Map<Edge, Relation> entries = new HashMap<>();

  Steps(FlowGraph graph, Copies copies) {
    this.graph = graph;
    this.copies = copies;
    this.encoder = new StepEncoder(graph, copies.encoder(), copies);
  }

  /** The step along an edge that is no call. */
  Relation step(Edge edge) {
    return steps.computeIfAbsent(edge, encoder::step);
  }

  /** From path edges of the caller to the globals and parameters with which the callee begins. */
  Relation entry(Edge edge) {
    return entries.computeIfAbsent(edge, this::makeEntry);
  }

  private Relation makeEntry(Edge edge) {
    FlowProcedure caller = graph.procedureOf(edge.from());
    FlowProcedure callee = callee(edge);
    Set<Integer> forgotten = new HashSet<>();
    copies.inherited(caller).forEach(slot -> forgotten.add(copies.entry(caller, slot)));
    copies.frame(caller).forEach(slot -> forgotten.add(copies.current(caller, slot)));
    Map<Integer, Integer> renaming = new HashMap<>();
    parameters(callee)
        .forEach(p -> renaming.put(copies.next(callee, p), copies.current(callee, p)));
    return new Relation(arguments(edge), forgotten, renaming);
  }

  FlowProcedure callee(Edge edge) {
    return graph.procedures().get(((Action.Call) edge.action()).procedure());
  }

  private IntStream parameters(FlowProcedure callee) {
    return copies.inherited(callee).skip(graph.globals().size());
  }

  /** The arguments are the scratch copies of the callee's parameters. */
  Bdd arguments(Edge edge) {
    FlowProcedure callee = callee(edge);
    return encoder.arguments(
        graph.procedureOf(edge.from()),
        ((Action.Call) edge.action()).arguments(),
        parameters(callee).mapToObj(p -> copies.next(callee, p)).toList());
  }

  StepEncoder encoder() {
    return encoder;
  }

  /**
   * Of path edges at the exit only what callers see: globals and parameters to globals, results.
   */
  Bdd summary(FlowProcedure callee, Bdd exits) {
    int results = graph.result(callee, 0);
    int[] own =
        copies.frame(callee).filter(s -> s < results).map(s -> copies.current(callee, s)).toArray();
    return exits.exists(own);
  }

  /**
   * A summary as the caller sees it: globals now and arguments to scratch copies of the globals and
   * results.
   */
  Bdd seenByCaller(FlowProcedure callee, Bdd summary) {
    Map<Integer, Integer> renaming = new HashMap<>();
    copies
        .globals()
        .forEach(
            g -> {
              renaming.put(copies.entry(callee, g), copies.current(callee, g));
              renaming.put(copies.current(callee, g), copies.next(callee, g));
            });
    parameters(callee).forEach(p -> renaming.put(copies.entry(callee, p), copies.next(callee, p)));
    for (int i = 0; i < callee.results(); i++) {
      int slot = graph.result(callee, i);
      renaming.put(copies.current(callee, slot), copies.next(callee, slot));
    }
    return renaming.isEmpty() ? summary : summary.rename(renaming);
  }

  /** The whole call as one step of the caller, by a summary. */
  Relation call(Edge edge, Bdd summary) {
    FlowProcedure caller = graph.procedureOf(edge.from());
    FlowProcedure callee = callee(edge);
    Map<Integer, Integer> renaming = resultsToTargets(edge);
    Set<Integer> dropped = new HashSet<>();
    copies.globals().forEach(g -> dropped.add(copies.next(callee, g)));
    copies
        .frame(callee)
        .filter(
            s -> s < graph.globals().size() + callee.parameters() || s >= graph.result(callee, 0))
        .forEach(s -> dropped.add(copies.next(callee, s)));
    dropped.removeAll(renaming.keySet());
    Bdd relation = arguments(edge).andExists(seenByCaller(callee, summary), toArray(dropped));
    Set<Integer> forgotten = new HashSet<>(renaming.values());
    copies.globals().forEach(g -> forgotten.add(copies.current(caller, g)));
    return new Relation(relation, forgotten, renaming);
  }

  /** What scratch copies become after a call: results go to targets, other globals are kept. */
  Map<Integer, Integer> resultsToTargets(Edge edge) {
    FlowProcedure caller = graph.procedureOf(edge.from());
    FlowProcedure callee = callee(edge);
    List<Integer> targets = ((Action.Call) edge.action()).targets();
    Map<Integer, Integer> renaming = new HashMap<>();
    copies
        .globals()
        .filter(g -> !targets.contains(g))
        .forEach(g -> renaming.put(copies.next(callee, g), copies.current(caller, g)));
    for (int i = 0; i < targets.size(); i++) {
      if (targets.get(i) != Action.NOWHERE) {
        int result = copies.next(callee, graph.result(callee, i));
        renaming.put(result, copies.current(caller, targets.get(i)));
      }
    }
    return renaming;
  }

  private static int[] toArray(Collection<Integer> variables) {
    return variables.stream().mapToInt(v -> v).sorted().toArray();
  }
}
