package io.implicant.dd.bdd;

import static io.implicant.dd.bdd.BddTable.FALSE;
import static io.implicant.dd.bdd.BddTable.TRUE;

import io.implicant.dd.table.NodeTable;
import java.lang.ref.Reference;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * The paths from a function to true, lazily: disjoint cubes whose union is the function, or its
 * models if given levels are to be split even where the diagram skips them. Low before high from
 * the top level down. Needs O(variables) room and O(variables) time a cube.
 *
 * <p>The path so far is kept as one entry a decision: the edge it was taken from, its level, and
 * the value. Reordering while iterating is an error.
 */
final class CubeIterator implements Iterator<Cube> {
  private final BddTable table;
  private final Object owner; // a handle: keeps the nodes alive while the iterator is
  private final int orderVersion;
  private final int[] split; // levels to split always, ascending
  private final int[] edges;
  private final int[] levels;
  private final boolean[] values;
  private int depth;
  private int splitIndex;
  private int current;
  private boolean hasNext;

  CubeIterator(BddTable table, int f, int[] splitLevels, Object owner) {
    this.table = table;
    this.owner = owner;
    this.split = splitLevels;
    this.orderVersion = table.order().version();
    int bound = table.variableCount();
    edges = new int[bound];
    levels = new int[bound];
    values = new boolean[bound];
    current = f;
    hasNext = f != FALSE;
    if (hasNext) {
      descend();
    }
  }

  @Override
  public boolean hasNext() {
    return hasNext;
  }

  @Override
  public Cube next() {
    if (!hasNext) {
      throw new NoSuchElementException();
    }
    if (table.order().version() != orderVersion) {
      throw new ConcurrentModificationException("variables were reordered");
    }
    LiteralList literals = new LiteralList();
    for (int i = 0; i < depth; i++) {
      literals.add(table.order().variableAt(levels[i]), values[i]);
    }
    try {
      advance();
    } finally {
      Reference.reachabilityFence(owner);
    }
    return literals.toCube();
  }

  /** From a satisfiable edge to true, low first; no branch but false is a dead end. */
  private void descend() {
    while (true) {
      int level = nextLevel();
      if (level == NodeTable.TERMINAL_LEVEL) {
        return;
      }
      int low = table.low(current, level);
      push(level, low == FALSE);
    }
  }

  private int nextLevel() {
    int own = current == TRUE ? NodeTable.TERMINAL_LEVEL : table.level(current);
    return splitIndex < split.length ? Math.min(own, split[splitIndex]) : own;
  }

  private void push(int level, boolean value) {
    edges[depth] = current;
    levels[depth] = level;
    values[depth] = value;
    depth++;
    current = value ? table.high(current, level) : table.low(current, level);
    if (splitIndex < split.length && split[splitIndex] == level) {
      splitIndex++;
    }
  }

  /** Back to the last low decision whose high branch is not false, and down again from there. */
  private void advance() {
    while (depth > 0) {
      depth--;
      int level = levels[depth];
      current = edges[depth];
      if (splitIndex > 0 && split[splitIndex - 1] == level) {
        splitIndex--;
      }
      if (!values[depth] && table.high(current, level) != FALSE) {
        push(level, true);
        descend();
        return;
      }
    }
    hasNext = false;
  }
}
