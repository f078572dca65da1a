package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.Arrays;
import java.util.List;

/**
 * A {@link BlockState} of a block with two nodes and nothing else: all its atoms compare one number
 * d, the difference of the nodes, with constants. Between two neighbouring constants they do not
 * change, so it is enough to look at each constant and right beside it. Such blocks are frequent: a
 * variable and the numbers that a program compares it with.
 *
 * <p>Over Real, one beside the constant means more by less than any other constant, as weights are
 * multiples of {@link Encoding#STRICT}. For declared sorts all that counts is whether d is 0.
 *
 * <p>Cost: the square of the number of atoms, whatever the number of their combinations.
 */
final class LineState implements BlockState {
  /** An assignment is one long. */
  private static final int MOST_ATOMS = 62;

  /** What a state and its relatives share. */
  private static final class Family {
    private final BddTable table;
    private final int[] atoms;
    private final int[] edges;
    private final Shape shape;
    private final long[] points;
    private long[] settled = new long[0];

    Family(BddTable table, int[] atoms, int[] edges, Shape shape, long[] points) {
      this.table = table;
      this.atoms = atoms;
      this.edges = edges;
      this.shape = shape;
      this.points = points;
    }
  }

  private final Family family;
  private final long[] points; // values of d, not refuted by what was asserted

  private LineState(Family family, long[] points) {
    this.family = family;
    this.points = points;
  }

  /** Whether the block, with the goal's nodes, is of this kind. */
  static boolean applies(Shape shape) {
    return shape.size() == 2
        && shape.pairCount() == 0
        && !shape.hasTruth()
        && shape.constraints().size() <= MOST_ATOMS;
  }

  /**
   * The state without a goal.
   *
   * @param atoms of P
   * @param edges theirs
   * @param goal what may be asserted later
   */
  static LineState of(
      BddTable table, Shape shape, int[] atoms, int[] edges, List<Constraint> goal) {
    long[] points = new long[3 * (atoms.length + goal.size())];
    int count = 0;
    for (List<Constraint> some : List.of(shape.constraints(), goal)) {
      for (Constraint constraint : some) {
        long weight = constraint.x() == 0 ? constraint.weight() : -constraint.weight();
        points[count++] = weight - 1;
        points[count++] = weight;
        points[count++] = weight + 1;
      }
    }
    return new LineState(new Family(table, atoms, edges, shape, points), points);
  }

  private static boolean holds(Constraint constraint, long point) {
    long difference = constraint.x() == 0 ? point : -point;
    return constraint.kind() == Constraint.Kind.BOUND
        ? difference <= constraint.weight()
        : difference == constraint.weight();
  }

  private LineState filtered(Constraint local, boolean positive) {
    long[] left = new long[points.length];
    int count = 0;
    for (long point : points) {
      if (holds(local, point) == positive) {
        left[count++] = point;
      }
    }
    return new LineState(family, Arrays.copyOf(left, count));
  }

  @Override
  public BlockState with(Constraint constraint, boolean positive) {
    return filtered(family.shape.localise(constraint), positive);
  }

  @Override
  public BlockState where(int atom, boolean value) {
    for (int i = 0; i < family.atoms.length; i++) {
      if (family.atoms[i] == atom) {
        return filtered(family.shape.constraints().get(i), value);
      }
    }
    throw new IllegalArgumentException("no atom " + atom + " in this block");
  }

  @Override
  public boolean isRefuted() {
    return points.length == 0;
  }

  @Override
  public int consistent() {
    return edge(family.points);
  }

  @Override
  public int survivors() {
    return edge(points);
  }

  @Override
  public void settle() {
    int known = family.settled.length;
    family.settled = Arrays.copyOf(family.settled, known + points.length);
    System.arraycopy(points, 0, family.settled, known, points.length);
  }

  @Override
  public int settled() {
    return edge(family.settled);
  }

  /** The minterms at some points. */
  private int edge(long[] some) {
    long[] assignments = new long[some.length];
    List<Constraint> constraints = family.shape.constraints();
    for (int i = 0; i < some.length; i++) {
      for (int bit = 0; bit < family.edges.length; bit++) {
        assignments[i] |= holds(constraints.get(bit), some[i]) ? 1L << bit : 0;
      }
    }
    Arrays.sort(assignments);
    int count = 0;
    for (int i = 0; i < assignments.length; i++) {
      if (i == 0 || assignments[i] != assignments[i - 1]) {
        assignments[count++] = assignments[i];
      }
    }
    return Columns.toEdge(family.table, Arrays.copyOf(assignments, count), family.edges);
  }
}
