package io.implicant.dd.ddd;

import io.implicant.dd.table.LimitReached;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * The edges of a node in the making: (value, child) pairs with ascending values. Comes from {@link
 * DddTable#acquire}; what it holds survives collections until it is released.
 */
public final class Edges {
  /**
   * More edges than that, or than there may be nodes, are a limit: where a variable grows without
   * bound, one node in the making is all that grows.
   */
  private static final int MOST = 1 << 22;

  private final DddTable table;
  private int[] pairs = new int[16];
  private int[] fired = new int[8];
  private int length; // of the pairs, twice the number of edges
  private int kept; // a node that must survive too

  Edges(DddTable table) {
    this.table = table;
  }

  void clear() {
    length = 0;
    kept = DddTable.ZERO;
  }

  /** Keeps one more node, usually the one that the edges are computed from. */
  public void keep(int node) {
    kept = node;
  }

  public int size() {
    return length >> 1;
  }

  public int value(int edge) {
    return pairs[2 * edge];
  }

  public int child(int edge) {
    return pairs[2 * edge + 1];
  }

  /** Whether the child of an edge differs from the one last {@link #mark}ed. */
  boolean isNew(int edge) {
    return fired[edge] != pairs[2 * edge + 1];
  }

  void mark(int edge) {
    fired[edge] = pairs[2 * edge + 1];
  }

  /** Puts copies of the edges that are new into a cleared list and marks them; whether any is. */
  boolean takeNew(Edges fresh) {
    fresh.clear();
    for (int i = 0; i < size(); i++) {
      if (isNew(i)) {
        fresh.add(value(i), child(i));
        mark(i);
      }
    }
    return fresh.size() > 0;
  }

  /** The child for a value, {@link DddTable#ZERO} if there is no such edge. */
  int childAt(int value) {
    int at = position(value);
    return at < length && pairs[at] == value ? pairs[at + 1] : DddTable.ZERO;
  }

  /** Adds an edge, uniting its child with that of the same value. */
  public void add(int value, int child) {
    if (child == DddTable.ZERO) {
      return;
    }
    if (length == 0 || pairs[length - 2] < value) {
      insert(length, value, child);
      return;
    }
    int at = position(value);
    if (at < length && pairs[at] == value) {
      if (pairs[at + 1] != child) {
        pairs[at + 1] = table.union(pairs[at + 1], child);
      }
    } else {
      insert(at, value, child);
    }
  }

  /** Where the value is, or else belongs. */
  private int position(int value) {
    int low = 0;
    int high = (length >> 1) - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (pairs[2 * middle] < value) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return 2 * low;
  }

  private void insert(int at, int value, int child) {
    if (length >> 1 >= Math.min(MOST, table.budget().maxNodes())) {
      throw new LimitReached(LimitReached.Reason.NODES);
    }
    if (length == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * length);
      fired = Arrays.copyOf(fired, length);
    }
    System.arraycopy(pairs, at, pairs, at + 2, length - at);
    System.arraycopy(fired, at >> 1, fired, (at >> 1) + 1, (length - at) >> 1);
    pairs[at] = value;
    pairs[at + 1] = child;
    fired[at >> 1] = DddTable.ZERO;
    length += 2;
  }

  /** The node of a level with these edges. */
  public int node(int level) {
    return table.unique(level, pairs, 0, length);
  }

  void forEachNode(IntConsumer action) {
    action.accept(kept);
    for (int i = 0; i < length; i += 2) {
      action.accept(pairs[i + 1]);
      action.accept(fired[i >> 1]);
    }
  }
}
