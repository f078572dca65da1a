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

  private final KeptStates kept;
  private int encodings;
  private final Work work;
  private List<BlockStats> stats = new ArrayList<>();

  BlockSolver(AtomTable atoms, EngineOptions options, Work work) {
    this(atoms, options, work, new KeptStates());
  }

  private BlockSolver(AtomTable atoms, EngineOptions options, Work work, KeptStates kept) {
    this.atoms = atoms;
    this.options = options;
    this.work = work;
    this.kept = kept;
  }

  /** With what another solver has closed; shapes do not depend on names or numbers of atoms. */
  BlockSolver(AtomTable atoms, EngineOptions options, Work work, BlockSolver other) {
    this(atoms, options, work, new KeptStates(other.kept, other.atoms));
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
      kept.clear();
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
    BlockParts parts = BlockParts.of(atoms, block, labelled, atoms::isOfPredicates);
    Plan plan = Plan.of(parts.whole(), parts.goal(), options.algorithm());
    if (plan.method() == Method.COLUMNS && !closed.containsKey(parts.shape())) {
      Optional<BlockState> grown = kept.grown(table, atoms, block, parts, labelled);
      if (grown.isPresent()) {
        note(parts, "columns, one atom added", plan.estimate(), true);
        return grown.get();
      }
    }
    return start(table, plan, parts);
  }

  private BlockState start(BddTable table, Plan plan, BlockParts parts) {
    int[] edges = parts.edges(atoms);
    Shape whole = parts.whole();
    switch (plan.method()) {
      case LINE -> {
        note(parts, plan, false);
        return LineState.of(table, whole, parts.own(), edges, parts.goal());
      }
      case SPARSE_EQUALITIES -> {
        note(parts, plan, false);
        SparseEqualities sparse = new SparseEqualities(table, work, whole, edges);
        return new SparseState(table, whole, parts.own(), edges, sparse);
      }
      case SPARSE_ORDER -> {
        note(parts, plan, false);
        SparseOrder sparse = new SparseOrder(table, work, whole, edges);
        return new SparseState(table, whole, parts.own(), edges, sparse);
      }
      case COLUMNS -> {
        try {
          return columns(table, plan, parts, edges);
        } catch (LimitReached e) {
          requireOtherWay(e);
          return diagrams(table, new Plan(Method.DIAGRAMS, plan.estimate()), parts, edges);
        }
      }
      default -> {
        return diagrams(table, plan, parts, edges);
      }
    }
  }

  private BlockState diagrams(BddTable table, Plan plan, BlockParts parts, int[] edges) {
    Map<List<Integer>, Closure<Integer>> alike =
        closedDiagrams.computeIfAbsent(parts.shape(), key -> new HashMap<>());
    List<Integer> edgeList = Arrays.stream(edges).boxed().toList();
    Closure<Integer> known = alike.get(edgeList);
    note(parts, plan, known != null);
    if (known == null) {
      known = DenseBase.closed(parts.shape(), BddLabels.of(work, table), edges);
      alike.put(edgeList, known);
    }
    return new DenseBase.OfDiagrams(table, parts.own(), edges, known).start(parts.whole());
  }

  private BlockState columns(BddTable table, Plan plan, BlockParts parts, int[] edges) {
    Shape shape = parts.shape();
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
    note(parts, plan, solvedBefore);
    DenseState<long[]> state =
        new DenseBase.OfColumns(table, parts.own(), edges, known).start(parts.whole());
    kept.keep(parts, state);
    return state;
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
        note(new BlockParts(own, shape, shape, constraints), plan, false);
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

  private void note(BlockParts parts, Plan plan, boolean known) {
    note(parts, plan.method().label(), plan.estimate(), known);
  }

  private void note(BlockParts parts, String algorithm, double estimate, boolean known) {
    Shape whole = parts.whole();
    int goals = parts.goal().size();
    stats.add(
        new BlockStats(
            parts.own().length,
            goals,
            whole.size(),
            whole.pairCount(),
            algorithm,
            estimate,
            known));
  }
}
