package io.implicant.dd.table;

import java.util.Arrays;

/**
 * A lossy cache from (operation, f, g, h) to a result edge: direct mapped, one entry a slot, a new
 * entry overwrites the old one.
 *
 * <p>An entry is two longs that share a cache line: the key (4 bits of operation, 30 of f, 30 of g)
 * and (h, result). Operations are numbered 1 to 15, so that an empty entry matches no key.
 *
 * <p>The slot is f * factor + g for an odd factor near the square root of the size: neighbouring
 * operands meet in neighbouring slots, yet the pairs of two runs of nodes spread over the whole
 * table. A mixing hash was up to 1.8 times slower on large runs, since each probe missed the CPU
 * cache.
 */
public final class OperationCache {
  /** Returned by the look-ups when nothing is stored; no edge is negative. */
  public static final int MISS = -1;

  private long[] entries;
  private int mask;
  private int factor;

  public OperationCache(int size) {
    allocate(new long[2 * size]);
  }

  private void allocate(long[] newEntries) {
    entries = newEntries;
    int size = newEntries.length >>> 1;
    mask = size - 1;
    factor = localFactor(size);
  }

  /** An odd number near the square root of a power of two. */
  static int localFactor(int size) {
    int bits = Integer.numberOfTrailingZeros(size);
    return (1 << ((bits + 1) / 2)) + 1;
  }

  public int get(int operation, int f, int g) {
    int slot = slot(operation, f, g, 0);
    long[] entries = this.entries;
    return entries[slot] == key(operation, f, g) ? (int) entries[slot + 1] : MISS;
  }

  public void put(int operation, int f, int g, int result) {
    int slot = slot(operation, f, g, 0);
    long[] entries = this.entries;
    entries[slot] = key(operation, f, g);
    entries[slot + 1] = result;
  }

  public int get(int operation, int f, int g, int h) {
    int slot = slot(operation, f, g, h);
    long[] entries = this.entries;
    if (entries[slot] != key(operation, f, g)) {
      return MISS;
    }
    long value = entries[slot + 1];
    return (int) (value >>> 32) == h ? (int) value : MISS;
  }

  public void put(int operation, int f, int g, int h, int result) {
    int slot = slot(operation, f, g, h);
    long[] entries = this.entries;
    entries[slot] = key(operation, f, g);
    entries[slot + 1] = ((long) h << 32) | result;
  }

  private static long key(int operation, int f, int g) {
    return ((long) operation << 60) | ((long) f << 30) | g;
  }

  private int slot(int operation, int f, int g, int h) {
    return ((f * factor + g + h * 7 + operation) & mask) << 1;
  }

  public void clear() {
    Arrays.fill(entries, 0);
  }

  /**
   * Grows to the given number of entries, keeping what is stored; stays small if memory is. A limit
   * may end it, before anything has changed.
   */
  public void growTo(int size, Budget budget) {
    long[] old = entries;
    long[] larger = 2 * size > old.length ? Memory.newLongsOrNull(2 * size) : null;
    if (larger == null) {
      return;
    }
    int largerMask = size - 1;
    int largerFactor = localFactor(size);
    for (int i = 0; i < old.length; i += 2) {
      long key = old[i];
      if (key != 0) {
        int f = (int) (key >>> 30) & 0x3FFFFFFF;
        int rest = ((int) key & 0x3FFFFFFF) + (int) (old[i + 1] >>> 32) * 7 + (int) (key >>> 60);
        int slot = ((f * largerFactor + rest) & largerMask) << 1;
        larger[slot] = key;
        larger[slot + 1] = old[i + 1];
      }
      if ((i & 0x1FFFF) == 0) {
        budget.check();
      }
    }
    allocate(larger);
  }

  public long bytes() {
    return 8L * entries.length;
  }
}
