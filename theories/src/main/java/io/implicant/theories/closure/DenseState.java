package io.implicant.theories.closure;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;

/**
 * A {@link BlockState} on a labelled closure of all nodes of the block. States remember those made
 * from them, and what was found, for {@link GrownState}.
 *
 * @param <L> what a label is
 */
final class DenseState<L> implements BlockState {
  /** What a state and its relatives share: the block, and the minterms that are settled. */
  static final class Family<L> {
    private final DenseBase<L> base;
    private final ToIntFunction<L> toEdge;
    private L settled;

    Family(DenseBase<L> base, L none, ToIntFunction<L> toEdge) {
      this.base = base;
      this.toEdge = toEdge;
      settled = none;
    }
  }

  /** What was asserted, and the state that it gave: a constraint, or an atom of P by position. */
  private record Child<L>(Constraint constraint, int atom, boolean value, DenseState<L> state) {}

  private final Family<L> family;
  private final Shape shape;
  private final Closure<L> closure;
  private final L care;
  private final L told; // where all literals so far are asserted
  private final List<Child<L>> children = new ArrayList<>(2);
  private L alive; // once it was asked for
  private L asked; // of which minterms

  DenseState(Family<L> family, Shape shape, Closure<L> closure) {
    this(family, shape, closure, closure.labels().all(), closure.labels().all());
  }

  private DenseState(Family<L> family, Shape shape, Closure<L> closure, L care, L told) {
    this.family = family;
    this.shape = shape;
    this.closure = closure;
    this.care = care;
    this.told = told;
    alive = closure.labels().empty();
    asked = alive;
  }

  @Override
  public BlockState where(int atom, boolean value) {
    return whereLocal(family.base.position(atom), value);
  }

  /** The same for an atom by its position in the block. */
  DenseState<L> whereLocal(int position, boolean value) {
    DenseState<L> known = child(null, position, value);
    if (known == null) {
      L restricted = closure.labels().and(care, family.base.where(position, value));
      known = new DenseState<>(family, shape, closure, restricted, told);
      children.add(new Child<>(null, position, value, known));
    }
    return known;
  }

  @Override
  public BlockState with(Constraint constraint, boolean positive) {
    return withLocal(shape.localise(constraint), positive);
  }

  /** The same for a constraint on nodes of the block. */
  DenseState<L> withLocal(Constraint constraint, boolean positive) {
    DenseState<L> known = child(constraint, -1, positive);
    if (known == null) {
      Closure<L> next = closure.copy();
      L open = open();
      next.add(constraint, positive, open);
      next.close();
      known = new DenseState<>(family, shape, next, care, closure.labels().and(told, open));
      children.add(new Child<>(constraint, -1, positive, known));
    }
    return known;
  }

  private DenseState<L> child(Constraint constraint, int atom, boolean value) {
    for (Child<L> child : children) {
      if (child.atom() == atom
          && child.value() == value
          && Objects.equals(child.constraint(), constraint)) {
        return child.state();
      }
    }
    return null;
  }

  Closure<L> closure() {
    return closure;
  }

  L care() {
    return care;
  }

  /** Where all literals so far are asserted; elsewhere some may be. */
  L told() {
    return told;
  }

  /** Minterms that are known to be consistent with what was asserted. */
  L knownAlive() {
    return alive;
  }

  /** Minterms that are known not to be. */
  L dead() {
    return closure.labels().or(closure.labels().minus(asked, alive), closure.refuted());
  }

  @Override
  public int consistent() {
    return family.toEdge.applyAsInt(closure.labels().all());
  }

  /** What matters and is not refuted so far. */
  private L open() {
    Labels<L> labels = closure.labels();
    return labels.meet(care, labels.all(), closure.refuted(), family.settled);
  }

  @Override
  public boolean isRefuted() {
    return closure.labels().isEmpty(open());
  }

  private L alive() {
    asked = open();
    alive = closure.labels().minus(asked, Refutation.of(closure.copy(), asked));
    return alive;
  }

  @Override
  public int survivors() {
    return family.toEdge.applyAsInt(alive());
  }

  @Override
  public void settle() {
    family.settled = closure.labels().or(family.settled, alive());
  }

  @Override
  public int settled() {
    return family.toEdge.applyAsInt(family.settled);
  }
}
