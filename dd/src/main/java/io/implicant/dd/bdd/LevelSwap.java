package io.implicant.dd.bdd;

import io.implicant.dd.table.IntStack;
import java.util.Arrays;

/**
 * Exchanges neighbouring levels in place (Rudell 1993): every edge keeps its function. One object
 * serves one reordering, from {@link #begin} to {@link #end}; no other operation may run between.
 *
 * <p>Meanwhile the table files nodes under variables instead of levels, so a swap touches only the
 * nodes of the upper variable that have a child at the lower one. Reference counts tell which nodes
 * die; those are taken out at once but reused only after {@link #reuseDead}, so that the lists of
 * nodes by variable never hold an index twice.
 */
final class LevelSwap {
  private final BddTable table;
  private int[] references; // by node index: parents and roots
  private IntStack[] nodesOf; // by variable: indices, some of them dead
  private boolean[] hasDead; // by variable: whether its list holds dead indices
  private final IntStack dead = new IntStack(); // pairs of an index and its former variable
  private final IntStack dying = new IntStack();
  private long swaps;

  private LevelSwap(BddTable table) {
    this.table = table;
  }

  /** Collects, then files all nodes under their variables. */
  static LevelSwap begin(BddTable table) {
    table.collect();
    LevelSwap swap = new LevelSwap(table);
    table.fileByVariable();
    swap.references = new int[table.capacity()];
    swap.nodesOf = new IntStack[table.variableCount()];
    swap.hasDead = new boolean[table.variableCount()];
    for (int i = 0; i < swap.nodesOf.length; i++) {
      swap.nodesOf[i] = new IntStack();
    }
    table.forEachNode(
        index -> {
          swap.nodesOf[table.level(index << 1)].push(index);
          swap.acquire(table.low(index << 1));
          swap.acquire(table.high(index << 1));
        });
    table.forEachRoot(swap::acquire);
    return swap;
  }

  /** Files all nodes under their levels again. */
  void end() {
    reuseDead();
    table.fileByLevel();
  }

  long swaps() {
    return swaps;
  }

  /** Nodes filed under a variable, the dead ones perhaps included. */
  int nodesOf(int variable) {
    return nodesOf[variable].size();
  }

  /** Lets new nodes take the places of dead ones. */
  void reuseDead() {
    while (!dead.isEmpty()) {
      int variable = dead.pop();
      table.giveBack(dead.pop());
      if (hasDead[variable]) {
        hasDead[variable] = false;
        nodesOf[variable] = living(variable);
      }
    }
  }

  private IntStack living(int variable) {
    IntStack living = new IntStack();
    for (int index : nodesOf[variable].toArray()) {
      if (table.level(index << 1) == variable) {
        living.push(index);
      }
    }
    return living;
  }

  /** Exchanges the variables at a level and the next. Throws before it changes anything. */
  void swap(int upperLevel) {
    int x = table.order().variableAt(upperLevel);
    int y = table.order().variableAt(upperLevel + 1);
    IntStack upper = nodesOf[x];
    table.makeRoom(2 * upper.size() + dead.size() / 2);
    nodesOf[x] = new IntStack();
    for (int index : upper.toArray()) {
      if (table.level(index << 1) == x) {
        int low = table.low(index << 1);
        int high = table.high(index << 1);
        if (table.level(low) == y || table.level(high) == y) {
          exchange(index, x, y, low, high);
        } else {
          nodesOf[x].push(index);
        }
      }
    }
    table.order().swap(upperLevel);
    swaps++;
  }

  /** (x: low, high) becomes (y: (x: low0, high0), (x: low1, high1)). */
  private void exchange(int index, int x, int y, int low, int high) {
    int low0 = table.low(low, y);
    int low1 = table.high(low, y);
    int high0 = table.low(high, y);
    int high1 = table.high(high, y);
    int newLow = below(x, low0, high0);
    acquire(newLow);
    int newHigh = below(x, low1, high1);
    acquire(newHigh);
    assert (newHigh & 1) == 0 : "high edges stay plain, since the old ones were";
    table.replace(index, y, newLow, newHigh);
    nodesOf[y].push(index);
    drop(low);
    drop(high);
  }

  private int below(int x, int low, int high) {
    int before = table.size();
    int edge = table.nodeUnordered(x, low, high);
    if (table.size() > before) {
      nodesOf[x].push(edge >>> 1);
      acquire(low);
      acquire(high);
    }
    return edge;
  }

  private void acquire(int edge) {
    int index = edge >>> 1;
    if (index >= references.length) {
      references = Arrays.copyOf(references, table.capacity());
    }
    references[index]++;
  }

  private void drop(int edge) {
    dying.push(edge >>> 1);
    while (!dying.isEmpty()) {
      int index = dying.pop();
      if (--references[index] == 0 && index != 0) {
        dying.push(table.low(index << 1) >>> 1);
        dying.push(table.high(index << 1) >>> 1);
        int variable = table.level(index << 1);
        hasDead[variable] = true;
        table.takeOut(index);
        dead.push(index);
        dead.push(variable);
      }
    }
  }
}
