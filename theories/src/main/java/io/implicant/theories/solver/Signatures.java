package io.implicant.theories.solver;

import java.util.Arrays;

/**
 * A hash table of applications by signature: the symbol and, per argument, class and distance.
 * Entries are never removed: an application whose signature has changed stands in a wrong place,
 * where it is compared by its present signature and so does no harm, and is inserted again.
 */
final class Signatures {
  private static final int FREE = -1;

  private final TermNodes nodes;
  private final Congruence classes;
  private int[] slots = new int[64];
  private int used;

  Signatures(TermNodes nodes, Congruence classes) {
    this.nodes = nodes;
    this.classes = classes;
    Arrays.fill(slots, FREE);
  }

  void clear() {
    if (used > 0) {
      Arrays.fill(slots, FREE);
      used = 0;
    }
  }

  /** An application of the same signature; the given one itself, if there was none. */
  int findOrInsert(int application) {
    if (2 * used >= slots.length) {
      grow();
    }
    int mask = slots.length - 1;
    int slot = hash(application) & mask;
    boolean present = false; // from before: it must not hide another one behind it
    while (slots[slot] != FREE) {
      if (slots[slot] == application) {
        present = true;
      } else if (same(slots[slot], application)) {
        return slots[slot];
      }
      slot = (slot + 1) & mask;
    }
    if (!present) {
      slots[slot] = application;
      used++;
    }
    return application;
  }

  private void grow() {
    int[] old = slots;
    slots = new int[2 * old.length];
    Arrays.fill(slots, FREE);
    used = 0;
    for (int application : old) {
      if (application != FREE) {
        findOrInsert(application);
      }
    }
  }

  private int hash(int application) {
    int[] arguments = nodes.arguments(application);
    long[] offsets = nodes.offsets(application);
    long hash = nodes.symbol(application);
    for (int i = 0; i < arguments.length; i++) {
      int argument = arguments[i];
      hash = hash * 0x9E3779B97F4A7C15L + classes.rep(argument);
      hash = hash * 0xC2B2AE3D27D4EB4FL + classes.offset(argument) + offsets[i];
    }
    hash ^= hash >>> 32;
    return (int) (hash ^ (hash >>> 15));
  }

  private boolean same(int left, int right) {
    if (nodes.symbol(left) != nodes.symbol(right)) {
      return false;
    }
    int[] a = nodes.arguments(left);
    int[] b = nodes.arguments(right);
    long[] aOffsets = nodes.offsets(left);
    long[] bOffsets = nodes.offsets(right);
    for (int i = 0; i < a.length; i++) {
      if (!classes.isEqual(a[i], b[i], Math.subtractExact(bOffsets[i], aOffsets[i]))) {
        return false;
      }
    }
    return true;
  }
}
