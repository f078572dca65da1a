package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.checker.bp.flow.Run;
import io.implicant.checker.bp.flow.Run.Kind;
import io.implicant.checker.bp.flow.Run.Move;
import io.implicant.dd.bdd.Bdd;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Rebuilds an execution from the generations of path edges. Going back from a path edge, every step
 * leads to an earlier generation, so this ends; a call is first one step, and its inside is rebuilt
 * from the path edge at the exit when the moves are written. Since summaries are used many times,
 * an execution can be exponentially longer than the search: it is given up at 100,000 moves.
 */
final class SummaryTraces {
  private static final int MAX_MOVES = 100_000;

  /** A path edge, its point, and the generation in which it was found. */
  private record Node(int point, BitSet model, int generation) {}

  /** A step inside one activation; a call leaves through {@code exit}. */
  private record Hop(Edge edge, Node after, Optional<Node> exit) {}

  /** An activation from its beginning on. */
  private record Path(Node start, List<Hop> hops) {}

  /** A path that is being written, and the call that ends with it. */
  private record Writing(Iterator<Hop> hops, Optional<Hop> call) {}

  private final FlowGraph graph;
  private final Copies copies;
  private final Steps steps;
  private final List<PathEdges> pathEdges;
  private final List<Move> moves = new ArrayList<>();

  SummaryTraces(FlowGraph graph, Copies copies, Steps steps, List<PathEdges> pathEdges) {
    this.graph = graph;
    this.copies = copies;
    this.steps = steps;
    this.pathEdges = pathEdges;
  }

  /** An execution to one of the states in which the assertion fails; none if it is too long. */
  Optional<Run> runTo(Edge assertion, Bdd failing, int generation) {
    Deque<Path> paths = new ArrayDeque<>();
    Deque<Edge> calls = new ArrayDeque<>();
    Node node = new Node(assertion.from(), Copies.model(failing, new BitSet()), generation);
    paths.push(pathTo(node));
    while (paths.peek().start().generation() > 0) {
      Hop call = caller(paths.peek().start());
      calls.push(call.edge());
      paths.push(pathTo(call.after()));
    }
    Node start = paths.peek().start();
    while (!paths.isEmpty()) {
      if (!write(paths.pop())) {
        return Optional.empty();
      }
      if (!calls.isEmpty()) {
        move(Kind.ENTER, calls.pop(), paths.peek().start());
      }
    }
    return Optional.of(new Run(values(start), moves, 0, assertion));
  }

  private BitSet values(Node node) {
    return copies.values(graph.procedureOf(node.point()), node.model());
  }

  private void move(Kind kind, Edge edge, Node after) {
    moves.add(new Move(0, kind, edge, values(after), Optional.empty()));
  }

  /** Writes the moves of a path and, inside out, of the calls in it. */
  private boolean write(Path path) {
    Deque<Writing> open = new ArrayDeque<>();
    open.push(new Writing(path.hops().iterator(), Optional.empty()));
    while (!open.isEmpty() && moves.size() <= MAX_MOVES) {
      Writing top = open.peek();
      if (!top.hops().hasNext()) {
        open.pop();
        top.call().ifPresent(call -> move(Kind.LEAVE, call.edge(), call.after()));
        continue;
      }
      Hop hop = top.hops().next();
      if (hop.exit().isPresent()) {
        Path inside = pathTo(hop.exit().get());
        move(Kind.ENTER, hop.edge(), inside.start());
        open.push(new Writing(inside.hops().iterator(), Optional.of(hop)));
      } else {
        move(Kind.STEP, hop.edge(), hop.after());
      }
    }
    return open.isEmpty();
  }

  /** From the beginning of the activation to the path edge. */
  private Path pathTo(Node end) {
    List<Hop> hops = new ArrayList<>();
    Node node = end;
    while (!isStart(node)) {
      Node after = node;
      Hop back = back(node);
      hops.add(new Hop(back.edge(), after, back.exit()));
      node = back.after();
    }
    Collections.reverse(hops);
    return new Path(node, hops);
  }

  /**
   * Whether the activation begins here. At the entry point, the values at the entry are the values
   * now only in path edges that a caller made: a loop back to it finds nothing new of that kind.
   */
  private boolean isStart(Node node) {
    FlowProcedure procedure = graph.procedureOf(node.point());
    if (node.point() != procedure.entry() || node.generation() == 0) {
      return node.generation() == 0;
    }
    return copies
        .inherited(procedure)
        .allMatch(
            slot ->
                node.model().get(copies.entry(procedure, slot))
                    == node.model().get(copies.current(procedure, slot)));
  }

  /** A step that leads to the node: its {@code after} is the node before the step. */
  private Hop back(Node node) {
    Bdd target = copies.pathEdge(graph.procedureOf(node.point()), node.model());
    for (Edge edge : graph.in(node.point())) {
      Optional<Hop> hop =
          edge.action() instanceof Action.Call
              ? backOverCall(edge, node, target)
              : backOverStep(edge, node, target);
      if (hop.isPresent()) {
        return hop.get();
      }
    }
    throw new IllegalStateException("a path edge without a cause");
  }

  private Optional<Hop> backOverStep(Edge edge, Node node, Bdd target) {
    int generation = node.generation() - 1;
    Bdd known = pathEdges.get(edge.from()).in(generation);
    if (edge.action() instanceof Action.EndThread || known.isFalse()) {
      return Optional.empty();
    }
    Bdd before = steps.step(edge).preImage(target).and(known);
    return before.isFalse()
        ? Optional.empty()
        : Optional.of(
            new Hop(
                edge,
                new Node(edge.from(), Copies.model(before, node.model()), generation),
                Optional.empty()));
  }

  private Optional<Hop> backOverCall(Edge edge, Node node, Bdd target) {
    FlowProcedure callee = steps.callee(edge);
    PathEdges callers = pathEdges.get(edge.from());
    PathEdges exits = pathEdges.get(callee.exit());
    Map<Integer, Integer> back = new HashMap<>();
    steps.resultsToTargets(edge).forEach((scratch, now) -> back.put(now, scratch));
    Bdd summary = steps.summary(callee, exits.before(node.generation()));
    Bdd before =
        (back.isEmpty() ? target : target.rename(back))
            .and(steps.arguments(edge))
            .and(callers.before(node.generation()))
            .and(steps.seenByCaller(callee, summary));
    if (before.isFalse()) {
      return Optional.empty();
    }
    BitSet model = Copies.model(before, node.model());
    Node caller = new Node(edge.from(), model, callers.generationOf(model));
    return Optional.of(new Hop(edge, caller, Optional.of(exit(edge, model))));
  }

  /** The path edge through the callee that a caller's step over the call has used. */
  private Node exit(Edge edge, BitSet caller) {
    FlowProcedure callee = steps.callee(edge);
    PathEdges exits = pathEdges.get(callee.exit());
    BitSet wanted = new BitSet();
    copies
        .globals()
        .forEach(
            g -> {
              wanted.set(copies.entry(callee, g), caller.get(copies.current(callee, g)));
              wanted.set(copies.current(callee, g), caller.get(copies.next(callee, g)));
            });
    copies
        .inherited(callee)
        .skip(graph.globals().size())
        .forEach(p -> wanted.set(copies.entry(callee, p), caller.get(copies.next(callee, p))));
    int results = graph.result(callee, 0);
    copies
        .frame(callee)
        .filter(slot -> slot >= results)
        .forEach(r -> wanted.set(copies.current(callee, r), caller.get(copies.next(callee, r))));
    IntStream variables =
        IntStream.concat(
            copies.inherited(callee).map(slot -> copies.entry(callee, slot)),
            IntStream.concat(copies.globals(), copies.frame(callee).filter(s -> s >= results))
                .map(slot -> copies.current(callee, slot)));
    Bdd fitting = copies.cube(variables, wanted);
    int generation = exits.earliest(fitting);
    BitSet model = Copies.model(exits.in(generation).and(fitting), wanted);
    return new Node(callee.exit(), model, generation);
  }

  /** The call by which the activation began; {@code after} is the caller at that point. */
  private Hop caller(Node start) {
    FlowProcedure callee = graph.procedureOf(start.point());
    Bdd entry =
        copies.cube(
            copies.inherited(callee).map(slot -> copies.current(callee, slot)), start.model());
    for (Edge edge : graph.edges()) {
      boolean fits =
          edge.action() instanceof Action.Call call && call.procedure() == callee.number();
      Bdd known = fits ? pathEdges.get(edge.from()).in(start.generation() - 1) : entry;
      Bdd before = fits ? steps.entry(edge).preImage(entry).and(known) : entry;
      if (fits && !before.isFalse()) {
        BitSet model = Copies.model(before, start.model());
        return new Hop(
            edge, new Node(edge.from(), model, start.generation() - 1), Optional.empty());
      }
    }
    throw new IllegalStateException("an activation without a call");
  }
}
