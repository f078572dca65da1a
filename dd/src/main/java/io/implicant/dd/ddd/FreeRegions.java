package io.implicant.dd.ddd;

import io.implicant.dd.table.IntStack;

/** Regions of the arena without nodes, taken in order of address. */
final class FreeRegions {
  private IntStack offsets = new IntStack(); // the lowest on top

  boolean isEmpty() {
    return offsets.isEmpty();
  }

  /** Takes over regions listed in ascending order; their headers say their lengths. */
  void set(IntStack ascending) {
    offsets = new IntStack();
    while (!ascending.isEmpty()) {
      offsets.push(ascending.pop());
    }
  }

  int next() {
    return offsets.pop();
  }
}
