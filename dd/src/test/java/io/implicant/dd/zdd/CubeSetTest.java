package io.implicant.dd.zdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.bdd.Truth;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Operations on sets of cubes against plain Java sets. */
final class CubeSetTest {
  private static final int VARIABLES = 3;

  private final BddManager manager = BddManager.inOrder(1, 2, 0);
  private final CubeSets sets = CubeSets.over(manager);

  private CubeSet of(Set<Cube> cubes) {
    return sets.of(cubes.toArray(Cube[]::new));
  }

  private static void check(Set<Cube> expected, CubeSet actual, String context) {
    List<Cube> cubes = new ArrayList<>();
    actual.forEach(cubes::add);
    assertEquals(expected, new HashSet<>(cubes), context);
    assertEquals(expected.size(), cubes.size(), context + ": a cube twice");
    assertEquals(BigInteger.valueOf(expected.size()), actual.count(), context);
  }

  @ParameterizedTest(name = "density {0}")
  @ValueSource(doubles = {0.05, 0.2, 0.5, 0.9})
  void operationsAgreeWithExplicitSets(double density) {
    Random random = new Random(11);
    for (int round = 0; round < 500; round++) {
      Set<Cube> f = ExplicitCubes.random(random, VARIABLES, density);
      Set<Cube> g = ExplicitCubes.random(random, VARIABLES, density);
      String context = "seed 11, round " + round + ": " + f + " and " + g;
      CubeSet zf = of(f);
      CubeSet zg = of(g);
      check(f, zf, context);
      Set<Cube> union = new HashSet<>(f);
      union.addAll(g);
      check(union, zf.union(zg), context);
      Set<Cube> both = new HashSet<>(f);
      both.retainAll(g);
      check(both, zf.intersect(zg), context);
      Set<Cube> difference = new HashSet<>(f);
      difference.removeAll(g);
      check(difference, zf.minus(zg), context);
      check(ExplicitCubes.product(f, g), zf.product(zg), context);
      check(ExplicitCubes.withoutSupersets(f, g), zf.withoutSupersetsOf(zg), context);
      check(ExplicitCubes.withoutSubsets(f, g), zf.withoutSubsetsOf(zg), context);
      check(ExplicitCubes.minimal(f), zf.minimal(), context);
      check(ExplicitCubes.maximal(f), zf.maximal(), context);
      assertSame(zf, of(f), "canonical");
    }
  }

  @Test
  void everySetOfCubesOfTwoVariablesHasItsOwnDiagram() {
    List<Cube> all = ExplicitCubes.all(2);
    Set<CubeSet> seen = new HashSet<>();
    for (int bits = 0; bits < 1 << all.size(); bits++) {
      int chosen = bits;
      Cube[] cubes =
          IntStream.range(0, all.size())
              .filter(i -> ((chosen >>> i) & 1) != 0)
              .mapToObj(all::get)
              .toArray(Cube[]::new);
      CubeSet set = sets.of(cubes);
      check(Set.of(cubes), set, "set " + bits);
      assertTrue(seen.add(set));
    }
    assertEquals(512, seen.size());
  }

  @Test
  void sizesAndShortestFirstAgreeWithExplicitSets() {
    Random random = new Random(12);
    for (int round = 0; round < 300; round++) {
      Set<Cube> f = ExplicitCubes.random(random, VARIABLES, random.nextDouble());
      CubeSet zf = of(f);
      for (int size = 0; size <= VARIABLES; size++) {
        Set<Cube> expected = new HashSet<>(f);
        int wanted = size;
        expected.removeIf(cube -> cube.size() != wanted);
        check(expected, zf.ofSize(size), "seed 12, round " + round + ", size " + size);
      }
      List<Cube> byLength = new ArrayList<>();
      zf.shortestFirst().forEach(byLength::add);
      assertEquals(f, new HashSet<>(byLength));
      assertEquals(f.size(), byLength.size());
      List<Integer> lengths = byLength.stream().map(Cube::size).toList();
      List<Integer> sorted = new ArrayList<>(lengths);
      Collections.sort(sorted);
      assertEquals(sorted, lengths);
      assertEquals(f.isEmpty(), zf.shortest().isEmpty());
      zf.shortest().ifPresent(cube -> assertEquals(byLength.get(0), cube));
    }
  }

  @Test
  void conversionsKeepTheFunction() {
    Truth truth = new Truth(VARIABLES);
    Random random = new Random(13);
    for (int f = 0; f < 256; f++) {
      var function = manager.handle(truth.edge(manager.table(), f));
      assertSame(function, sets.pathsOf(function).toBdd());
      Set<Cube> cubes = ExplicitCubes.random(random, VARIABLES, 0.2);
      long expected = cubes.stream().mapToLong(truth::of).reduce(0, (a, b) -> a | b);
      long actual = truth.table(manager.table(), of(cubes).toBdd().edge());
      assertEquals(expected, actual, cubes::toString);
    }
  }

  @Test
  void theOrderOfIterationDoesNotDependOnHowASetWasMade() {
    Set<Cube> cubes = ExplicitCubes.random(new Random(14), VARIABLES, 0.5);
    List<Cube> shuffled = new ArrayList<>(cubes);
    Collections.shuffle(shuffled, new Random(15));
    CubeSets others = CubeSets.over(BddManager.inOrder(1, 2, 0));
    CubeSet there = others.empty();
    for (Cube cube : shuffled) {
      there = there.union(others.of(cube));
    }
    assertEquals(of(cubes).toString(), there.toString());
    assertNotEquals("{}", there.toString());
  }

  @Test
  void unreachableSetsAreCollected() {
    CubeSet kept = of(ExplicitCubes.random(new Random(16), VARIABLES, 0.5));
    String before = kept.toString();
    for (int i = 0; i < 20_000; i++) {
      of(ExplicitCubes.random(new Random(i), VARIABLES, 0.3));
    }
    for (int i = 0; i < 50 && sets.tableSize() > 200; i++) {
      System.gc();
      sets.collect();
    }
    assertTrue(sets.tableSize() <= 200, "table of " + sets.tableSize());
    assertEquals(before, kept.toString());
  }
}
