package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.table.LimitReached;
import io.implicant.theories.closure.EngineStats.BlockStats;
import io.implicant.theories.closure.Plan.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Brings blocks to a {@link BlockState}, by the algorithm that {@link Plan} chooses. Closed states
 * with columns are kept: they serve other goals over the same P, and blocks that differ only by
 * names.
 */
final class BlockSolver {
  private final AtomTable atoms;
  private final EngineOptions options;
  private final Map<Shape, Closure<long[]>> closed = new HashMap<>();

  /** By shape, then by edges. */
  private final Map<Shape, Map<List<Integer>, Closure<Integer>>> closedDiagrams = new HashMap<>();

  private int encodings;
  private final Work work;
  private List<BlockStats> stats = new ArrayList<>();

  BlockSolver(AtomTable atoms, EngineOptions options, Work work) {
    this.atoms = atoms;
    this.options = options;
    this.work = work;
  }

  /** With what another solver has closed; shapes do not depend on names or numbers of atoms. */
  BlockSolver(AtomTable atoms, EngineOptions options, Work work, BlockSolver other) {
    this(atoms, options, work);
    closed.putAll(other.closed);
    encodings = atoms.encodings();
  }

  /** Begins a question. */
  void begin() {
    stats = new ArrayList<>();
    if (encodings != atoms.encodings()) {
      encodings = atoms.encodings();
      closed.clear();
      closedDiagrams.clear();
    }
  }

  /** Gives up what is known about edges of the table, before nodes are collected. */
  void forgetEdges() {
    closedDiagrams.clear();
  }

  /** Of the blocks started since {@link #begin}. */
  List<BlockStats> stats() {
    return stats;
  }

  /**
   * The state of a block without a goal.
   *
   * @param labelled whether an atom is one of P, that is, has a label; the others will be asserted
   */
  BlockState start(BddTable table, Block block, IntPredicate labelled) {
    Shape shape = new Shape(atoms.encoding());
    int count = 0;
    for (int atom : block.atoms()) {
      if (labelled.test(atom)) {
        count++;
        shape.add(atoms.constraints().get(atom));
      }
    }
    int[] own = new int[count];
    int[] edges = new int[count];
    List<Integer> goal = new ArrayList<>();
    int next = 0;
    for (int atom : block.atoms()) {
      if (labelled.test(atom)) {
        own[next] = atom;
        edges[next++] = atoms.edge(atom);
      } else {
        goal.add(atom);
      }
    }
    List<Pair> others = new ArrayList<>();
    for (Pair pair : block.pairs()) {
      if (goal.isEmpty() || atoms.isOfPredicates(pair)) {
        shape.add(pair);
      } else {
        others.add(pair);
      }
    }
    Shape whole = goal.isEmpty() ? shape : shape.copy();
    List<Constraint> goalConstraints = new ArrayList<>();
    for (int atom : goal) {
      goalConstraints.add(whole.localise(atoms.constraints().get(atom)));
    }
    others.forEach(whole::add);
    Plan plan = Plan.of(whole, goalConstraints, options.algorithm());
    if (plan.method() == Method.LINE) {
      note(own, goal.size(), whole, plan, false);
      return LineState.of(table, whole, own, edges, goalConstraints);
    }
    return start(table, plan, shape, whole, own, edges, goal.size());
  }

  private BlockState start(
      BddTable table, Plan plan, Shape shape, Shape whole, int[] own, int[] edges, int goals) {
    if (plan.method() == Method.SPARSE_EQUALITIES || plan.method() == Method.SPARSE_ORDER) {
      note(own, goals, whole, plan, false);
      return new SparseState(
          table,
          whole,
          own,
          edges,
          plan.method() == Method.SPARSE_ORDER
              ? new SparseOrder(table, work, whole, edges)
              : new SparseEqualities(table, work, whole, edges));
    }
    if (plan.method() == Method.COLUMNS) {
      try {
        return columns(table, plan, shape, whole, own, edges, goals);
      } catch (LimitReached e) {
        requireOtherWay(e);
        Plan other = new Plan(Method.DIAGRAMS, plan.estimate());
        return start(table, other, shape, whole, own, edges, goals);
      }
    }
    Map<List<Integer>, Closure<Integer>> alike =
        closedDiagrams.computeIfAbsent(shape, key -> new HashMap<>());
    List<Integer> edgeList = Arrays.stream(edges).boxed().toList();
    Closure<Integer> known = alike.get(edgeList);
    note(own, goals, whole, plan, known != null);
    if (known == null) {
      known = DenseBase.closed(shape, BddLabels.of(work, table), edges);
      alike.put(edgeList, known);
    }
    return new DenseBase.OfDiagrams(table, own, edges, known).start(whole);
  }

  private BlockState columns(
      BddTable table, Plan plan, Shape shape, Shape whole, int[] own, int[] edges, int goals) {
    Closure<long[]> known = closed.get(shape);
    boolean solvedBefore = known != null;
    if (!solvedBefore) {
      Optional<Shape> part = largestPart(shape);
      known =
          part.isPresent()
              ? DenseBase.extended(shape, closed.get(part.get()), part.get(), edges)
              : DenseBase.closed(shape, BitLabels.initial(work), edges);
      closed.put(shape, known);
    }
    note(own, goals, whole, plan, solvedBefore);
    return new DenseBase.OfColumns(table, own, edges, known).start(whole);
  }

  /** A closed shape with at least half of the atoms, which come first in the given one. */
  private Optional<Shape> largestPart(Shape shape) {
    int atomCount = shape.constraints().size();
    return closed.keySet().stream()
        .filter(known -> 2 * known.constraints().size() >= atomCount && known.begins(shape))
        .max(Comparator.comparingInt(known -> known.constraints().size()));
  }

  // With the goal first

  /** What is consistent with the paths of a goal, whose literals in the block are given. */
  PathAnswers consistentWith(Goal goal, Block block, PathLiterals literals) {
    Shape shape = new Shape(atoms.encoding());
    int[] own = new int[block.atoms().length];
    int[] edges = new int[own.length];
    int count = 0;
    List<PathFact> facts = new ArrayList<>();
    for (int atom : block.atoms()) {
      if (goal.variables().isOfPredicates(atom)) {
        shape.add(atoms.constraints().get(atom));
        own[count] = atom;
        edges[count++] = atoms.edge(atom);
      }
    }
    List<Constraint> constraints = new ArrayList<>();
    for (int atom : block.atoms()) {
      if (!goal.variables().isOfPredicates(atom)) {
        Constraint constraint = shape.localise(atoms.constraints().get(atom));
        constraints.add(constraint);
        facts.add(new PathFact(constraint, true, literals.with(2 * atom)));
        facts.add(new PathFact(constraint, false, literals.with(2 * atom + 1)));
      }
    }
    block.pairs().forEach(shape::add);
    Plan plan = Plan.of(shape, constraints, options.algorithm());
    if (plan.method() == Method.COLUMNS) {
      own = Arrays.copyOf(own, count);
      edges = Arrays.copyOf(edges, count);
      try {
        note(own, constraints.size(), shape, plan, false);
        return new PathColumns(goal.table(), work, shape, own, edges, literals, facts);
      } catch (LimitReached e) {
        requireOtherWay(e); // the closed state finds it
      }
    }
    BlockState state = start(goal.table(), block, goal.variables()::isOfPredicates);
    return new PathStates(goal, state, literals);
  }

  /** Goes on if there were too many columns, and diagrams may take their place. */
  private void requireOtherWay(LimitReached limit) {
    if (limit.reason() != LimitReached.Reason.MEMORY
        || options.algorithm() == EngineOptions.Algorithm.COLUMNS) {
      throw limit;
    }
  }

  private void note(int[] own, int goals, Shape whole, Plan plan, boolean known) {
    stats.add(
        new BlockStats(
            own.length,
            goals,
            whole.size(),
            whole.pairCount(),
            plan.method().label(),
            plan.estimate(),
            known));
  }
}
