package io.implicant.theories.closure;

/**
 * Sets of minterms, the labels of facts. A label is never changed once made, so labels are shared
 * freely. There are two kinds: {@link BitLabels} lists the minterms that are still consistent,
 * {@link BddLabels} describes them.
 *
 * <p>The closure is written against this class. Labels of both kinds in one process make its calls
 * bimorphic, which the compiler still inlines; {@code implicant bench closure} measures it.
 *
 * @param <L> what a label is
 */
abstract class Labels<L> {
  /** Operations so far, counted for {@link EngineStats}. */
  private final Work work;

  Labels(Work work) {
    this.work = work;
  }

  final Work work() {
    return work;
  }

  abstract L empty();

  abstract L all();

  abstract boolean isEmpty(L a);

  abstract L and(L a, L b);

  abstract L or(L a, L b);

  abstract L minus(L a, L b);

  /** (a and b) minus c, minus d: what a path through two bounds adds to those known. */
  abstract L meet(L a, L b, L c, L d);

  abstract boolean isSubset(L a, L b);

  /** A measure of the size, for choosing among splits. */
  abstract long size(L a);

  /** The label of the atom that was added last. */
  abstract L newest();

  /**
   * The labels after one more atom, which is that edge where labels are diagrams. Minterms in
   * {@code holds} need not be told without it, nor those in {@code fails} with it.
   */
  abstract Labels<L> extended(int edge, L holds, L fails);

  /**
   * The labels when some minterms need not be told any more; this if nothing is gained. In the
   * former case they are gone from all labels.
   */
  abstract Labels<L> without(L removed);

  /** A label of these among {@code target}, which {@link #extended} or {@link #without} gave. */
  abstract L move(Labels<L> target, L label);
}
