package io.implicant.checker.expression;

import java.util.Arrays;

/** Unions of sorted sets of variables, shared where one is the union already. */
final class Supports {
  private static final int[] EMPTY = {};

  private Supports() {}

  static int[] of(Expression node) {
    if (node instanceof Variable variable) {
      return new int[] {variable.index()};
    }
    int[][] all = {EMPTY};
    if (node instanceof Cell cell) {
      all[0] = cell.cells().sorted();
    }
    node.forEachChild(child -> all[0] = union(all[0], child.sharedSupport()));
    return all[0];
  }

  static int[] union(int[] a, int[] b) {
    if (a == b || b.length == 0) {
      return a;
    }
    if (a.length == 0) {
      return b;
    }
    int[] merged = new int[a.length + b.length];
    int size = 0;
    int i = 0;
    int j = 0;
    while (i < a.length || j < b.length) {
      if (j == b.length || (i < a.length && a[i] < b[j])) {
        merged[size++] = a[i++];
      } else {
        if (i < a.length && a[i] == b[j]) {
          i++;
        }
        merged[size++] = b[j++];
      }
    }
    if (size == a.length) {
      return a; // b adds nothing
    }
    return size == b.length ? b : Arrays.copyOf(merged, size);
  }
}
