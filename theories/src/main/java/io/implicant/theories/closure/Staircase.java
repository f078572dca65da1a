package io.implicant.theories.closure;

import java.util.Arrays;

/**
 * Upper bounds on a difference x - y: weights ascending, each with the minterms on which the bound
 * is at most that weight, so the labels grow. Immutable, so equal objects mean that nothing
 * changed.
 *
 * @param <L> what a label is
 */
final class Staircase<L> {
  private static final Staircase<?> NONE = new Staircase<>(new long[0], new Object[0]);

  private final long[] weights;
  private final Object[] labels;

  private Staircase(long[] weights, Object[] labels) {
    this.weights = weights;
    this.labels = labels;
  }

  /** No bound anywhere; one object for all kinds of labels. */
  @SuppressWarnings("unchecked") // it has no label
  static <L> Staircase<L> none() {
    return (Staircase<L>) NONE;
  }

  int size() {
    return weights.length;
  }

  long weight(int index) {
    return weights[index];
  }

  @SuppressWarnings("unchecked") // only labels are put in
  L label(int index) {
    return (L) labels[index];
  }

  /** The minterms with some bound. */
  L last(L empty) {
    return weights.length == 0 ? empty : label(weights.length - 1);
  }

  /** The minterms on which x - y <= weight. */
  L at(long weight, L empty) {
    for (int i = weights.length - 1; i >= 0; i--) {
      if (weights[i] <= weight) {
        return label(i);
      }
    }
    return empty;
  }

  /** With x - y <= weight on the label too, no part of which is in {@link #at} yet. */
  Staircase<L> with(long weight, L label, Labels<L> algebra) {
    int count = weights.length;
    int position = 0;
    while (position < count && weights[position] < weight) {
      position++;
    }
    int next = position < count && weights[position] == weight ? position + 1 : position;
    long[] newWeights = new long[count + 1 - (next - position)];
    Object[] newLabels = new Object[newWeights.length];
    System.arraycopy(weights, 0, newWeights, 0, position);
    System.arraycopy(labels, 0, newLabels, 0, position);
    L cumulative = next == 0 ? label : algebra.or(label, label(next - 1));
    newWeights[position] = weight;
    newLabels[position] = cumulative;
    // Steps after the new one gain its minterms; those that add nothing beyond it are dropped.
    int size = position + 1;
    for (int i = next; i < count; i++) {
      if (!algebra.isSubset(label(i), cumulative)) {
        cumulative = algebra.or(label(i), label);
        newWeights[size] = weights[i];
        newLabels[size++] = cumulative;
      }
    }
    return size == newWeights.length
        ? new Staircase<>(newWeights, newLabels)
        : new Staircase<>(Arrays.copyOf(newWeights, size), Arrays.copyOf(newLabels, size));
  }

  /** With every label carried over to other labels; steps that add nothing there go. */
  Staircase<L> moved(Labels<L> from, Labels<L> to) {
    long[] newWeights = weights;
    Object[] newLabels = new Object[weights.length];
    int kept = 0;
    boolean same = true;
    L previous = to.empty();
    for (int i = 0; i < weights.length; i++) {
      L label = from.move(to, label(i));
      same &= label == labels[i];
      if (!to.isSubset(label, previous)) {
        if (kept < i) {
          newWeights = newWeights == weights ? weights.clone() : newWeights;
          newWeights[kept] = weights[i];
        }
        previous = label;
        newLabels[kept++] = label;
      }
    }
    if (kept == 0) {
      return none();
    } else if (same) {
      return this;
    }
    return kept == weights.length
        ? new Staircase<>(newWeights, newLabels)
        : new Staircase<>(Arrays.copyOf(newWeights, kept), Arrays.copyOf(newLabels, kept));
  }
}
