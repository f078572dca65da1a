package io.implicant.theories.closure;

import java.util.function.ToIntFunction;

/**
 * A {@link BlockState} on a labelled closure of all nodes of the block.
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

  private final Family<L> family;
  private final Shape shape;
  private final Closure<L> closure;
  private final L care;

  DenseState(Family<L> family, Shape shape, Closure<L> closure, L care) {
    this.family = family;
    this.shape = shape;
    this.closure = closure;
    this.care = care;
  }

  @Override
  public BlockState where(int atom, boolean value) {
    L restricted = closure.labels().and(care, family.base.where(atom, value));
    return new DenseState<>(family, shape, closure, restricted);
  }

  @Override
  public BlockState with(Constraint constraint, boolean positive) {
    Closure<L> next = closure.copy();
    next.add(shape.localise(constraint), positive, open());
    next.close();
    return new DenseState<>(family, shape, next, care);
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
    L open = open();
    return closure.labels().minus(open, Refutation.of(closure.copy(), open));
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
