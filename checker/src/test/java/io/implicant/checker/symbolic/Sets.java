package io.implicant.checker.symbolic;

import io.implicant.dd.ddd.DddTable;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Sets of states as lists, for comparison; and back. */
final class Sets {
  private Sets() {}

  static int of(DddTable table, int[]... states) {
    int set = DddTable.ZERO;
    for (int[] state : states) {
      set = table.union(set, table.vector(state));
    }
    return set;
  }

  static int[][] random(Random random, int levels, int size, int low, int high) {
    int[][] states = new int[size][];
    for (int i = 0; i < size; i++) {
      states[i] = random.ints(levels, low, high).toArray();
    }
    return states;
  }

  static Set<List<Integer>> explicit(int[]... states) {
    Set<List<Integer>> set = new HashSet<>();
    for (int[] state : states) {
      set.add(Arrays.stream(state).boxed().toList());
    }
    return set;
  }

  static Set<List<Integer>> explicit(DddTable table, int node) {
    Set<List<Integer>> set = new HashSet<>();
    table.vectors(node).forEachRemaining(v -> set.add(Arrays.stream(v).boxed().toList()));
    return set;
  }

  /** Sorted text, for tests that show a set. */
  static String text(DddTable table, int node) {
    TreeSet<String> vectors = new TreeSet<>();
    table.vectors(node).forEachRemaining(v -> vectors.add(Arrays.toString(v)));
    return String.join(" ", vectors);
  }
}
