package io.implicant.dd.ddd;

import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.IntStack;
import io.implicant.dd.table.OperationCache;
import io.implicant.dd.table.Roots;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Data decision diagrams [CBKT13 section 3; Col13 2.3.2]: sets of vectors of ints. Engine API: a
 * diagram is the int of its root.
 *
 * <p><b>Canonical form.</b> A node has a level and edges to children of greater levels, labelled
 * with distinct ints. No edge leads to 0, the empty set; 1 is the set of the empty vector. All
 * paths of a diagram pass the same levels, so two diagrams over the same levels are equal sets
 * exactly if they are the same int.
 *
 * <p><b>Collection</b> happens in {@link #safePoint} only, which fixpoints call between rounds.
 * Nodes survive if they are below a protected node, a registered {@link Roots} or an edge that some
 * {@link Edges} in use holds.
 */
public final class DddTable extends DddStore {
  /** The empty set. */
  public static final int ZERO = 0;

  /** The set of the empty vector. */
  public static final int ONE = 1;

  /** Ints of nodes below which a collection costs more, in cached results, than it gives back. */
  private static final long SMALL_TABLE = 1L << 25;

  private static final int FIRST_CACHE = 1 << 14;
  private static final int LARGEST_CACHE = 1 << 24;

  /** Recursions over so few levels need no stack of their own. */
  private static final int SHALLOW = 200;

  /** Homomorphisms take several frames at each level. */
  private static final int STACK_FACTOR = 4;

  private final int levels;
  private final OperationCache cache = new OperationCache(FIRST_CACHE);
  private int cacheSize = FIRST_CACHE;
  private final Map<Integer, Integer> protectedNodes = new HashMap<>(); // with how often
  private final List<Roots> rootSources = new ArrayList<>();
  private final List<Runnable> collectionListeners = new ArrayList<>();
  private final EdgesPool pool = new EdgesPool(this);
  private final SetOperations operations = new SetOperations(this);
  private long smallTable = SMALL_TABLE;
  private long collectAt = SMALL_TABLE;
  private long collections;
  private int holds;
  private boolean onDeepStack;

  /** A table for diagrams over the levels 0 to {@code levels - 1}. */
  public DddTable(int levels) {
    super(1 << 14);
    if (levels < 0) {
      throw new IllegalArgumentException("levels " + levels);
    }
    this.levels = levels;
    addRoots(pool);
  }

  public int levels() {
    return levels;
  }

  // Nodes

  /** The level of a node; greater than every level for terminals. */
  public int level(int node) {
    return arena[2 * node];
  }

  public int arity(int node) {
    return arena[2 * node + ARITY];
  }

  /** The value on an edge; values ascend with the number of the edge. */
  public int value(int node, int edge) {
    return arena[2 * node + EDGES + 2 * edge];
  }

  public int child(int node, int edge) {
    return arena[2 * node + EDGES + 1 + 2 * edge];
  }

  /** The child for a value, {@link #ZERO} if there is no such edge. O(log arity). */
  public int childAt(int node, int value) {
    int low = 0;
    int high = arity(node) - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int found = value(node, middle);
      if (found == value) {
        return child(node, middle);
      }
      if (found < value) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return ZERO;
  }

  /** The node with one edge. */
  public int single(int level, int value, int child) {
    return child == ZERO ? ZERO : unique(level, new int[] {value, child}, 0, 2);
  }

  /** The set of one vector, whose i-th value belongs to level i. */
  public int vector(int... values) {
    int node = ONE;
    for (int i = values.length - 1; i >= 0; i--) {
      node = single(i, values[i], node);
    }
    return node;
  }

  /** An empty list of edges, given back by {@link #release}; its nodes survive collections. */
  public Edges acquire() {
    return pool.acquire();
  }

  public void release(Edges edges) {
    pool.release(edges);
  }

  // Sets

  public int union(int f, int g) {
    return isDeepEnough() ? operations.union(f, g) : deep(() -> operations.union(f, g));
  }

  public int intersection(int f, int g) {
    return isDeepEnough()
        ? operations.intersection(f, g)
        : deep(() -> operations.intersection(f, g));
  }

  public int difference(int f, int g) {
    return isDeepEnough() ? operations.difference(f, g) : deep(() -> operations.difference(f, g));
  }

  /** All vectors of f continued by all of g, whose levels lie below those of f. */
  public int concatenation(int f, int g) {
    return deep(() -> operations.concatenation(f, g));
  }

  /** The vectors with their values at some levels only; the diagram lacks the others. */
  public int projection(int f, BitSet keptLevels) {
    return deep(() -> new Projection(this, keptLevels).of(f));
  }

  /** The number of vectors. */
  public BigInteger count(int f) {
    return new DddNodes(this, f).count(f);
  }

  /** The least vector of a set that is not empty, from the topmost level down. */
  public int[] first(int f) {
    return new DddVectors(this, f).next();
  }

  /** The vectors in lexicographic order. */
  public Iterator<int[]> vectors(int f) {
    return new DddVectors(this, f);
  }

  public String toDot(int f, IntFunction<String> levelNames) {
    return DddDot.of(this, f, levelNames);
  }

  /** How many edges are in use: what {@link #recover} needs after an exception. */
  public int depth() {
    return pool.inUse();
  }

  /** Gives up unfinished operations begun since the {@link #depth} was so. */
  public void recover(int depth) {
    pool.reset(depth);
    operations.reset();
  }

  OperationCache cache() {
    return cache;
  }

  // Collection

  /** Keeps a node, and all below it, until {@link #unprotect} is called as often. */
  public int protect(int node) {
    if (node > ONE) {
      protectedNodes.merge(node, 1, Integer::sum);
    }
    return node;
  }

  public void unprotect(int node) {
    if (node > ONE) {
      protectedNodes.computeIfPresent(node, (n, times) -> times == 1 ? null : times - 1);
    }
  }

  public void addRoots(Roots roots) {
    rootSources.add(roots);
  }

  /** Adds something to do after each collection: to forget nodes that may be gone. */
  public void onCollection(Runnable listener) {
    collectionListeners.add(listener);
  }

  /** Begins or ends a time without collections; these may nest. */
  void holdCollections(boolean hold) {
    holds += hold ? 1 : -1;
  }

  /** Sets how many ints of nodes there must be for the first collection. */
  public void collectFrom(long ints) {
    smallTable = ints;
    collectAt = ints;
  }

  /**
   * Collects if the table has doubled since the last time. The caller states that all nodes it
   * still needs will survive.
   */
  public void safePoint() {
    if (allocated >= collectAt && holds == 0) {
      collect();
      collectAt = Math.max(smallTable, 2 * allocated);
    } else if (cacheSize < LARGEST_CACHE && used > 2 * cacheSize) {
      cacheSize = 4 * cacheSize;
      cache.growTo(cacheSize, budget());
    }
  }

  /** Frees every node that no root reaches; returns how many. */
  public int collect() {
    long[] marks = new long[(limit >>> 7) + 1];
    IntStack open = new IntStack();
    IntConsumer mark = node -> markFrom(node, marks, open);
    protectedNodes.keySet().forEach(mark::accept);
    rootSources.forEach(roots -> roots.forEach(mark));
    int before = used;
    sweep(marks);
    cache.clear();
    collectionListeners.forEach(Runnable::run);
    collections++;
    return before - used;
  }

  private void markFrom(int root, long[] marks, IntStack open) {
    open.push(root);
    while (!open.isEmpty()) {
      int node = open.pop();
      if (node > ONE && (marks[node >>> 6] & (1L << node)) == 0) {
        marks[node >>> 6] |= 1L << node;
        for (int i = arity(node) - 1; i >= 0; i--) {
          open.push(child(node, i));
        }
      }
    }
  }

  /** Joins neighbouring free regions and links the nodes that are left. */
  private void sweep(long[] marks) {
    IntStack regions = new IntStack();
    int start = -1; // of the free region that is growing
    used = 0;
    allocated = 0;
    for (int p = FIRST_OFFSET; p < limit; ) {
      int length = lengthAt(p);
      int node = p >> 1;
      if ((marks[node >>> 6] & (1L << node)) != 0) {
        if (start >= 0) {
          arena[start] = FREE_LEVEL;
          arena[start + 1] = p - start;
          regions.push(start);
          start = -1;
        }
        used++;
        allocated += length;
      } else if (start < 0) {
        start = p;
      }
      p += length;
    }
    limit = start >= 0 ? start : limit;
    bump = limit;
    bumpEnd = arena.length;
    free.set(regions);
    if (!free.isEmpty()) {
      bump = free.next();
      bumpEnd = bump + arena[bump + 1];
    }
    relinkAll();
  }

  public long collections() {
    return collections;
  }

  /** Bytes held by nodes, buckets and the cache of the set operations. */
  public long bytes() {
    return 4L * arena.length + 4L * buckets.length + cache.bytes();
  }

  // Deep recursions

  private boolean isDeepEnough() {
    return levels <= SHALLOW || onDeepStack;
  }

  /** Runs an operation, on a stack of its own if there are many levels. */
  public <T> T deep(Supplier<T> operation) {
    if (isDeepEnough()) {
      return operation.get();
    }
    onDeepStack = true;
    try {
      return DeepStack.call(STACK_FACTOR * levels, operation);
    } finally {
      onDeepStack = false;
    }
  }
}
