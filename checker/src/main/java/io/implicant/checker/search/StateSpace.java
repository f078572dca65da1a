package io.implicant.checker.search;

import io.implicant.dd.table.Budget;
import java.math.BigInteger;

/**
 * A model as sets of states and what its steps make of them: what {@link Search}, {@link
 * ShortestRuns} and {@link TemporalSets} need of a kind of model. {@code S} is an immutable handle
 * of a set; equal sets are equal by {@link Object#equals}, best the same object.
 *
 * <p>The steps may come in parts, such as one for each transition or each partition; their order
 * matters for speed only. A kind with a faster way to all reachable states than rounds overrides
 * {@link #closure} and {@link #backwardClosure}.
 *
 * <p>Every operation may throw {@link io.implicant.dd.table.LimitReached}; the space stays usable.
 */
public interface StateSpace<S> {
  /** The initial states. */
  S initial();

  boolean isEmpty(S set);

  /** The number of states. */
  BigInteger count(S set);

  S union(S a, S b);

  S intersection(S a, S b);

  /** The states of the first set that are not in the second. */
  S difference(S a, S b);

  /** A set of one of the states of a set that is not empty. */
  S single(S set);

  /** What all steps make of a set. */
  S successors(S set);

  /** The number of parts of the steps, at least 0. */
  int parts();

  /** What one part of the steps makes of a set. */
  S successors(S set, int part);

  /** The states of {@code within} from which some step leads into a set. */
  S predecessors(S set, S within);

  /** A set with all that can be reached from it. */
  default S closure(S set) {
    S all = set;
    S added = set;
    while (!isEmpty(added)) {
      added = difference(successors(added), all);
      all = union(all, added);
    }
    return all;
  }

  /** A set with all states of {@code within} from which it is reached by steps inside that one. */
  default S backwardClosure(S set, S within) {
    S all = set;
    S added = set;
    while (!isEmpty(added)) {
      added = difference(predecessors(added, within), all);
      all = union(all, added);
    }
    return all;
  }

  /** Limits of the operations from now on. */
  void setBudget(Budget budget);
}
