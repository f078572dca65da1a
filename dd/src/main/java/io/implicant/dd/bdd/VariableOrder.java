package io.implicant.dd.bdd;

import java.util.Arrays;

/** A permutation between variables (stable names) and levels (positions, 0 topmost). */
public final class VariableOrder {
  private int[] levelOf = new int[0];
  private int[] variableAt = new int[0];
  private int size;
  private int version;

  int add(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("number of variables " + count);
    }
    int first = size;
    size += count;
    if (size > levelOf.length) {
      levelOf = Arrays.copyOf(levelOf, Math.max(size, 2 * levelOf.length));
      variableAt = Arrays.copyOf(variableAt, levelOf.length);
    }
    for (int i = first; i < size; i++) {
      levelOf[i] = i;
      variableAt[i] = i;
    }
    return first;
  }

  /** Takes back variables that were added last and have no nodes. */
  void removeFrom(int first) {
    size = first;
  }

  /** Puts the last variables added into an order, before any node uses them. */
  void permuteLast(int[] order) {
    int first = size - order.length;
    for (int i = 0; i < order.length; i++) {
      variableAt[first + i] = first + order[i];
      levelOf[first + order[i]] = first + i;
    }
    version++;
  }

  /** An order of its own that starts like this one. */
  public VariableOrder copy() {
    VariableOrder copy = new VariableOrder();
    copy.add(size);
    System.arraycopy(levelOf, 0, copy.levelOf, 0, size);
    System.arraycopy(variableAt, 0, copy.variableAt, 0, size);
    return copy;
  }

  /** Adds variables at the bottom until there are so many. */
  public void addUpTo(int count) {
    add(Math.max(0, count - size));
  }

  public int size() {
    return size;
  }

  public int levelOf(int variable) {
    if (variable < 0 || variable >= size) {
      throw new IllegalArgumentException("variable " + variable + " of " + size);
    }
    return levelOf[variable];
  }

  public int variableAt(int level) {
    return variableAt[level];
  }

  /** Changes whenever the order does. */
  public int version() {
    return version;
  }

  /** Whether each variable stands at the level of its own index. */
  public boolean isIdentity() {
    for (int i = 0; i < size; i++) {
      if (levelOf[i] != i) {
        return false;
      }
    }
    return true;
  }

  /** The variables from the topmost down. */
  public int[] toArray() {
    return Arrays.copyOf(variableAt, size);
  }

  void swap(int upper) {
    int x = variableAt[upper];
    int y = variableAt[upper + 1];
    variableAt[upper] = y;
    variableAt[upper + 1] = x;
    levelOf[y] = upper;
    levelOf[x] = upper + 1;
    version++;
  }
}
