package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.Arrays;
import java.util.List;

/**
 * Closes a block with the goal's paths asserted first. To begin with, each group of paths is a
 * column, whose number is in the lowest bits of its assignment; then the atoms of P are added.
 *
 * <p>Since no question follows, bounds are kept only as long as they may be used: a node is
 * forgotten once no later atom, no disequality and no pair of applications is about it. Bounds
 * between other nodes are closed already, ways through it included. After the last atom hardly
 * anything is left to update, and there the columns are most.
 */
final class PathColumns implements PathAnswers {
  private final BddTable table;
  private final int[] edges;
  private final int groupBits;
  private final long[] alive; // assignments, group in the lowest bits

  /**
   * Solves the block.
   *
   * @param shape its atoms of P, and its nodes
   * @param atoms those of P, by number
   * @param edges theirs
   * @param facts the goal's literals on nodes of the shape
   */
  PathColumns(
      BddTable table,
      Work work,
      Shape shape,
      int[] atoms,
      int[] edges,
      PathLiterals literals,
      List<PathFact> facts) {
    this.table = table;
    this.edges = edges;
    groupBits = 32 - Integer.numberOfLeadingZeros(literals.groups() - 1);
    Closure<long[]> closure = new Closure<>(BitLabels.groups(work, literals.groups(), groupBits));
    closure.setNodes(shape.integral(), shape.pairs());
    if (shape.hasTruth()) {
      closure.addDisequality(shape.truth(), shape.falsity(), 0, closure.labels().all());
    }
    for (PathFact fact : facts) {
      closure.add(fact.constraint(), fact.positive(), label(closure, fact.groups()));
    }
    closure.close();
    LastUses uses = new LastUses(shape);
    List<Constraint> constraints = shape.constraints();
    int last = atoms.length - 1;
    for (int i = 0; i < last; i++) {
      uses.forgetBefore(i, closure);
      long[] holds = label(closure, literals.with(2 * atoms[i]));
      long[] fails = label(closure, literals.with(2 * atoms[i] + 1));
      closure.addAtom(constraints.get(i), edges[i], holds, fails);
    }
    if (last < 0) {
      alive = alive(closure, closure.labels().all());
    } else {
      uses.forgetBefore(last, closure);
      alive =
          withLast(closure, constraints.get(last), literals, atoms[last], 1L << (groupBits + last));
    }
  }

  /**
   * The last atom does not double the columns: nothing follows, so its literals are asserted one
   * after the other.
   */
  private long[] withLast(
      Closure<long[]> closure, Constraint constraint, PathLiterals literals, int atom, long bit) {
    Labels<long[]> labels = closure.labels();
    long[] consistent = labels.minus(labels.all(), closure.refuted());
    long[] fails =
        labels.or(label(closure, literals.with(2 * atom + 1)), closure.derived(constraint, false));
    long[] holds =
        labels.or(label(closure, literals.with(2 * atom)), closure.derived(constraint, true));
    long[] careFalse = labels.minus(consistent, holds);
    long[] careTrue = labels.minus(consistent, fails);
    Closure<long[]> other = closure.copy();
    other.add(constraint, false, careFalse);
    closure.add(constraint, true, careTrue);
    long[] without = alive(other, careFalse);
    long[] with = alive(closure, careTrue);
    long[] both = Arrays.copyOf(without, without.length + with.length);
    for (int i = 0; i < with.length; i++) {
      both[without.length + i] = with[i] | bit;
    }
    return both;
  }

  /** The assignments among some columns that are not refuted. */
  private static long[] alive(Closure<long[]> closure, long[] care) {
    BitLabels labels = (BitLabels) closure.labels();
    return labels.assignmentsIn(labels.minus(care, Refutation.of(closure, care)));
  }

  /** The columns that belong to the groups. */
  private long[] label(Closure<long[]> closure, long groups) {
    BitLabels labels = (BitLabels) closure.labels();
    return groups == 0 ? labels.empty() : labels.ofGroups(groups, groupBits);
  }

  @Override
  public int of(int group) {
    long[] chosen = new long[alive.length];
    int count = 0;
    for (long assignment : alive) {
      if ((assignment & ((1L << groupBits) - 1)) == group) {
        chosen[count++] = assignment >>> groupBits;
      }
    }
    return Columns.toEdge(table, Arrays.copyOf(chosen, count), edges);
  }

  @Override
  public int ofAny() {
    if (groupBits == 0) {
      return Columns.toEdge(table, alive, edges);
    }
    long[] different = new long[alive.length];
    int count = 0;
    for (long assignment : alive) {
      long own = assignment >>> groupBits;
      if (count == 0 || different[count - 1] != own) {
        different[count++] = own;
      }
    }
    return Columns.toEdge(table, Arrays.copyOf(different, count), edges);
  }
}
