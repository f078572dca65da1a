package io.implicant.dd.zdd;

import io.implicant.dd.bdd.Cube;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Sets of cubes as plain Java sets: the slow side of the comparisons. */
final class ExplicitCubes {
  private ExplicitCubes() {}

  /** All cubes over some variables: three choices each. */
  static List<Cube> all(int variables) {
    List<Cube> cubes = new ArrayList<>(List.of(Cube.empty()));
    for (int v = 0; v < variables; v++) {
      int size = cubes.size();
      for (int i = 0; i < size; i++) {
        cubes.add(cubes.get(i).with(v, true));
        cubes.add(cubes.get(i).with(v, false));
      }
    }
    return cubes;
  }

  static Set<Cube> random(Random random, int variables, double density) {
    Set<Cube> result = new HashSet<>();
    for (Cube cube : all(variables)) {
      if (random.nextDouble() < density) {
        result.add(cube);
      }
    }
    return result;
  }

  static Set<Cube> product(Set<Cube> f, Set<Cube> g) {
    Set<Cube> result = new HashSet<>();
    for (Cube a : f) {
      for (Cube b : g) {
        conjunction(a, b).ifPresent(result::add);
      }
    }
    return result;
  }

  private static Optional<Cube> conjunction(Cube a, Cube b) {
    Set<Integer> literals = new HashSet<>();
    a.literals().forEach(literals::add);
    b.literals().forEach(literals::add);
    if (literals.stream().anyMatch(l -> literals.contains(l ^ 1))) {
      return Optional.empty();
    }
    return Optional.of(Cube.ofLiterals(literals.stream().mapToInt(l -> l).toArray()));
  }

  static Set<Cube> withoutSupersets(Set<Cube> f, Set<Cube> g) {
    Set<Cube> result = new HashSet<>(f);
    result.removeIf(a -> g.stream().anyMatch(b -> b.isSubsetOf(a)));
    return result;
  }

  static Set<Cube> withoutSubsets(Set<Cube> f, Set<Cube> g) {
    Set<Cube> result = new HashSet<>(f);
    result.removeIf(a -> g.stream().anyMatch(b -> a.isSubsetOf(b)));
    return result;
  }

  static Set<Cube> minimal(Set<Cube> f) {
    Set<Cube> result = new HashSet<>(f);
    result.removeIf(a -> f.stream().anyMatch(b -> !b.equals(a) && b.isSubsetOf(a)));
    return result;
  }

  static Set<Cube> maximal(Set<Cube> f) {
    Set<Cube> result = new HashSet<>(f);
    result.removeIf(a -> f.stream().anyMatch(b -> !b.equals(a) && a.isSubsetOf(b)));
    return result;
  }
}
