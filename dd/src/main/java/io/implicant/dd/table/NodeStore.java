package io.implicant.dd.table;

import java.util.Arrays;

/**
 * The unique table: (level, low, high) triples, each stored once, in one int array. Extended only
 * by {@link NodeTable}, which documents the whole.
 *
 * <p><b>Cost.</b> {@link #unique} is expected O(1): hash chains of mean length at most one, linked
 * through the nodes themselves, so that a hit costs one cache line. The hash is deliberately local:
 * nodes made one after the other fall into neighbouring buckets, which halves the time of large
 * runs. See docs/decisions/0002-node-table.md for what was measured.
 *
 * <p><b>Memory.</b> 16 bytes a node, 4 to 8 bytes of buckets and 16 to 32 bytes of cache (4 to 8
 * beyond a million nodes): at most 56 bytes per node of capacity, and for a moment as many again
 * while the arrays grow. The capacity never exceeds the node limit of the {@link Budget}. Where
 * memory is short the node array grows in small steps, and buckets and cache stay as they are.
 */
public abstract class NodeStore {
  /** Level of the terminals: below every variable. */
  public static final int TERMINAL_LEVEL = Integer.MAX_VALUE;

  /** Largest number of nodes that int offsets of four ints a node can address. */
  public static final int MAX_NODES = 1 << 28;

  protected static final int LOW = 1;
  protected static final int HIGH = 2;
  static final int NEXT = 3;
  static final int FREE_LEVEL = Integer.MAX_VALUE - 1;
  private static final int STEPS_BETWEEN_POLLS = 1 << 13;
  private static final int FULL_CACHE = 1 << 18;

  /**
   * Four ints a node at offset 4 * index: level, low edge, high edge, offset of the next node of
   * the bucket (or of the next free node). Offset 0 is a terminal, so 0 also ends each list.
   */
  protected int[] nodes;

  protected final OperationCache cache;

  final int firstOffset; // of the first node that is no terminal
  int[] buckets;
  int top; // offset of the first node never used
  int free; // offset of the first node freed by a collection, 0 for none
  int used; // nodes in the table, garbage and terminals included
  private int bucketMask;
  private int hashFactor;
  private int peak;
  private int steps = STEPS_BETWEEN_POLLS;
  private Budget budget = Budget.unlimited();

  NodeStore(int terminals, int initialNodes) {
    int capacity = Math.max(64, Math.min(initialNodes, MAX_NODES));
    nodes = new int[capacity << 2];
    for (int i = 0; i < terminals; i++) {
      nodes[i << 2] = TERMINAL_LEVEL;
    }
    firstOffset = terminals << 2;
    top = firstOffset;
    used = terminals;
    peak = terminals;
    setBuckets(new int[powerOfTwo(capacity)]);
    cache = new OperationCache(cacheSize(powerOfTwo(capacity)));
  }

  /** The only maker of nodes, hence where sharing holds. Returns the index of the node. */
  protected final int unique(int level, int low, int high) {
    if (--steps < 0) {
      poll();
    }
    int[] nodes = this.nodes;
    int slot = slot(level, low, high);
    for (int p = buckets[slot]; p != 0; p = nodes[p + NEXT]) {
      if (nodes[p + LOW] == low && nodes[p + HIGH] == high && nodes[p] == level) {
        return p >>> 2;
      }
    }
    return add(level, low, high);
  }

  private int add(int level, int low, int high) {
    if (free == 0 && top == nodes.length) {
      grow();
    }
    int p = free;
    if (p == 0) {
      p = top;
      top += 4;
    } else {
      free = nodes[p + NEXT];
    }
    nodes[p] = level;
    nodes[p + LOW] = low;
    nodes[p + HIGH] = high;
    link(p);
    used++;
    if (used > peak) {
      peak = used;
    }
    return p >>> 2;
  }

  private int slot(int level, int low, int high) {
    return (low + high * hashFactor + level * 7) & bucketMask;
  }

  /** Puts a node into the bucket of its triple. */
  final void link(int p) {
    int slot = slot(nodes[p], nodes[p + LOW], nodes[p + HIGH]);
    nodes[p + NEXT] = buckets[slot];
    buckets[slot] = p;
  }

  /** Takes a node out of the bucket of its triple. */
  final void unlink(int p) {
    int slot = slot(nodes[p], nodes[p + LOW], nodes[p + HIGH]);
    if (buckets[slot] == p) {
      buckets[slot] = nodes[p + NEXT];
      return;
    }
    int before = buckets[slot];
    while (nodes[before + NEXT] != p) {
      before = nodes[before + NEXT];
    }
    nodes[before + NEXT] = nodes[p + NEXT];
  }

  /** Gives a node that is in no bucket back for reuse. */
  final void putFree(int p) {
    nodes[p] = FREE_LEVEL;
    nodes[p + NEXT] = free;
    free = p;
  }

  /** Links all nodes anew, after they were edited. */
  final void relinkAll() {
    Arrays.fill(buckets, 0);
    for (int p = firstOffset; p < top; p += 4) {
      if (nodes[p] != FREE_LEVEL) {
        link(p);
      }
    }
  }

  /** Counts one step of an operation that makes no nodes, so that limits are still seen. */
  public final void step() {
    if (--steps < 0) {
      poll();
    }
  }

  private void poll() {
    steps = STEPS_BETWEEN_POLLS;
    budget.check();
  }

  final void grow() {
    int capacity = nodes.length >>> 2;
    int limit = Math.min(budget.maxNodes(), MAX_NODES);
    if (capacity >= limit) {
      throw new LimitReached(LimitReached.Reason.NODES);
    }
    budget.check();
    int wanted = (int) Math.min(limit, (capacity < 1 << 15 ? 4L : 2L) * capacity);
    int modest = (int) Math.min(limit, capacity + (long) (capacity >>> 3) + 64);
    int[] larger = Memory.copyOrNull(nodes, wanted << 2);
    if (larger == null) {
      larger = Memory.copyOrNull(nodes, modest << 2);
    }
    if (larger == null) {
      throw new LimitReached(LimitReached.Reason.MEMORY);
    }
    rehash(larger);
    cache.growTo(cacheSize(powerOfTwo(nodes.length >>> 2)), budget);
  }

  /**
   * Moves to a larger array, with more buckets if there is memory for them; without, the chains get
   * longer, which is slow but right. Nothing changes before the end, so a limit may end it.
   */
  private void rehash(int[] larger) {
    int wanted = powerOfTwo(larger.length >>> 2);
    int[] empty = wanted > buckets.length ? Memory.newOrNull(wanted) : null;
    if (empty != null) {
      int mask = wanted - 1;
      int factor = OperationCache.localFactor(wanted);
      for (int p = firstOffset; p < top; p += 4) {
        step();
        if (larger[p] != FREE_LEVEL) {
          int slot = (larger[p + LOW] + larger[p + HIGH] * factor + larger[p] * 7) & mask;
          larger[p + NEXT] = empty[slot];
          empty[slot] = p;
        }
      }
      setBuckets(empty);
    }
    nodes = larger;
  }

  private void setBuckets(int[] newBuckets) {
    buckets = newBuckets;
    bucketMask = newBuckets.length - 1;
    hashFactor = OperationCache.localFactor(newBuckets.length);
  }

  // Limits and figures

  public final void setBudget(Budget budget) {
    this.budget = budget;
    steps = 0;
  }

  public final Budget budget() {
    return budget;
  }

  /** Nodes in the table now, garbage included. */
  public final int size() {
    return used;
  }

  /** Nodes the table can hold before it grows. */
  public final int capacity() {
    return nodes.length >>> 2;
  }

  /** The largest {@link #size} so far. */
  public final int peakSize() {
    return peak;
  }

  /** Bytes held by nodes, buckets and cache. */
  public final long bytes() {
    return 4L * nodes.length + 4L * buckets.length + cache.bytes();
  }

  /**
   * Entries of the cache beside so many buckets: as many up to {@link #FULL_CACHE}, then a quarter.
   * A larger cache hits hardly more often, but lies further from the processor.
   */
  private static int cacheSize(int buckets) {
    return Math.max(Math.min(buckets, FULL_CACHE), buckets >>> 2);
  }

  private static int powerOfTwo(int n) {
    return n <= 1 ? 1 : Integer.highestOneBit(n - 1) << 1;
  }
}
