package io.implicant.dd.zdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.bdd.Truth;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Primes, essential primes and covers against Quine-McCluskey by truth tables. */
final class PrimesTest {
  private static Set<Cube> set(CubeSet cubes) {
    Set<Cube> result = new HashSet<>();
    cubes.forEach(result::add);
    return result;
  }

  /** Implicants none of whose literals can be left out. */
  private static Set<Cube> quineMcCluskey(List<Cube> all, long[] tables, long f) {
    Set<Cube> implicants = new HashSet<>();
    for (int i = 0; i < all.size(); i++) {
      if ((tables[i] & ~f) == 0) {
        implicants.add(all.get(i));
      }
    }
    Set<Cube> primes = new HashSet<>();
    for (Cube cube : implicants) {
      if (shorter(cube).stream().noneMatch(implicants::contains)) {
        primes.add(cube);
      }
    }
    return primes;
  }

  private static List<Cube> shorter(Cube cube) {
    List<Cube> result = new ArrayList<>();
    for (int dropped : cube.literals().toArray()) {
      result.add(Cube.ofLiterals(cube.literals().filter(l -> l != dropped).toArray()));
    }
    return result;
  }

  private static Set<Cube> essential(Truth truth, Set<Cube> primes) {
    Set<Cube> result = new HashSet<>();
    for (Cube prime : primes) {
      long others = 0;
      for (Cube other : primes) {
        others |= other.equals(prime) ? 0 : truth.of(other);
      }
      if ((truth.of(prime) & ~others) != 0) {
        result.add(prime);
      }
    }
    return result;
  }

  @Test
  void primesOfAllFunctionsOfThreeVariables() {
    for (long f = 0; f < 256; f++) {
      checkPrimes(new Truth(3), BddManager.inOrder(2, 0, 1), f);
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {21, 22, 23})
  void primesOfFunctionsOfFiveVariables(long seed) {
    Random random = new Random(seed);
    BddManager manager = BddManager.create(5);
    for (int round = 0; round < 300; round++) {
      long f = random.nextInt() & 0xFFFFFFFFL;
      f = round % 3 == 0 ? f & random.nextInt() : round % 3 == 1 ? f | (random.nextInt() >>> 1) : f;
      checkPrimes(new Truth(5), manager, f & 0xFFFFFFFFL);
    }
  }

  private static void checkPrimes(Truth truth, BddManager manager, long f) {
    CubeSets sets = CubeSets.over(manager);
    List<Cube> all = ExplicitCubes.all(truth.variables());
    long[] tables = all.stream().mapToLong(truth::of).toArray();
    Bdd function = manager.handle(truth.edge(manager.table(), f));
    Set<Cube> expected = quineMcCluskey(all, tables, f);
    assertEquals(expected, set(sets.primesOf(function)), () -> "primes of " + Truth.show(f));
    Set<Cube> essential = essential(truth, expected);
    assertEquals(essential, set(sets.essentialPrimesOf(function)), () -> Truth.show(f));
    int shortest = expected.stream().mapToInt(Cube::size).min().orElse(-1);
    int found = sets.primesOf(function).shortest().map(Cube::size).orElse(-1);
    assertEquals(shortest, found, () -> "shortest implicant of " + Truth.show(f));
  }

  @Test
  void primesAreRightAfterFunctionsWereReordered() {
    Truth truth = new Truth(5);
    BddManager manager = BddManager.create(5);
    CubeSets sets = CubeSets.over(manager);
    Random random = new Random(24);
    List<Cube> all = ExplicitCubes.all(5);
    long[] tables = all.stream().mapToLong(truth::of).toArray();
    for (int round = 0; round < 50; round++) {
      long f = random.nextInt() & 0xFFFFFFFFL;
      Bdd function = manager.handle(truth.edge(manager.table(), f));
      manager.reorder(round % 2 == 0 ? new int[] {4, 2, 0, 3, 1} : new int[] {1, 0, 4, 3, 2});
      CubeSet primes = sets.primesOf(function);
      assertEquals(quineMcCluskey(all, tables, f), set(primes), () -> Truth.show(f));
      assertEquals(essential(truth, set(primes)), set(primes.essential()), () -> Truth.show(f));
      assertEquals(function, primes.toBdd());
      assertEquals(function, sets.coverOf(function).toBdd());
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {31, 32})
  void coversAreIrredundantAndWithinTheirBounds(long seed) {
    Truth truth = new Truth(5);
    Random random = new Random(seed);
    BddManager manager = BddManager.create(5);
    CubeSets sets = CubeSets.over(manager);
    for (int round = 0; round < 500; round++) {
      long upper = random.nextInt() & 0xFFFFFFFFL;
      long lower = upper & random.nextInt();
      Bdd low = manager.handle(truth.edge(manager.table(), lower));
      Bdd high = manager.handle(truth.edge(manager.table(), upper));
      Set<Cube> cover = set(sets.coverBetween(low, high));
      String context = "seed " + seed + ": " + Truth.show(lower) + " " + Truth.show(upper);
      assertEquals(0, union(truth, cover) & ~upper, context);
      assertEquals(0, lower & ~union(truth, cover), context);
      for (Cube cube : cover) {
        Set<Cube> others = new HashSet<>(cover);
        others.remove(cube);
        assertTrue((lower & ~union(truth, others)) != 0, context + ": needless " + cube);
        for (Cube larger : shorter(cube)) {
          assertTrue((truth.of(larger) & ~upper) != 0, context + ": literal too many in " + cube);
        }
      }
    }
  }

  private static long union(Truth truth, Set<Cube> cubes) {
    return cubes.stream().mapToLong(truth::of).reduce(0, (a, b) -> a | b);
  }

  /** LBC07, Fig. 8: n diamonds in a row, with the links between them. */
  private static Bdd diamonds(BddManager manager, int n) {
    Bdd result = manager.constant(true);
    for (int i = n - 1; i >= 0; i--) {
      Bdd upper = manager.variable(5 * i).and(manager.variable(5 * i + 1));
      Bdd lower = manager.variable(5 * i + 2).and(manager.variable(5 * i + 3));
      Bdd link = i < n - 1 ? manager.variable(5 * i + 4) : manager.constant(true);
      result = upper.or(lower).and(link.and(result));
    }
    return result;
  }

  @Test
  void aThousandDiamondsHaveTwoToTheThousandPrimes() {
    BddManager manager = BddManager.create(5000);
    Bdd diamonds = diamonds(manager, 1000);
    CubeSets sets = CubeSets.over(manager);
    CubeSet primes = sets.primesOf(diamonds);
    assertEquals(BigInteger.ONE.shiftLeft(1000), primes.count());
    assertEquals(2999, primes.shortest().orElseThrow().size());
    assertEquals(2999, primes.shortestFirst().iterator().next().size());
    assertEquals(primes, sets.essentialPrimesOf(diamonds));
  }
}
