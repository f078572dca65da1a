package io.implicant.dd.ddd;

import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.dd.table.Memory;
import java.util.Arrays;

/**
 * The unique table of data decision diagrams: nodes of any arity, each stored once, in one int
 * array. Extended only by {@link DddTable}, which documents the whole.
 *
 * <p><b>Cost.</b> {@link #unique} is expected linear in the arity. A node of arity a takes 16 + 8a
 * bytes and 4 to 8 bytes of buckets.
 *
 * <p><b>Space.</b> New nodes are put one after the other into free regions, first those between
 * nodes that a collection left behind, in order of address, then the rest of the array. A region
 * too small for the next node is given up until the next collection joins it with its neighbours.
 * Nodes never move.
 */
abstract class DddStore {
  /** Level of the terminals: below every variable. */
  static final int TERMINAL_LEVEL = Integer.MAX_VALUE;

  static final int FREE_LEVEL = -1;
  static final int ARITY = 1;
  static final int NEXT = 2;
  static final int HASH = 3;
  static final int EDGES = 4;

  /** Ints of a node without edges; also the smallest free region. */
  static final int HEADER = 4;

  static final int FIRST_OFFSET = 8;

  private static final int STEPS_BETWEEN_POLLS = 1 << 13;
  private static final int MAX_LENGTH = Integer.MAX_VALUE - 15;

  /**
   * Node n begins at offset 2n with level, arity, next node of the bucket, hash; then a value and a
   * child for each edge, values ascending, no child 0. A free region has the level {@link
   * #FREE_LEVEL} and, in the place of the arity, its length. Terminals 0 and 1 have only a level
   * and the arity 0.
   */
  int[] arena;

  int[] buckets;
  int bump; // where the next node goes
  int bumpEnd; // end of the region that is filled now
  int limit; // end of the part of the array that was ever used; nothing lies behind
  int used; // nodes, garbage included, without terminals
  long allocated; // ints in nodes, garbage included
  final FreeRegions free = new FreeRegions();
  private int peak;
  private int steps = STEPS_BETWEEN_POLLS;
  private Budget budget = Budget.unlimited();

  DddStore(int initialInts) {
    arena = new int[Math.max(256, initialInts)];
    arena[0] = TERMINAL_LEVEL;
    arena[2] = TERMINAL_LEVEL;
    buckets = new int[1 << 10];
    bump = FIRST_OFFSET;
    limit = FIRST_OFFSET;
    bumpEnd = arena.length;
  }

  /**
   * The node with these edges, as (value, child) pairs in part of an array; 0 if there are none.
   */
  final int unique(int level, int[] edges, int from, int to) {
    if (from == to) {
      return 0;
    }
    if (--steps < 0) {
      poll();
    }
    int hash = hash(level, edges, from, to);
    int arity = (to - from) >> 1;
    int[] arena = this.arena;
    for (int n = buckets[hash & (buckets.length - 1)]; n != 0; n = arena[2 * n + NEXT]) {
      int p = 2 * n;
      if (arena[p + HASH] == hash
          && arena[p] == level
          && arena[p + ARITY] == arity
          && sameEdges(arena, p + EDGES, edges, from, to)) {
        return n;
      }
    }
    return add(level, hash, edges, from, to);
  }

  private static boolean sameEdges(int[] arena, int p, int[] edges, int from, int to) {
    int offset = p - from;
    for (int i = from; i < to; i++) {
      if (arena[i + offset] != edges[i]) {
        return false;
      }
    }
    return true;
  }

  private static int hash(int level, int[] edges, int from, int to) {
    int hash = level;
    for (int i = from; i < to; i++) {
      hash = (hash ^ edges[i]) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    return hash;
  }

  private int add(int level, int hash, int[] edges, int from, int to) {
    int length = HEADER + to - from;
    int p = allocate(length);
    int[] arena = this.arena;
    arena[p] = level;
    arena[p + ARITY] = (to - from) >> 1;
    arena[p + HASH] = hash;
    System.arraycopy(edges, from, arena, p + EDGES, to - from);
    used++;
    allocated += length;
    peak = Math.max(peak, used);
    link(p >> 1);
    if (used > buckets.length) {
      growBuckets();
    }
    return p >> 1;
  }

  private int allocate(int length) {
    while (bumpEnd - bump < length) {
      nextRegion(length);
    }
    int p = bump;
    bump += length;
    if (bumpEnd == arena.length) {
      limit = bump;
    } else if (bump < bumpEnd) { // walks over the array need the length of what is left
      arena[bump] = FREE_LEVEL;
      arena[bump + 1] = bumpEnd - bump;
    }
    return p;
  }

  private void nextRegion(int length) {
    if (bumpEnd == arena.length) {
      growArena(length);
    } else if (free.isEmpty()) {
      bump = limit;
      bumpEnd = arena.length;
    } else {
      bump = free.next();
      bumpEnd = bump + arena[bump + 1];
    }
  }

  private void growArena(int length) {
    if (used >= budget.maxNodes()) {
      throw new LimitReached(LimitReached.Reason.NODES);
    }
    budget.check();
    int[] larger = Memory.copyOrNull(arena, atMost(2L * arena.length + length));
    if (larger == null) {
      larger = Memory.copyOrNull(arena, atMost(arena.length * 9L / 8 + length));
    }
    if (larger == null || larger.length == arena.length) {
      throw new LimitReached(LimitReached.Reason.MEMORY);
    }
    arena = larger;
    bumpEnd = arena.length;
  }

  private static int atMost(long length) {
    return (int) Math.min(MAX_LENGTH, length);
  }

  final void link(int n) {
    int slot = arena[2 * n + HASH] & (buckets.length - 1);
    arena[2 * n + NEXT] = buckets[slot];
    buckets[slot] = n;
  }

  private void growBuckets() {
    int[] larger = Memory.newOrNull(2 * buckets.length);
    if (larger == null) {
      return; // longer chains: slow, but right
    }
    buckets = larger;
    relinkAll();
  }

  /** Links every node that is not free. */
  final void relinkAll() {
    Arrays.fill(buckets, 0);
    for (int p = FIRST_OFFSET; p < limit; p += lengthAt(p)) {
      if (arena[p] != FREE_LEVEL) {
        link(p >> 1);
      }
    }
  }

  /** Ints of the node or free region at an offset. */
  final int lengthAt(int p) {
    return arena[p] == FREE_LEVEL ? arena[p + 1] : HEADER + 2 * arena[p + ARITY];
  }

  /** Counts one step of an operation that makes no nodes, so that limits are still seen. */
  final void step() {
    if (--steps < 0) {
      poll();
    }
  }

  private void poll() {
    steps = STEPS_BETWEEN_POLLS;
    budget.check();
    if (used > budget.maxNodes()) {
      throw new LimitReached(LimitReached.Reason.NODES);
    }
  }

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

  /** The largest {@link #size} so far. */
  public final int peakSize() {
    return peak;
  }
}
