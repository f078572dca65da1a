package io.implicant.theories;

import io.implicant.logic.Term;
import io.implicant.sdp.Fact;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Difference constraints over Real by Bellman and Ford: unsatisfiable if an illegal cycle exists
 * (LBC07 Definition 3.10). A disequality x != y + c fails if both x < y + c and y + c < x do, which
 * is enough since the constraints are convex.
 */
final class DifferenceOracle {
  private DifferenceOracle() {}

  static boolean isUnsatisfiable(Collection<Fact> facts) {
    List<Bound> bounds = new ArrayList<>();
    for (Fact fact : facts) {
      if (fact instanceof Bound bound) {
        bounds.add(bound);
      }
    }
    return hasIllegalCycle(bounds)
        || facts.stream().anyMatch(f -> f instanceof Disequal d && isForced(bounds, d));
  }

  private static boolean isForced(List<Bound> bounds, Disequal disequal) {
    List<Bound> less = new ArrayList<>(bounds);
    less.add(new Bound(disequal.left(), disequal.right(), disequal.constant(), true));
    List<Bound> more = new ArrayList<>(bounds);
    more.add(new Bound(disequal.right(), disequal.left(), disequal.constant().negate(), true));
    return hasIllegalCycle(less) && hasIllegalCycle(more);
  }

  /** Relaxes as often as there are variables; a strict edge counts as a weight below zero. */
  private static boolean hasIllegalCycle(List<Bound> bounds) {
    Map<Term, Weight> distances = new HashMap<>();
    int variables = Difference.variables(List.copyOf(bounds)).size();
    boolean changed = true;
    for (int round = 0; round <= variables && changed; round++) {
      changed = false;
      for (Bound bound : bounds) {
        Weight way =
            distances
                .getOrDefault(bound.right(), Weight.NONE)
                .plus(bound.constant(), bound.strict());
        if (way.compareTo(distances.getOrDefault(bound.left(), Weight.NONE)) < 0) {
          distances.put(bound.left(), way);
          changed = true;
        }
      }
    }
    return changed;
  }

  /** A number minus a positive number too small to matter, times the strict edges. */
  private record Weight(BigFraction constant, int strictEdges) implements Comparable<Weight> {
    static final Weight NONE = new Weight(BigFraction.ZERO, 0);

    Weight plus(BigFraction more, boolean strict) {
      return new Weight(constant.add(more), strictEdges + (strict ? 1 : 0));
    }

    @Override
    public int compareTo(Weight other) {
      int order = constant.compareTo(other.constant);
      return order != 0 ? order : Integer.compare(other.strictEdges, strictEdges);
    }
  }
}
