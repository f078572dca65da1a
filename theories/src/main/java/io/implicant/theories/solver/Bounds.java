package io.implicant.theories.solver;

import java.util.Arrays;

/**
 * The bounds x - y &lt;= w of one conjunction, and closed cycles of them. A cycle is a list of
 * bounds where the x of each is in one class with the y of the next, and of the last with that of
 * the first: the sum of its weights is negative in a contradiction, or zero, in which case every
 * bound of it is an equation.
 */
final class Bounds {
  private int count;
  private int[] xs = new int[16];
  private int[] ys = new int[16];
  private int[] reasons = new int[16];
  private long[] weights = new long[16];

  /** Cycles one after the other: the length, then the bounds. */
  private final Ints cycles = new Ints();

  void start() {
    count = 0;
    cycles.clear();
  }

  void add(int x, int y, long weight, int reason) {
    if (count == xs.length) {
      xs = Arrays.copyOf(xs, 2 * count);
      ys = Arrays.copyOf(ys, 2 * count);
      reasons = Arrays.copyOf(reasons, 2 * count);
      weights = Arrays.copyOf(weights, 2 * count);
    }
    xs[count] = x;
    ys[count] = y;
    weights[count] = weight;
    reasons[count++] = reason;
  }

  int count() {
    return count;
  }

  int x(int bound) {
    return xs[bound];
  }

  int y(int bound) {
    return ys[bound];
  }

  long weight(int bound) {
    return weights[bound];
  }

  /** The position of the literal. */
  int reason(int bound) {
    return reasons[bound];
  }

  /** Keeps a cycle and returns its number. */
  int addCycle(Ints items) {
    int cycle = cycles.size();
    cycles.add(items.size());
    for (int i = 0; i < items.size(); i++) {
      cycles.add(items.get(i));
    }
    return cycle;
  }

  /** The cycle as a reason for {@link Congruence}, which is below {@link Congruence#CONGRUENT}. */
  static int reasonOf(int cycle) {
    return -2 - cycle;
  }

  int cycleOf(int reason) {
    return -2 - reason;
  }

  int cycleLength(int cycle) {
    return cycles.get(cycle);
  }

  int cycleItem(int cycle, int index) {
    return cycles.get(cycle + 1 + index);
  }
}
