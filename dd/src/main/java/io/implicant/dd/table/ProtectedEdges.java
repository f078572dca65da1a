package io.implicant.dd.table;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** How often each node is protected: an array by node index, since counts change in hot loops. */
final class ProtectedEdges {
  private int[] counts = new int[64];

  void increment(int index) {
    if (index >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(index + 1, 2 * counts.length));
    }
    counts[index]++;
  }

  void decrement(int index) {
    if (index >= counts.length || counts[index] == 0) {
      throw new IllegalArgumentException("node " + index + " is not protected");
    }
    counts[index]--;
  }

  void forEach(IntConsumer action) {
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] != 0) {
        action.accept(i);
      }
    }
  }
}
