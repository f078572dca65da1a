package io.implicant.bench.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** All ways to give values to n terms that matter, computed once for each n. */
final class Valuations {
  private static final Map<List<Integer>, int[][]> NUMBERS = new ConcurrentHashMap<>();
  private static final Map<Integer, int[][]> PARTITIONS = new ConcurrentHashMap<>();

  private Valuations() {}

  /** Numbers, the first 0, such that in ascending order none is more than {@code gap} apart. */
  static int[][] numbers(int n, int gap) {
    return NUMBERS.computeIfAbsent(
        List.of(n, gap),
        key -> {
          List<int[]> all = new ArrayList<>();
          addNumbers(new int[n], (1 << n) - 1, 0, gap, all);
          return all.toArray(int[][]::new);
        });
  }

  /** Sum over k of S(n, k) k! gap^(k-1): k different values, and the gaps between them. */
  static double countNumbers(int n, int gap) {
    double count = 0;
    double[] surjections = surjections(n);
    for (int k = 1; k <= n; k++) {
      count += surjections[k] * Math.pow(gap, k - 1);
    }
    return count;
  }

  private static double[] surjections(int n) {
    double[] row = new double[n + 1]; // of n elements onto k
    row[0] = 1;
    for (int i = 1; i <= n; i++) {
      for (int k = i; k > 0; k--) {
        row[k] = k * (row[k] + row[k - 1]);
      }
      row[0] = 0;
    }
    return row;
  }

  /** Chooses which of the remaining terms have the value, then the next value above. */
  private static void addNumbers(int[] values, int remaining, int value, int gap, List<int[]> all) {
    for (int chosen = remaining; chosen > 0; chosen = (chosen - 1) & remaining) {
      for (int i = 0; i < values.length; i++) {
        values[i] = (chosen >> i & 1) == 1 ? value : values[i];
      }
      int rest = remaining & ~chosen;
      if (rest == 0) {
        int[] shifted = values.clone();
        for (int i = 0; i < shifted.length; i++) {
          shifted[i] -= values[0];
        }
        all.add(shifted);
      }
      for (int step = 1; step <= gap && rest != 0; step++) {
        addNumbers(values, rest, value + step, gap, all);
      }
    }
  }

  /** Members of a set that are equal or not: a number of its class for each. */
  static int[][] partitions(int n) {
    return PARTITIONS.computeIfAbsent(
        n,
        key -> {
          List<int[]> all = new ArrayList<>();
          addPartitions(new int[n], 0, 0, all);
          return all.toArray(int[][]::new);
        });
  }

  private static void addPartitions(int[] classes, int next, int used, List<int[]> all) {
    if (next == classes.length) {
      all.add(classes.clone());
      return;
    }
    for (int c = 0; c <= used; c++) {
      classes[next] = c;
      addPartitions(classes, next + 1, Math.max(used, c + 1), all);
    }
  }

  /** All vectors of bits. */
  static int[][] truths(int n) {
    int[][] all = new int[1 << n][n];
    for (int k = 0; k < all.length; k++) {
      for (int i = 0; i < n; i++) {
        all[k][i] = k >> i & 1;
      }
    }
    return all;
  }
}
