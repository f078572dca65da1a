package io.implicant.dd.ddd;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * The vectors of a set in lexicographic order, made one by one. The table must not be used for
 * anything else meanwhile.
 */
public final class DddVectors implements Iterator<int[]> {
  private final DddTable table;
  private final int[] nodes; // the path to the next vector
  private final int[] edges;
  private int length; // of the path; -1 at the end

  public DddVectors(DddTable table, int root) {
    this.table = table;
    nodes = new int[table.levels()];
    edges = new int[table.levels()];
    length = root == DddTable.ZERO ? -1 : descend(0, root);
  }

  /** Goes on from a node along first edges; returns the length of the path. */
  private int descend(int depth, int from) {
    int at = depth;
    int node = from;
    while (node != DddTable.ONE) {
      nodes[at] = node;
      edges[at++] = 0;
      node = table.child(node, 0);
    }
    return at;
  }

  @Override
  public boolean hasNext() {
    return length >= 0;
  }

  /** The values from the topmost level down. */
  @Override
  public int[] next() {
    if (length < 0) {
      throw new NoSuchElementException();
    }
    int[] vector = new int[length];
    for (int i = 0; i < length; i++) {
      vector[i] = table.value(nodes[i], edges[i]);
    }
    advance();
    return vector;
  }

  private void advance() {
    int last = length - 1;
    while (last >= 0 && edges[last] == table.arity(nodes[last]) - 1) {
      last--;
    }
    if (last < 0) {
      length = -1;
      return;
    }
    edges[last]++;
    length = descend(last + 1, table.child(nodes[last], edges[last]));
  }
}
