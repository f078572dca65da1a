package io.implicant.dd.ddd;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Sets of vectors as sets of lists: the oracle. */
final class ExplicitSet {
  private ExplicitSet() {}

  static Set<List<Integer>> empty() {
    return new HashSet<>();
  }

  static Set<List<Integer>> random(Random random, int levels, int values, int size) {
    Set<List<Integer>> set = empty();
    for (int i = 0; i < size; i++) {
      List<Integer> vector = new ArrayList<>();
      for (int level = 0; level < levels; level++) {
        vector.add(random.nextInt(values) - 1);
      }
      set.add(vector);
    }
    return set;
  }

  static int toDdd(DddTable table, Set<List<Integer>> set) {
    int node = DddTable.ZERO;
    for (List<Integer> vector : set) {
      node = table.union(node, table.vector(vector.stream().mapToInt(Integer::intValue).toArray()));
    }
    return node;
  }

  static Set<List<Integer>> of(DddTable table, int node) {
    Set<List<Integer>> set = empty();
    table.vectors(node).forEachRemaining(v -> set.add(Arrays.stream(v).boxed().toList()));
    return set;
  }

  static Set<List<Integer>> map(
      Set<List<Integer>> set, Function<List<Integer>, List<List<Integer>>> function) {
    return set.stream()
        .flatMap(v -> function.apply(v).stream())
        .collect(Collectors.toCollection(ExplicitSet::empty));
  }
}
