package io.implicant.dd.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/**
 * What all diagram kinds share: the {@link NodeStore}, garbage collection, guards against deep
 * recursion, limits. Engine API: edges are plain ints.
 *
 * <p><b>Edges.</b> An edge is a node index shifted left by {@code edgeShift}; the bits below belong
 * to the diagram kind (one complement bit for BDDs, none for ZDDs). The first indices are
 * terminals.
 *
 * <p><b>Collection.</b> Never happens inside an operation. Owners call {@link #safePoint} when
 * every edge they still need is protected ({@link #protect}) or named by a registered {@link
 * Roots}. Nodes never move, so a surviving edge keeps its value.
 */
public abstract class NodeTable extends NodeStore {
  /** Below this capacity a collection costs more, in cached results lost, than it gives back. */
  private static final int SMALL_TABLE = 1 << 18;

  private final int edgeShift;
  private final int terminals;
  private final ProtectedEdges protectedEdges = new ProtectedEdges();
  private final List<Roots> rootSources = new ArrayList<>();
  private long collections;

  /** How deep a recursion may go before it must continue on a {@link DeepStack}. */
  private int guard = DeepStack.GUARD;

  protected NodeTable(int edgeShift, int terminals, int initialNodes) {
    super(terminals, initialNodes);
    this.edgeShift = edgeShift;
    this.terminals = terminals;
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
   * Makes room if the table is nearly full: a small table grows, a large one is collected, and
   * grows too if less than half of it came free. The caller states that all edges it still needs
   * are protected.
   */
  public final void safePoint() {
    if (wantsCollection()) {
      boolean mayGrow = capacity() < budget().maxNodes();
      if (mayGrow && capacity() < SMALL_TABLE) {
        grow();
        return;
      }
      collect();
      if (mayGrow && isCrowded() && reduceRoots()) {
        collect();
      }
      if (mayGrow && isCrowded()) {
        grow();
      }
    }
  }

  private boolean isCrowded() {
    return 2L * used > capacity();
  }

  private boolean reduceRoots() {
    boolean reduced = false;
    for (Roots roots : rootSources) {
      reduced |= roots.reduce(bytes());
    }
    return reduced;
  }

  /**
   * Frees every node not reachable from the roots; returns how many. A limit may end it while it
   * looks for them, before anything has changed.
   */
  public final int collect() {
    long[] marks = new long[(top >>> 8) + 1];
    IntStack stack = new IntStack();
    forEachRoot(edge -> markFrom(edge >>> edgeShift, marks, stack));
    int before = used;
    sweep(marks);
    cache.clear(); // keeping what survives cost more than it saved
    collections++;
    return before - used;
  }

  private void markFrom(int root, long[] marks, IntStack stack) {
    stack.push(root);
    while (!stack.isEmpty()) {
      int index = stack.pop();
      if (index >= terminals && (marks[index >>> 6] & (1L << index)) == 0) {
        step();
        marks[index >>> 6] |= 1L << index;
        stack.push(nodes[(index << 2) + LOW] >>> edgeShift);
        stack.push(nodes[(index << 2) + HIGH] >>> edgeShift);
      }
    }
  }

  /** Links what is marked and lists the rest as free, the lowest index first. */
  private void sweep(long[] marks) {
    Arrays.fill(buckets, 0);
    free = 0;
    used = terminals;
    boolean tail = true; // free nodes at the end of the array need no list
    for (int index = (top >>> 2) - 1; index >= terminals; index--) {
      if ((marks[index >>> 6] & (1L << index)) != 0) {
        tail = false;
        link(index << 2);
        used++;
      } else if (tail) {
        top = index << 2;
      } else {
        putFree(index << 2);
      }
    }
  }

  /** Calls back with each edge that must survive collections; some more than once. */
  public final void forEachRoot(IntConsumer action) {
    protectedEdges.forEach(index -> action.accept(index << edgeShift));
    for (Roots roots : rootSources) {
      roots.forEach(action);
    }
  }

  public final long collections() {
    return collections;
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
    return plain(storedLow(edge));
  }

  final int plainHigh(int edge) {
    return plain(storedHigh(edge));
  }

  final int storedLow(int edge) {
    return nodes[((edge >>> edgeShift) << 2) + LOW];
  }

  final int storedHigh(int edge) {
    return nodes[((edge >>> edgeShift) << 2) + HIGH];
  }

  final int edgeShift() {
    return edgeShift;
  }

  final int terminals() {
    return terminals;
  }

  /** Whether a node with these edges may exist in the kind of diagram. */
  protected abstract boolean isReduced(int low, int high);

  // Editing in place, for reordering. Between edits unique() works as always.

  /** Calls back with the index of every node in the table, ascending. */
  public final void forEachNode(IntConsumer action) {
    for (int p = firstOffset; p < top; p += 4) {
      if (nodes[p] != FREE_LEVEL) {
        action.accept(p >>> 2);
      }
    }
  }

  /** Changes the level of every node, and forgets cached results. */
  protected final void relabel(IntUnaryOperator newLevel) {
    forEachNode(index -> nodes[index << 2] = newLevel.applyAsInt(nodes[index << 2]));
    relinkAll();
    cache.clear();
  }

  /** Gives a node a new triple; its edges keep their value. */
  protected final void replaceNode(int index, int level, int low, int high) {
    int p = index << 2;
    unlink(p);
    nodes[p] = level;
    nodes[p + LOW] = low;
    nodes[p + HIGH] = high;
    link(p);
  }

  /** Takes a node out of the table. The index is reused only after {@link #freeNode}. */
  protected final void removeNode(int index) {
    unlink(index << 2);
    nodes[index << 2] = FREE_LEVEL;
    used--;
  }

  protected final void freeNode(int index) {
    putFree(index << 2);
  }

  /** Makes room so that the next so many new nodes cannot fail for want of it. */
  protected final void reserve(int count) {
    while (capacity() - used < count) {
      grow();
    }
  }
}
