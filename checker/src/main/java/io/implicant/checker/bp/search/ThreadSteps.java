package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.checker.bp.flow.Run.Kind;
import io.implicant.dd.bdd.Bdd;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * What the steps of threads do to the data of all threads. Variables of frames that do not exist
 * are unconstrained: leaving a frame forgets them, so a new frame is undetermined by itself.
 */
final class ThreadSteps {
  /** What relations are kept by: the edge and the frame that follows it. */
  private record Key(int edge, int thread, int depth) {}

  private final FlowGraph graph;
  private final ThreadVariables variables;
  private final Map<Key, Relation> known = new HashMap<>();

  ThreadSteps(FlowGraph graph, ThreadVariables variables) {
    this.graph = graph;
    this.variables = variables;
  }

  StepEncoder encoder(int thread, int depth) {
    return new StepEncoder(graph, variables.encoder(), variables.of(thread, depth));
  }

  /** A step inside a frame; a thread that it starts never runs. */
  ThreadStep step(Configuration at, Edge edge) {
    Relation relation =
        known.computeIfAbsent(
            new Key(edge.number(), at.active(), at.depth()),
            key -> encoder(key.thread(), key.depth()).step(edge));
    return new ThreadStep(at.active(), Kind.STEP, Optional.of(edge), relation, OptionalInt.empty());
  }

  /** Another thread gets its turn, unless a lock is held. */
  ThreadStep schedule(int thread) {
    Bdd unlocked = variables.manager().constant(true);
    for (int lock : graph.locks()) {
      unlocked = unlocked.and(variables.manager().literal(variables.global(lock), false));
    }
    Relation relation = Relation.filter(unlocked);
    return new ThreadStep(thread, Kind.STEP, Optional.empty(), relation, OptionalInt.empty());
  }

  /** The parameters of a new frame receive the arguments. */
  private Bdd begin(Configuration at, Action action, FlowProcedure callee, Variables frame) {
    int globals = graph.globals().size();
    List<Integer> parameters =
        IntStream.range(globals, globals + callee.parameters())
            .mapToObj(slot -> frame.current(callee, slot))
            .toList();
    return encoder(at.active(), at.depth())
        .arguments(graph.procedureOf(at.point()), action.expressions().toList(), parameters);
  }

  ThreadStep enter(Configuration at, Edge edge) {
    FlowProcedure callee = graph.procedures().get(((Action.Call) edge.action()).procedure());
    Bdd begins = begin(at, edge.action(), callee, variables.of(at.active(), at.depth() + 1));
    return new ThreadStep(
        at.active(), Kind.ENTER, Optional.of(edge), Relation.filter(begins), OptionalInt.empty());
  }

  /** The callee's frame is forgotten, its results go to the caller's targets. */
  ThreadStep leave(Configuration at, Edge edge) {
    FlowProcedure callee = graph.procedureOf(at.point());
    FlowProcedure caller = graph.procedureOf(edge.from());
    Variables inner = variables.of(at.active(), at.depth());
    Variables outer = variables.of(at.active(), at.depth() - 1);
    List<Integer> targets = ((Action.Call) edge.action()).targets();
    List<Bdd> parts = new ArrayList<>();
    Map<Integer, Integer> renaming = new HashMap<>();
    for (int i = 0; i < targets.size(); i++) {
      if (targets.get(i) != Action.NOWHERE) {
        int next = outer.next(caller, targets.get(i));
        int result = inner.current(callee, graph.result(callee, i));
        parts.add(same(next, result));
        renaming.put(next, outer.current(caller, targets.get(i)));
      }
    }
    List<Integer> forgotten = new ArrayList<>(renaming.values());
    variables.frame(at.active(), at.depth(), callee).forEach(forgotten::add);
    Relation relation = new Relation(variables.manager().and(parts), forgotten, renaming);
    return new ThreadStep(
        at.active(), Kind.LEAVE, Optional.of(edge), relation, OptionalInt.empty());
  }

  private Bdd same(int first, int second) {
    return variables.manager().variable(first).iff(variables.manager().variable(second));
  }

  /** A new thread: a copy of the frame, or a procedure's frame with its arguments. */
  ThreadStep start(Configuration at, Edge edge, int thread) {
    Variables fresh = variables.of(thread, 0);
    FlowProcedure own = graph.procedureOf(at.point());
    List<Bdd> parts = new ArrayList<>();
    if (edge.action() instanceof Action.StartProcedure start) {
      FlowProcedure procedure = graph.procedures().get(start.procedure());
      parts.add(begin(at, start, procedure, fresh));
      parts.add(encoder(thread, 0).enforced(procedure));
    } else {
      Variables old = variables.of(at.active(), at.depth());
      for (int slot = graph.globals().size(); slot < graph.slots(own); slot++) {
        parts.add(same(fresh.current(own, slot), old.current(own, slot)));
      }
    }
    Relation relation = Relation.filter(variables.manager().and(parts));
    return new ThreadStep(
        at.active(), Kind.STEP, Optional.of(edge), relation, OptionalInt.of(thread));
  }

  /** The thread's frames are forgotten. */
  ThreadStep end(Configuration at, Optional<Edge> edge) {
    List<Integer> forgotten = new ArrayList<>();
    for (int depth = 0; depth <= at.depth(); depth++) {
      FlowProcedure procedure = procedureAt(graph, at, at.active(), depth);
      variables.frame(at.active(), depth, procedure).forEach(forgotten::add);
    }
    Relation relation = new Relation(variables.manager().constant(true), forgotten, Map.of());
    return new ThreadStep(at.active(), Kind.STEP, edge, relation, OptionalInt.empty());
  }

  /** The procedure of a frame. */
  static FlowProcedure procedureAt(FlowGraph graph, Configuration at, int thread, int depth) {
    List<Integer> stack = at.threads().get(thread);
    int top = stack.get(depth);
    return graph.procedureOf(depth == stack.size() - 1 ? top : graph.edges().get(top).from());
  }
}
