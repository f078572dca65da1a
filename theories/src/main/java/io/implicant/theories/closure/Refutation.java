package io.implicant.theories.closure;

import io.implicant.theories.closure.Closure.Disequality;

/**
 * Exactly which minterms are inconsistent, over Int too. Difference logic with disequalities and
 * functions over Int is not convex, so a closed state without contradiction may have no model. A
 * minterm is <em>undecided</em> for a triple (x, y, c) if x - y is bounded from both sides on it
 * and none of x - y < c, = c, > c is derived. Undecided minterms are split into these cases, all
 * minterms of a triple at once, and only while they matter; a minterm is refuted if every case is.
 *
 * <p>Why this is enough: take a minterm that is not refuted and not undecided for any disequality x
 * != y + c that holds on it, nor for the arguments of two applications of one symbol whose other
 * arguments are equal or undecided. Close nodes into classes that are mutually bounded (strongly
 * connected). The shortest-path model of each class satisfies its bounds over Int; classes can be
 * moved apart by any distance in the direction that the bounds between them allow, so nodes of
 * different classes differ by whatever amount is avoided. Within a class every disequality is
 * decided, hence true, and two arguments are decided: either all pairs are equal, and congruence
 * has made the results equal, or some pair differs and the function is free there. So a model
 * exists.
 *
 * <p>Only minterms that still matter are split, and a branch sees only those that the branches
 * before it refuted. Splits nest as deep as there are triples to decide.
 *
 * @param <L> what a label is
 */
final class Refutation<L> {
  /** Minterms to split on x - y against c; three cases if equality is one of them. */
  private record Split<L>(int x, int y, long constant, L minterms, boolean mayBeEqual) {}

  private final Closure<L> state;
  private final Labels<L> labels;

  private Refutation(Closure<L> state) {
    this.state = state;
    labels = state.labels();
  }

  /** The refuted minterms among those that matter; the state is closed by the way. */
  static <L> L of(Closure<L> state, L care) {
    state.close();
    return new Refutation<>(state).within(care);
  }

  private L within(L care) {
    L found = state.refuted();
    L open = labels.minus(care, found);
    while (!labels.isEmpty(open)) {
      Split<L> split = best(open);
      if (split == null) {
        break;
      }
      labels.work().countSplit();
      found = labels.or(found, refutedIn(split));
      open = labels.minus(open, split.minterms());
    }
    return labels.and(found, care);
  }

  /** The minterms of the split on which every case is refuted. */
  private L refutedIn(Split<L> split) {
    L left = split.minterms();
    for (int side = 0; side < (split.mayBeEqual() ? 3 : 2) && !labels.isEmpty(left); side++) {
      Closure<L> branch = state.copy();
      switch (side) {
        case 0 -> branch.addBound(split.x(), split.y(), split.constant() - 1, left);
        case 1 -> branch.addBound(split.y(), split.x(), -split.constant() - 1, left);
        default -> branch.equate(split.x(), split.y(), split.constant(), left);
      }
      left = labels.and(left, of(branch, left));
    }
    return left;
  }

  /** The split with the most minterms; disequalities before arguments. */
  private Split<L> best(L open) {
    Split<L> best = null;
    for (Disequality<L> d : state.disequalities()) {
      if (state.isIntegral(d.x())) {
        L minterms = labels.and(open, d.label());
        if (!labels.isEmpty(minterms)) {
          minterms = labels.and(minterms, state.bounds().undecided(d.x(), d.y(), d.constant()));
          best = larger(best, new Split<>(d.x(), d.y(), d.constant(), minterms, false));
        }
      }
    }
    if (best == null) {
      for (Pair pair : state.pairs()) {
        best = argument(pair, open, best);
      }
    }
    return best;
  }

  private Split<L> argument(Pair pair, L open, Split<L> best) {
    L mayMeet = labels.minus(open, state.bounds().equal(pair.first(), pair.second(), 0));
    for (int k = 0; k < pair.arguments() && !labels.isEmpty(mayMeet); k++) {
      L equal = state.bounds().equal(pair.left(k), pair.right(k), pair.constant(k));
      mayMeet = labels.and(mayMeet, labels.or(equal, undecided(pair, k)));
    }
    Split<L> result = best;
    for (int k = 0; k < pair.arguments() && !labels.isEmpty(mayMeet); k++) {
      L minterms = labels.and(mayMeet, undecided(pair, k));
      result =
          larger(
              result, new Split<>(pair.left(k), pair.right(k), pair.constant(k), minterms, true));
    }
    return result;
  }

  private L undecided(Pair pair, int k) {
    return state.isIntegral(pair.left(k))
        ? state.bounds().undecided(pair.left(k), pair.right(k), pair.constant(k))
        : labels.empty();
  }

  private Split<L> larger(Split<L> best, Split<L> candidate) {
    if (labels.isEmpty(candidate.minterms())) {
      return best;
    }
    boolean better =
        best == null || labels.size(candidate.minterms()) > labels.size(best.minterms());
    return better ? candidate : best;
  }
}
