package io.implicant.checker.expression;

import java.util.Arrays;

/** The variables that are the cells of an array, in the order of the index; interned by a pool. */
public final class Cells {
  private final int[] variables;
  private final int[] sorted;
  private final int id;

  Cells(int[] variables, int id) {
    this.variables = variables.clone();
    this.sorted = variables.clone();
    Arrays.sort(sorted);
    this.id = id;
  }

  public int size() {
    return variables.length;
  }

  public boolean hasIndex(int index) {
    return index >= 0 && index < variables.length;
  }

  /** The variable of a cell. */
  public int variable(int index) {
    return variables[index];
  }

  public boolean contains(int variable) {
    return Arrays.binarySearch(sorted, variable) >= 0;
  }

  public int[] variables() {
    return variables.clone();
  }

  int[] sorted() {
    return sorted;
  }

  int id() {
    return id;
  }
}
