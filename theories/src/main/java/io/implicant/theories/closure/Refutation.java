package io.implicant.theories.closure;

import io.implicant.logic.Sort;
import io.implicant.theories.closure.Closure.Disequality;
import io.implicant.theories.closure.Graph.Application;
import io.implicant.theories.closure.Graph.Place;
import java.util.List;

/**
 * Exactly which columns are inconsistent, over Int too. Difference logic with disequalities and
 * functions over Int is not convex, so a closed state without contradiction may have no model. A
 * column is <em>undecided</em> for a triple (x, y, c) if x - y is bounded from both sides on it and
 * none of x - y < c, = c, > c is derived. Undecided columns are split into these cases, all columns
 * of a triple at once, and only while they matter; a column is refuted if every case is.
 *
 * <p>Why this is enough: take a column that is not refuted and not undecided for any disequality x
 * != y + c that holds on it, nor for the arguments of two applications of one symbol whose other
 * arguments are equal or undecided. Close nodes into classes that are mutually bounded (strongly
 * connected). The shortest-path model of each class satisfies its bounds over Int; classes can be
 * moved apart by any distance in the direction that the bounds between them allow, so nodes of
 * different classes differ by whatever amount is avoided. Within a class every disequality is
 * decided, hence true, and two arguments are decided: either all pairs are equal, and congruence
 * has made the results equal, or some pair differs and the function is free there. So a model
 * exists.
 */
final class Refutation {
  /** Columns to split on x - y against c; three cases if equality is one of them. */
  @SuppressWarnings("ArrayRecordComponent") // labels are shared, never changed, never compared
  private record Split(int x, int y, long constant, long[] columns, boolean mayBeEqual) {}

  private Refutation() {}

  /** The refuted columns among those that matter; the state is closed by the way. */
  static long[] of(Closure state, long[] care) {
    state.close();
    Labels labels = state.labels();
    long[] found = state.refuted();
    long[] open = labels.minus(care, found);
    while (open != labels.empty()) {
      Split split = best(state, open);
      if (split == null) {
        break;
      }
      found = labels.or(found, refutedIn(state, split));
      open = labels.minus(open, split.columns());
    }
    return labels.and(found, care);
  }

  /** The columns of the split on which every case is refuted. */
  private static long[] refutedIn(Closure state, Split split) {
    Labels labels = state.labels();
    long[] left = split.columns();
    for (int side = 0; side < (split.mayBeEqual() ? 3 : 2) && left != labels.empty(); side++) {
      Closure branch = state.copy();
      switch (side) {
        case 0 -> branch.addBound(split.x(), split.y(), split.constant() - 1, left);
        case 1 -> branch.addBound(split.y(), split.x(), -split.constant() - 1, left);
        default -> branch.equate(split.x(), split.y(), split.constant(), left);
      }
      left = labels.and(left, of(branch, left));
    }
    return left;
  }

  /** The split with the most columns; disequalities before arguments. */
  private static Split best(Closure state, long[] open) {
    Labels labels = state.labels();
    Split best = null;
    for (Disequality d : state.disequalities()) {
      if (state.graph().sort(d.x()) == Sort.INT) {
        long[] columns = labels.and(labels.and(open, d.label()), undecided(state, d));
        best = larger(labels, best, new Split(d.x(), d.y(), d.constant(), columns, false));
      }
    }
    if (best != null) {
      return best;
    }
    for (List<Application> applications : state.graph().applications()) {
      for (int i = 1; i < applications.size(); i++) {
        for (int j = 0; j < i; j++) {
          best = argument(state, open, applications.get(i), applications.get(j), best);
        }
      }
    }
    return best;
  }

  private static long[] undecided(Closure state, Disequality d) {
    return state.undecided(d.x(), d.y(), d.constant());
  }

  private static Split argument(
      Closure state, long[] open, Application a, Application b, Split best) {
    Labels labels = state.labels();
    long[] mayMeet = labels.minus(open, state.equal(a.node(), b.node(), 0));
    for (int k = 0; k < a.arguments().size() && mayMeet != labels.empty(); k++) {
      Place left = a.arguments().get(k);
      Place right = b.arguments().get(k);
      long[] meet = labels.or(state.equal(left, right), undecided(state, left, right));
      mayMeet = labels.and(mayMeet, meet);
    }
    Split result = best;
    for (int k = 0; k < a.arguments().size() && mayMeet != labels.empty(); k++) {
      Place left = a.arguments().get(k);
      Place right = b.arguments().get(k);
      long[] columns = labels.and(mayMeet, undecided(state, left, right));
      long constant = right.offset() - left.offset();
      result =
          larger(labels, result, new Split(left.node(), right.node(), constant, columns, true));
    }
    return result;
  }

  private static long[] undecided(Closure state, Place left, Place right) {
    return state.graph().sort(left.node()) == Sort.INT
        ? state.undecided(left.node(), right.node(), right.offset() - left.offset())
        : state.labels().empty();
  }

  private static Split larger(Labels labels, Split best, Split candidate) {
    if (candidate.columns() == labels.empty()) {
      return best;
    }
    boolean better =
        best == null || labels.count(candidate.columns()) > labels.count(best.columns());
    return better ? candidate : best;
  }
}
