package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.List;

/**
 * The closed state of a block's atoms of P, without a goal: what all goals start from.
 *
 * @param <L> what a label is
 */
abstract class DenseBase<L> {
  private final int[] atoms;
  private final Closure<L> closure;

  DenseBase(int[] atoms, Closure<L> closure) {
    this.atoms = atoms;
    this.closure = closure;
  }

  /** Closes the atoms of a shape one after the other; {@code edges} are those of the atoms. */
  static <L> Closure<L> closed(Shape shape, Labels<L> labels, int[] edges) {
    Closure<L> closure = new Closure<>(labels);
    closure.setNodes(shape.integral(), shape.pairs());
    if (shape.hasTruth()) {
      closure.addDisequality(shape.truth(), shape.falsity(), 0, labels.all());
    }
    List<Constraint> constraints = shape.constraints();
    for (int i = 0; i < constraints.size(); i++) {
      closure.addAtom(constraints.get(i), edges[i]);
    }
    finish(closure);
    return closure;
  }

  /** Goes on from the closed state of a shape that begins the given one. */
  static <L> Closure<L> extended(Shape shape, Closure<L> part, Shape partShape, int[] edges) {
    Closure<L> closure = part.copy();
    closure.setNodes(shape.integral(), shape.pairs());
    if (shape.hasTruth() && !partShape.hasTruth()) {
      closure.addDisequality(shape.truth(), shape.falsity(), 0, closure.labels().all());
    }
    List<Constraint> constraints = shape.constraints();
    for (int i = partShape.constraints().size(); i < constraints.size(); i++) {
      closure.addAtom(constraints.get(i), edges[i]);
    }
    finish(closure);
    return closure;
  }

  /** Refutes what needs case splits. */
  private static <L> void finish(Closure<L> closure) {
    closure.refute(Refutation.of(closure.copy(), closure.labels().all()));
  }

  final Closure<L> closure() {
    return closure;
  }

  final int position(int atom) {
    for (int i = 0; i < atoms.length; i++) {
      if (atoms[i] == atom) {
        return i;
      }
    }
    throw new IllegalArgumentException("no atom " + atom + " in this block");
  }

  /** The label of the literal of an atom, which is given by its position. */
  abstract L where(int position, boolean value);

  abstract int edge(L label);

  /** The state for a goal whose nodes and pairs the shape has too. */
  final DenseState<L> start(Shape shape) {
    Closure<L> start = closure;
    if (shape.size() > closure.size() || shape.pairCount() > closure.pairs().size()) {
      start = closure.copy();
      start.setNodes(shape.integral(), shape.pairs());
      if (shape.hasTruth()) {
        start.addDisequality(shape.truth(), shape.falsity(), 0, start.labels().all());
      }
      start.close();
    }
    Labels<L> labels = start.labels();
    DenseState.Family<L> family = new DenseState.Family<>(this, labels.empty(), this::edge);
    return new DenseState<>(family, shape, start);
  }

  /** Labels are columns. */
  static final class OfColumns extends DenseBase<long[]> {
    private final BddTable table;
    private final int[] edges;

    OfColumns(BddTable table, int[] atoms, int[] edges, Closure<long[]> closure) {
      super(atoms, closure);
      this.table = table;
      this.edges = edges;
    }

    @Override
    long[] where(int position, boolean value) {
      return ((BitLabels) closure().labels()).where(position, value);
    }

    @Override
    int edge(long[] label) {
      return Columns.toEdge(table, ((BitLabels) closure().labels()).assignmentsIn(label), edges);
    }
  }

  /** Labels are diagrams. */
  static final class OfDiagrams extends DenseBase<Integer> {
    private final BddTable table;
    private final int[] edges;

    OfDiagrams(BddTable table, int[] atoms, int[] edges, Closure<Integer> closure) {
      super(atoms, closure);
      this.table = table;
      this.edges = edges;
    }

    @Override
    Integer where(int position, boolean value) {
      return edges[position] ^ (value ? 0 : 1);
    }

    @Override
    int edge(Integer label) {
      return table.minus(label, closure().refuted());
    }
  }
}
