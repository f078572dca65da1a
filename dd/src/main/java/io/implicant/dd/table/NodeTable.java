package io.implicant.dd.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * The node store that all diagram kinds share: a unique table of (level, low, high) triples, an
 * operation cache, garbage collection and limits. Engine API: edges are plain ints.
 *
 * <p><b>Edges.</b> An edge is a node index shifted left by {@code edgeShift}; the bits below belong
 * to the diagram kind (one complement bit for BDDs, none for ZDDs). Index 0 is the only terminal
 * that the table knows; kinds with two terminals reserve index 1 too.
 *
 * <p><b>Cost.</b> {@link #unique} is expected O(1): hash chains of mean length at most one, linked
 * through the nodes themselves, so that a hit costs one cache line. The hash is deliberately local:
 * nodes made one after the other fall into neighbouring buckets, which halves the time of large
 * runs. See docs/decisions/0002-node-table.md for what was measured.
 *
 * <p><b>Collection.</b> Never happens inside an operation. Owners call {@link #safePoint} when
 * every edge they still need is protected ({@link #protect}) or named by a registered {@link
 * Roots}. Nodes never move, so a surviving edge keeps its value.
 *
 * <p><b>Memory.</b> At most 16 bytes a node, 4 to 8 bytes of buckets a node and 8 to 16 bytes of
 * cache a node: 40 bytes per node of capacity, and for a moment 16 more while the array grows. The
 * capacity never exceeds the node limit of the {@link Budget}.
 */
public abstract class NodeTable {
  /** Level of the terminals: below every variable. */
  public static final int TERMINAL_LEVEL = Integer.MAX_VALUE;

  /** Largest number of nodes that int offsets of four ints a node can address. */
  public static final int MAX_NODES = 1 << 28;

  protected static final int LOW = 1;
  protected static final int HIGH = 2;
  private static final int NEXT = 3;
  private static final int MARK = Integer.MIN_VALUE;
  private static final int FREE_LEVEL = Integer.MAX_VALUE - 1;
  private static final int STEPS_BETWEEN_POLLS = 1 << 13;

  /**
   * Four ints a node at offset 4 * index: level, low edge, high edge, offset of the next node of
   * the bucket (or of the next free node). Offset 0 is a terminal, so 0 also ends each list.
   */
  protected int[] nodes;

  protected final OperationCache cache;

  /** How deep a recursion may go before it must continue on a {@link DeepStack}. */
  private int guard = DeepStack.GUARD;

  private final int edgeShift;
  private final int terminals;
  private final ProtectedEdges protectedEdges = new ProtectedEdges();
  private final List<Roots> rootSources = new ArrayList<>();
  private int[] buckets;
  private int bucketMask;
  private int hashFactor;
  private int top; // offset of the first node never used
  private int free; // offset of the first node freed by a collection, 0 for none
  private int used; // nodes in the table, garbage included
  private int peak;
  private long collections;
  private int steps = STEPS_BETWEEN_POLLS;
  private Budget budget = Budget.unlimited();

  protected NodeTable(int edgeShift, int terminals, int initialNodes) {
    this.edgeShift = edgeShift;
    this.terminals = terminals;
    int capacity = Math.max(64, Math.min(initialNodes, MAX_NODES));
    nodes = new int[capacity << 2];
    for (int i = 0; i < terminals; i++) {
      nodes[i << 2] = TERMINAL_LEVEL;
    }
    top = terminals << 2;
    used = terminals;
    peak = terminals;
    setBuckets(new int[powerOfTwo(capacity)]);
    cache = new OperationCache(powerOfTwo(capacity));
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
    link(p, slot(level, low, high));
    used++;
    if (used > peak) {
      peak = used;
    }
    return p >>> 2;
  }

  private int slot(int level, int low, int high) {
    return (low + high * hashFactor + level * 7) & bucketMask;
  }

  private void link(int p, int slot) {
    nodes[p + NEXT] = buckets[slot];
    buckets[slot] = p;
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

  private void grow() {
    int capacity = nodes.length >>> 2;
    int limit = Math.min(budget.maxNodes(), MAX_NODES);
    if (capacity >= limit) {
      throw new LimitReached(LimitReached.Reason.NODES);
    }
    budget.check();
    int wanted = (int) Math.min(limit, 2L * capacity);
    int modest = (int) Math.min(limit, capacity + (long) (capacity >>> 3) + 64);
    int[] larger = Memory.copyOrNull(nodes, wanted << 2);
    if (larger == null) {
      larger = Memory.copyOrNull(nodes, modest << 2);
    }
    if (larger == null) {
      throw new LimitReached(LimitReached.Reason.MEMORY);
    }
    nodes = larger;
    growBuckets();
    cache.growTo(powerOfTwo(nodes.length >>> 2));
  }

  /** Without memory for more buckets the chains get longer, which is slow but right. */
  private void growBuckets() {
    int wanted = powerOfTwo(nodes.length >>> 2);
    int[] larger = wanted > buckets.length ? Memory.newOrNull(wanted) : null;
    if (larger != null) {
      setBuckets(larger);
      relinkAll();
    }
  }

  private void setBuckets(int[] empty) {
    buckets = empty;
    bucketMask = empty.length - 1;
    hashFactor = OperationCache.localFactor(empty.length);
  }

  private void relinkAll() {
    for (int p = terminals << 2; p < top; p += 4) {
      if (nodes[p] != FREE_LEVEL) {
        link(p, slot(nodes[p], nodes[p + LOW], nodes[p + HIGH]));
      }
    }
  }

  // Collection

  /** Keeps the node of an edge, and all below it, until {@link #release} is called as often. */
  public final int protect(int edge) {
    int index = edge >>> edgeShift;
    if (index >= terminals) {
      protectedEdges.increment(index);
    }
    return edge;
  }

  /** Takes back one {@link #protect}; constants need none. */
  public final void release(int edge) {
    int index = edge >>> edgeShift;
    if (index >= terminals) {
      protectedEdges.decrement(index);
    }
  }

  /** Adds an owner of edges that is asked for them at each collection. */
  public final void addRoots(Roots roots) {
    rootSources.add(roots);
  }

  public final void removeRoots(Roots roots) {
    rootSources.remove(roots);
  }

  /** Whether a {@link #safePoint} would collect now. */
  public final boolean wantsCollection() {
    return free == 0 && nodes.length - top < nodes.length >>> 2;
  }

  /**
   * Collects if the table is nearly full. The caller states that all edges it still needs are
   * protected. If less than half of the table comes free, the table may grow instead.
   */
  public final void safePoint() {
    if (wantsCollection()) {
      collect();
      if (2L * used > nodes.length >>> 2 && nodes.length >>> 2 < budget.maxNodes()) {
        grow();
      }
    }
  }

  /** Frees every node not reachable from the roots; returns how many. */
  public final int collect() {
    markAll();
    int before = used;
    Arrays.fill(buckets, 0);
    free = 0;
    used = terminals;
    boolean tail = true; // free nodes at the end of the array need no list
    for (int p = top - 4; p >= terminals << 2; p -= 4) {
      int level = nodes[p];
      if (level < 0) {
        tail = false;
        nodes[p] = level & ~MARK;
        link(p, slot(nodes[p], nodes[p + LOW], nodes[p + HIGH]));
        used++;
      } else if (tail) {
        top = p;
      } else {
        nodes[p] = FREE_LEVEL;
        nodes[p + NEXT] = free;
        free = p;
      }
    }
    cache.clear();
    collections++;
    onCollected();
    return before - used;
  }

  /** Called after each collection: the place to drop what depends on dead nodes. */
  protected void onCollected() {}

  private void markAll() {
    IntStack stack = new IntStack();
    IntConsumer mark = edge -> markFrom(edge >>> edgeShift, stack);
    protectedEdges.forEach(index -> markFrom(index, stack));
    for (Roots roots : rootSources) {
      roots.forEach(mark);
    }
  }

  private void markFrom(int index, IntStack stack) {
    stack.push(index << 2);
    while (!stack.isEmpty()) {
      int p = stack.pop();
      if (p >= terminals << 2 && nodes[p] >= 0) {
        nodes[p] |= MARK;
        stack.push((nodes[p + LOW] >>> edgeShift) << 2);
        stack.push((nodes[p + HIGH] >>> edgeShift) << 2);
      }
    }
  }

  // Deep recursions

  /** Number of levels, which bounds the depth of every recursion. */
  protected abstract int levels();

  /** How deep a recursion may go now before it must throw {@link DeepStack#tooDeep}. */
  public final int guard() {
    return guard;
  }

  /** A recursion that throws {@link DeepStack.TooDeep} when its guard comes to zero. */
  @FunctionalInterface
  public interface Recursion {
    int run(int guard);
  }

  /** Runs a recursion here if it is shallow, on a deep stack otherwise. */
  public final int guarded(Recursion recursion) {
    try {
      return recursion.run(guard);
    } catch (DeepStack.TooDeep e) {
      return deep(() -> recursion.run(DeepStack.UNGUARDED));
    }
  }

  /** Runs an operation again, without guard, after it threw {@link DeepStack.TooDeep}. */
  public final <T> T deep(Supplier<T> operation) {
    return unguarded(() -> DeepStack.call(levels(), operation));
  }

  /** Runs an operation that is on a deep stack already, because of another table. */
  public final <T> T unguarded(Supplier<T> operation) {
    int before = guard;
    guard = DeepStack.UNGUARDED;
    try {
      return operation.get();
    } finally {
      guard = before;
    }
  }

  // Nodes seen without their kind, for walks in this package

  final int plain(int edge) {
    return (edge >>> edgeShift) << edgeShift;
  }

  final boolean isTerminal(int edge) {
    return edge >>> edgeShift < terminals;
  }

  final int levelOf(int edge) {
    return nodes[(edge >>> edgeShift) << 2];
  }

  final int plainLow(int edge) {
    return plain(nodes[((edge >>> edgeShift) << 2) + LOW]);
  }

  final int plainHigh(int edge) {
    return plain(nodes[((edge >>> edgeShift) << 2) + HIGH]);
  }

  // Reordering support: a subclass may edit nodes in place, then calls rebuild.

  /** Calls back with the index of every node in the table, ascending. */
  public final void forEachNode(IntConsumer action) {
    for (int p = terminals << 2; p < top; p += 4) {
      if (nodes[p] != FREE_LEVEL) {
        action.accept(p >>> 2);
      }
    }
  }

  /** After nodes were edited in place: links them anew and forgets cached results. */
  protected final void rebuild() {
    Arrays.fill(buckets, 0);
    relinkAll();
    cache.clear();
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

  public final long collections() {
    return collections;
  }

  /** Bytes held by nodes, buckets and cache. */
  public final long bytes() {
    return 4L * nodes.length + 4L * buckets.length + cache.bytes();
  }

  /** One more than the largest index in use: the size of an array indexed by node. */
  public final int indexBound() {
    return top >>> 2;
  }

  private static int powerOfTwo(int n) {
    return n <= 1 ? 1 : Integer.highestOneBit(n - 1) << 1;
  }
}
