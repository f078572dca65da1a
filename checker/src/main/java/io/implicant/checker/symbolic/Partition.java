package io.implicant.checker.symbolic;

/**
 * The classes of a set by the value of an expression: disjoint, not empty, their union is the set.
 */
final class Partition {
  private final long[] values; // ascending, see io.implicant.checker.expression.Values
  private final int[] classes;

  Partition(long[] values, int[] classes) {
    this.values = values;
    this.classes = classes;
  }

  int size() {
    return values.length;
  }

  long value(int i) {
    return values[i];
  }

  /** The diagram of a class. */
  int part(int i) {
    return classes[i];
  }
}
