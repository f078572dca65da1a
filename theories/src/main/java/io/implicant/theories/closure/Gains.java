package io.implicant.theories.closure;

import java.util.Arrays;

/** Bounds that a new one gives, before they are put in: node, weight and label, in three arrays. */
final class Gains<L> {
  private int size;
  private int[] nodes = new int[16];
  private long[] weights = new long[16];
  private Object[] labels = new Object[16];

  int size() {
    return size;
  }

  int node(int index) {
    return nodes[index];
  }

  long weight(int index) {
    return weights[index];
  }

  @SuppressWarnings("unchecked") // only labels are put in
  L label(int index) {
    return (L) labels[index];
  }

  void add(int node, long weight, L label) {
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * size);
      weights = Arrays.copyOf(weights, 2 * size);
      labels = Arrays.copyOf(labels, 2 * size);
    }
    nodes[size] = node;
    weights[size] = weight;
    labels[size++] = label;
  }

  void clear() {
    size = 0;
  }
}
