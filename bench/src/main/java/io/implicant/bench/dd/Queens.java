package io.implicant.bench.dd;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The ways to place n queens on a board of n by n so that none attacks another, row by row from the
 * top; the square in a row and a column is variable row * n + column.
 */
record Queens(int n) implements Workload {
  private static final int[] SOLUTIONS = {1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200};
  private static final int WARM_UP = 10;

  @Override
  public String name() {
    return "queens-" + n;
  }

  @Override
  public int variables() {
    return n * n;
  }

  @Override
  public int[] build(Workbench bench) {
    int result = bench.constant(true);
    for (int row = 0; row < n; row++) {
      int constraint = bench.constant(true);
      for (int column = 0; column < n; column++) {
        constraint = bench.andOf(constraint, attacksNoneLater(bench, row, column));
      }
      result = bench.andOf(result, bench.andOf(constraint, someInRow(bench, row)));
    }
    return new int[] {result};
  }

  private int someInRow(Workbench bench, int row) {
    int some = bench.constant(false);
    for (int column = 0; column < n; column++) {
      some = bench.orOf(some, bench.variable(row * n + column));
    }
    return some;
  }

  /** A queen on the square implies that there is none on the later squares that it attacks. */
  private int attacksNoneLater(Workbench bench, int row, int column) {
    int square = row * n + column;
    int none = bench.constant(true);
    for (int other = n * n - 1; other > square; other--) {
      if (attacks(other / n - row, other % n - column)) {
        none = bench.andOf(none, bench.literal(other, false));
      }
    }
    return bench.orOf(bench.literal(square, false), none);
  }

  private static boolean attacks(int rows, int columns) {
    return rows == 0 || columns == 0 || Math.abs(rows) == Math.abs(columns);
  }

  @Override
  public Optional<BigInteger> expected() {
    return n < SOLUTIONS.length ? Optional.of(BigInteger.valueOf(SOLUTIONS[n])) : Optional.empty();
  }

  /** A smaller board where one run takes seconds. */
  @Override
  public Workload warmUp() {
    return n <= WARM_UP ? this : new Queens(WARM_UP);
  }
}
