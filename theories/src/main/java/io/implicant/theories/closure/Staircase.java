package io.implicant.theories.closure;

import java.util.function.UnaryOperator;

/**
 * Upper bounds on a difference x - y: weights ascending, each with the columns on which the bound
 * is at most that weight, so the labels grow. Immutable.
 */
final class Staircase {
  static final Staircase NONE = new Staircase(new long[0], new long[0][]);

  private final long[] weights;
  private final long[][] labels;

  private Staircase(long[] weights, long[][] labels) {
    this.weights = weights;
    this.labels = labels;
  }

  static Staircase of(long weight, long[] label) {
    return new Staircase(new long[] {weight}, new long[][] {label});
  }

  int size() {
    return weights.length;
  }

  long weight(int index) {
    return weights[index];
  }

  long[] label(int index) {
    return labels[index];
  }

  /** The columns with some bound, or null. */
  long[] last() {
    return weights.length == 0 ? null : labels[labels.length - 1];
  }

  /** The columns on which x - y <= weight, or the given empty label. */
  long[] at(long weight, long[] empty) {
    for (int i = weights.length - 1; i >= 0; i--) {
      if (weights[i] <= weight) {
        return labels[i];
      }
    }
    return empty;
  }

  /** With x - y <= weight on the label's columns too; the label is not within {@link #at} yet. */
  Staircase with(long weight, long[] label, Labels algebra) {
    int position = 0;
    while (position < weights.length && weights[position] < weight) {
      position++;
    }
    boolean exact = position < weights.length && weights[position] == weight;
    long[] cumulative =
        position == 0 && !exact ? label : algebra.or(label, at(weight, algebra.empty()));
    // Steps after the new one gain its columns; those that add nothing beyond it are dropped.
    int next = position + (exact ? 1 : 0);
    long[][] later = new long[weights.length - next][];
    int kept = 0;
    long[] previous = cumulative;
    long[] laterWeights = new long[later.length];
    for (int i = next; i < weights.length; i++) {
      if (!algebra.isSubset(labels[i], previous)) {
        previous = algebra.or(labels[i], label);
        later[kept] = previous;
        laterWeights[kept++] = weights[i];
      }
    }
    long[] newWeights = new long[position + 1 + kept];
    long[][] newLabels = new long[position + 1 + kept][];
    System.arraycopy(weights, 0, newWeights, 0, position);
    System.arraycopy(labels, 0, newLabels, 0, position);
    newWeights[position] = weight;
    newLabels[position] = cumulative;
    System.arraycopy(laterWeights, 0, newWeights, position + 1, kept);
    System.arraycopy(later, 0, newLabels, position + 1, kept);
    return new Staircase(newWeights, newLabels);
  }

  /** With every label translated; steps whose label becomes empty or equal to the last go. */
  Staircase map(UnaryOperator<long[]> translation, Labels target) {
    long[] newWeights = new long[weights.length];
    long[][] newLabels = new long[weights.length][];
    int kept = 0;
    for (int i = 0; i < weights.length; i++) {
      long[] label = translation.apply(labels[i]);
      boolean adds =
          kept == 0 ? label != target.empty() : !target.isSubset(label, newLabels[kept - 1]);
      if (adds) {
        newWeights[kept] = weights[i];
        newLabels[kept++] = label;
      }
    }
    return kept == 0
        ? NONE
        : new Staircase(
            java.util.Arrays.copyOf(newWeights, kept), java.util.Arrays.copyOf(newLabels, kept));
  }
}
