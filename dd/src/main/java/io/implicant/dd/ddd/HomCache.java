package io.implicant.dd.ddd;

import io.implicant.dd.table.Memory;
import java.util.Arrays;

/**
 * A lossy cache from (homomorphism, node, closure) to a node: one entry a slot, in two longs that
 * share a cache line. It doubles, keeping what is stored, when as many results were put in as it
 * has slots: what a run needs depends on its homomorphisms, not on the size of its diagrams.
 */
final class HomCache {
  /** Returned by {@link #get} when nothing is stored. */
  static final int MISS = -1;

  private static final int FIRST_SIZE = 1 << 14;
  private static final int LARGEST_SIZE = 1 << 25;

  /** Part of the heap that it may take. */
  private static final int HEAP_SHARE = 8;

  private long[] entries = new long[2 * FIRST_SIZE];
  private int puts;

  int get(int hom, int node, int closure) {
    long[] entries = this.entries;
    int slot = slot(hom, node, closure, entries.length);
    return entries[slot] == key(hom, node) && (int) (entries[slot + 1] >>> 32) == closure
        ? (int) entries[slot + 1]
        : MISS;
  }

  void put(int hom, int node, int closure, int result) {
    int slot = slot(hom, node, closure, entries.length);
    entries[slot] = key(hom, node);
    entries[slot + 1] = ((long) closure << 32) | result;
    if (++puts > entries.length >> 1) {
      grow();
    }
  }

  /** No node is 0, so an empty entry matches no key. */
  private static long key(int hom, int node) {
    return ((long) hom << 32) | node;
  }

  private static int slot(int hom, int node, int closure, int length) {
    int hash = (hom * 0x9E3779B1) ^ (node * 0x85EBCA6B) ^ (closure * 0xC2B2AE35);
    hash ^= hash >>> 15;
    return (hash << 1) & (length - 1);
  }

  void clear() {
    Arrays.fill(entries, 0);
  }

  private void grow() {
    puts = 0;
    int length = 2 * entries.length;
    if (length > 2 * LARGEST_SIZE || 8L * length > Runtime.getRuntime().maxMemory() / HEAP_SHARE) {
      return;
    }
    long[] larger = Memory.newLongsOrNull(length);
    if (larger == null) {
      return;
    }
    for (int i = 0; i < entries.length; i += 2) {
      if (entries[i] != 0) {
        int closure = (int) (entries[i + 1] >>> 32);
        int slot = slot((int) (entries[i] >>> 32), (int) entries[i], closure, length);
        larger[slot] = entries[i];
        larger[slot + 1] = entries[i + 1];
      }
    }
    entries = larger;
  }

  long bytes() {
    return 8L * entries.length;
  }
}
