package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A block to which one atom p was added, asked for a goal that was asked before: answers from the
 * states over the old columns, which are not doubled. A minterm m of the old atoms stands for m and
 * p, and for m and not p, of which
 *
 * <ul>
 *   <li>none is consistent with the goal's literals if m is not;
 *   <li>one is known to be, without work, if m is and p is derived, or the other one was refuted;
 *   <li>all are consistent that are so with the goal's literals.
 * </ul>
 *
 * <p>Only for the rest p is asserted, on copies of the old states. Nothing is kept, so the next
 * atom is added in the usual way.
 */
final class GrownState implements BlockState {
  /** What a state and its relatives share. */
  private static final class Family {
    private final BddTable table;
    private final int[] atoms;
    private final int[] edges;
    private final DenseState<long[]> root;
    private final Shape before; // in numbers of today
    private final Shape whole;
    private final Constraint added;
    private final long[][] settled;
    private final long[][] consistent; // known by the way
    private final BitLabels labels;

    Family(
        BddTable table,
        int[] atoms,
        int[] edges,
        DenseState<long[]> root,
        Shape before,
        Shape whole,
        Constraint added) {
      this.table = table;
      this.atoms = atoms;
      this.edges = edges;
      this.root = root;
      this.before = before;
      this.whole = whole;
      this.added = added;
      labels = (BitLabels) root.closure().labels();
      settled = new long[][] {labels.empty(), labels.empty()};
      consistent = settled.clone();
    }
  }

  /** A literal of the goal, on nodes of the block. */
  private record Literal(Constraint constraint, boolean positive) {}

  private final Family family;
  private final DenseState<long[]> old;
  private final List<Literal> literals;
  private final boolean[] matters; // p false, p true

  private GrownState(
      Family family, DenseState<long[]> old, List<Literal> literals, boolean[] matters) {
    this.family = family;
    this.old = old;
    this.literals = literals;
    this.matters = matters;
  }

  /**
   * The state without a goal.
   *
   * @param atoms of P, the new one last
   * @param edges theirs
   * @param root the old state
   * @param before the shape of the old block with its goal
   * @param whole that with the new atom, whose constraint is {@code added}
   */
  static GrownState of(
      BddTable table,
      int[] atoms,
      int[] edges,
      DenseState<long[]> root,
      Shape before,
      Shape whole,
      Constraint added) {
    Family family = new Family(table, atoms, edges, root, before, whole, added);
    return new GrownState(family, root, List.of(), new boolean[] {true, true});
  }

  @Override
  public BlockState where(int atom, boolean value) {
    int last = family.atoms.length - 1;
    for (int i = 0; i < last; i++) {
      if (family.atoms[i] == atom) {
        return new GrownState(family, old.whereLocal(i, value), literals, matters);
      }
    }
    if (family.atoms[last] != atom) {
      throw new IllegalArgumentException("no atom " + atom + " in this block");
    }
    boolean[] less = {matters[0] && !value, matters[1] && value};
    return new GrownState(family, old, literals, less);
  }

  @Override
  public BlockState with(Constraint constraint, boolean positive) {
    Constraint local = family.before.localise(constraint);
    List<Literal> more = new ArrayList<>(literals);
    more.add(new Literal(local, positive));
    return new GrownState(family, old.withLocal(local, positive), more, matters);
  }

  @Override
  public boolean isRefuted() {
    BitLabels labels = family.labels;
    long[] settled = labels.and(family.settled[0], family.settled[1]);
    return labels.isEmpty(labels.meet(old.care(), labels.all(), old.dead(), settled))
        || !(matters[0] || matters[1]);
  }

  @Override
  public int consistent() {
    GrownState start = new GrownState(family, family.root, List.of(), new boolean[] {true, true});
    long[][] more = start.alive(family.labels.all(), family.labels.empty(), family.consistent);
    keep(family.consistent, more);
    return edge(family.consistent);
  }

  @Override
  public int survivors() {
    return edge(alive());
  }

  @Override
  public void settle() {
    keep(family.settled, alive());
  }

  @Override
  public int settled() {
    return edge(family.settled);
  }

  private long[][] alive() {
    long[][] alive = alive(old.knownAlive(), old.dead(), family.settled);
    keep(family.consistent, alive);
    return alive;
  }

  private void keep(long[][] target, long[][] more) {
    for (int value = 0; value < 2; value++) {
      target[value] = family.labels.or(target[value], more[value]);
    }
  }

  /**
   * The minterms that matter and are consistent with the literals, with p false and with p true.
   *
   * @param known old ones that are consistent with them
   * @param dead old ones that are not
   * @param except those that need not be told, for each value of p
   */
  private long[][] alive(long[] known, long[] dead, long[][] except) {
    BitLabels labels = family.labels;
    Closure<long[]> start = grown(old.closure());
    long[] open = labels.meet(old.care(), labels.all(), dead, start.refuted());
    long[][] found = {labels.empty(), labels.empty()};
    long[] implied = labels.empty(); // by the failure of the other value
    for (int value = 1; value >= 0; value--) {
      if (matters[value]) {
        long[] care =
            labels.meet(open, labels.all(), except[value], start.derived(family.added, value == 0));
        long[] given = labels.or(implied, start.derived(family.added, value == 1));
        given = labels.and(labels.and(given, known), care);
        long[] asked = labels.minus(care, given);
        long[] passed = asserted(start, value == 1, asked);
        implied = labels.minus(asked, passed);
        found[value] = labels.or(given, passed);
      }
    }
    return found;
  }

  /** Which of some columns stay with a value of p. */
  private long[] asserted(Closure<long[]> start, boolean value, long[] asked) {
    BitLabels labels = family.labels;
    if (labels.isEmpty(asked)) {
      return asked;
    }
    Closure<long[]> closure = start.copy();
    long[] untold = labels.minus(asked, old.told());
    if (!labels.isEmpty(untold)) {
      for (Literal literal : literals) {
        closure.add(literal.constraint(), literal.positive(), untold);
      }
    }
    closure.add(family.added, value, asked);
    return labels.minus(asked, Refutation.of(closure, asked));
  }

  /** With the nodes and pairs of today. */
  private Closure<long[]> grown(Closure<long[]> closure) {
    Shape whole = family.whole;
    if (whole.size() == closure.size() && whole.pairCount() == closure.pairs().size()) {
      return closure;
    }
    Closure<long[]> result = closure.copy();
    result.setNodes(whole.integral(), whole.pairs());
    if (whole.hasTruth()) {
      result.addDisequality(whole.truth(), whole.falsity(), 0, result.labels().all());
    }
    result.close();
    return result;
  }

  private int edge(long[][] minterms) {
    long[] without = family.labels.assignmentsIn(minterms[0]);
    long[] with = family.labels.assignmentsIn(minterms[1]);
    long[] both = Arrays.copyOf(without, without.length + with.length);
    long bit = 1L << (family.atoms.length - 1);
    for (int i = 0; i < with.length; i++) {
      both[without.length + i] = with[i] | bit;
    }
    return Columns.toEdge(family.table, both, family.edges);
  }
}
