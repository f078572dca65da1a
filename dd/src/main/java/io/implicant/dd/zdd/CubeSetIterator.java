package io.implicant.dd.zdd;

import static io.implicant.dd.zdd.ZddTable.EMPTY;
import static io.implicant.dd.zdd.ZddTable.UNIT;

import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.IntStack;
import java.lang.ref.Reference;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * The cubes of a set, lazily. At each level the cubes with its literal come before those without,
 * so the order depends on the order of the variables only. O(levels) time and room a cube.
 */
final class CubeSetIterator implements Iterator<Cube> {
  private final ZddTable table;
  private final Object owner; // a handle: keeps the nodes alive while the iterator is
  private final IntStack path = new IntStack(); // nodes left by their high edge
  private boolean hasNext;

  CubeSetIterator(ZddTable table, int f, Object owner) {
    this.table = table;
    this.owner = owner;
    hasNext = f != EMPTY;
    if (hasNext) {
      descend(f);
    }
  }

  private void descend(int f) {
    while (f != UNIT) {
      path.push(f);
      f = table.high(f);
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
    try {
      int[] literals = path.toArray();
      for (int i = 0; i < literals.length; i++) {
        literals[i] = table.literalAt(table.level(literals[i]));
      }
      advance();
      return Cube.ofLiterals(literals);
    } finally {
      Reference.reachabilityFence(owner);
    }
  }

  private void advance() {
    while (!path.isEmpty()) {
      int low = table.low(path.pop());
      if (low != EMPTY) {
        descend(low);
        return;
      }
    }
    hasNext = false;
  }
}
