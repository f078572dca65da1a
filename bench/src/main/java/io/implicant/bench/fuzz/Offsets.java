package io.implicant.bench.fuzz;

import io.implicant.logic.Choice;
import io.implicant.logic.Comparison;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The largest constant that the difference of two terms of a sort is compared with, either by a
 * comparison or because the terms are arguments of one function at the same place.
 */
final class Offsets {
  /** The numbers a term may be above the node or zero that it stands for. */
  private record Range(BigFraction low, BigFraction high) {
    static final Range NONE = new Range(BigFraction.ZERO, BigFraction.ZERO);

    Range plus(BigFraction constant) {
      return new Range(low.add(constant), high.add(constant));
    }

    Range minus(Range other) {
      return new Range(low.subtract(other.high), high.subtract(other.low));
    }

    Range hull(Range other) {
      return new Range(
          low.compareTo(other.low) < 0 ? low : other.low,
          high.compareTo(other.high) > 0 ? high : other.high);
    }

    BigFraction largest() {
      BigFraction a = low.abs();
      BigFraction b = high.abs();
      return a.compareTo(b) > 0 ? a : b;
    }
  }

  private final Map<Term, Range> ranges = new HashMap<>();
  private final Map<Sort, BigFraction> largest = new HashMap<>();
  private boolean differences = true;

  /** {@code order} has terms after their children. */
  Offsets(List<Term> order) {
    for (Term term : order) {
      if (term instanceof Comparison comparison) {
        compare(comparison);
      } else if (term.sort().isNumeric()) {
        ranges.put(term, range(term));
      }
    }
  }

  /** Whether there are only differences. */
  boolean areDifferences() {
    return differences;
  }

  /** Takes note that the two terms are compared. */
  void compare(Term left, Term right) {
    if (left.sort().isNumeric()) {
      note(left.sort(), ranges.get(left).minus(ranges.get(right)));
    }
  }

  BigFraction largest(Sort sort) {
    return largest.getOrDefault(sort, BigFraction.ZERO);
  }

  private void note(Sort sort, Range range) {
    BigFraction found = range.largest();
    if (found.compareTo(largest(sort)) > 0) {
      largest.put(sort, found);
    }
  }

  private void compare(Comparison comparison) {
    if (!comparison.isDifference()) {
      differences = false;
      return;
    }
    Range plus = comparison.plus().map(ranges::get).orElse(Range.NONE);
    Range minus = comparison.minus().map(ranges::get).orElse(Range.NONE);
    note(comparison.operandSort(), plus.minus(minus).plus(comparison.bound().negate()));
  }

  private Range range(Term term) {
    if (term instanceof Choice choice) {
      return ranges.get(choice.thenTerm()).hull(ranges.get(choice.elseTerm()));
    } else if (term instanceof Sum sum) {
      differences &= sum.isOffset();
      Range base = sum.summands().isEmpty() ? Range.NONE : ranges.get(sum.summands().get(0));
      return base.plus(sum.constant());
    }
    return Range.NONE;
  }
}
