package io.implicant.dd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.CorruptDiagram;
import io.implicant.dd.zdd.CubeSet;
import io.implicant.dd.zdd.CubeSets;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * Every operation on chains of 100,000 variables, in a thread with the default stack. Building is
 * from the bottom up, so that it needs no depth; everything after that does.
 */
final class DeepChainTest {
  private static final int N = 100_000;

  private final BddManager manager = BddManager.create(N);

  private static void onDefaultStack(Runnable test) {
    Throwable[] failure = new Throwable[1];
    Thread thread = new Thread(test);
    thread.setUncaughtExceptionHandler((t, e) -> failure[0] = e);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    if (failure[0] != null) {
      throw new AssertionError(failure[0]);
    }
  }

  /** All variables from the first in steps are true. */
  private Bdd conjunction(int first, int step) {
    Bdd result = manager.constant(true);
    for (int v = N - 1 - (N - 1 - first) % step; v >= 0; v -= step) {
      result = manager.variable(v).and(result);
    }
    return result;
  }

  private Bdd parity() {
    Bdd result = manager.constant(false);
    for (int v = N - 1; v >= 0; v--) {
      result = manager.variable(v).xor(result);
    }
    return result;
  }

  @Test
  void booleanOperations() {
    onDefaultStack(
        () -> {
          Bdd even = conjunction(0, 2);
          Bdd odd = conjunction(1, 2);
          Bdd all = conjunction(0, 1);
          Bdd parity = parity();
          assertSame(all, even.and(odd));
          assertSame(all.not(), even.not().or(odd.not()));
          assertSame(parity, parity.xor(all).xor(all));
          assertSame(all, parity.ite(even.and(all), odd.and(all)));
          assertSame(all, even.ite(odd, all.and(parity)));
          assertTrue(all.entails(even));
          assertFalse(even.entails(odd));
          assertTrue(even.isDisjointFrom(odd.not().and(all)));
        });
  }

  @Test
  void cofactorsAndSubstitutions() {
    onDefaultStack(
        () -> {
          Bdd even = conjunction(0, 2);
          Bdd all = conjunction(0, 1);
          Bdd parity = parity();
          assertTrue(all.cofactor(N - 1, false).isFalse());
          assertSame(manager.constant(true), even.constrain(all));
          assertSame(manager.constant(true), even.simplify(all));
          Cube cube = all.anyCube().orElseThrow();
          assertEquals(N, cube.size());
          assertTrue(all.restrict(cube).isTrue());
          assertSame(all, even.compose(0, all).and(manager.variable(0)));
          assertSame(even, even.compose(N - 1, all));
          Map<Integer, Integer> swapped = new HashMap<>();
          Map<Integer, Bdd> negated = new HashMap<>();
          for (int v = 0; v < N; v++) {
            swapped.put(v, v ^ 1);
            negated.put(v, manager.literal(v, false));
          }
          assertSame(parity, parity.rename(swapped));
          assertSame(conjunction(1, 2), even.rename(swapped));
          assertSame(parity, parity.compose(negated));
        });
  }

  @Test
  void quantifiers() {
    onDefaultStack(
        () -> {
          Bdd even = conjunction(0, 2);
          Bdd odd = conjunction(1, 2);
          Bdd all = conjunction(0, 1);
          int[] odds = new int[N / 2];
          for (int i = 0; i < odds.length; i++) {
            odds[i] = 2 * i + 1;
          }
          assertSame(even, all.exists(odds));
          assertTrue(all.forall(odds).isFalse());
          assertSame(even, even.andExists(odd, odds));
          assertTrue(parity().exists(N - 1).isTrue());
        });
  }

  @Test
  void questions() {
    onDefaultStack(
        () -> {
          Bdd all = conjunction(0, 1);
          Bdd parity = parity();
          assertEquals(BigInteger.ONE, all.modelCount());
          assertEquals(BigInteger.ONE.shiftLeft(N - 1), parity.modelCount());
          assertEquals(N, parity.nodeCount());
          assertEquals(N, parity.support().length);
          assertEquals(N, all.smallestModel().orElseThrow().size());
          assertEquals(1, all.not().shortestCube().orElseThrow().size());
          assertEquals(N, parity.cubes().iterator().next().size());
          assertEquals(N, all.minterms(all.support()).iterator().next().size());
          assertFalse(parity.toString().isEmpty());
        });
  }

  @Test
  void textSerialisationAndReordering() {
    onDefaultStack(
        () -> {
          Bdd all = conjunction(0, 1);
          Bdd parity = parity();
          assertEquals(N + 1, all.toText(v -> "x" + v).lines().count());
          assertTrue(parity.toDot(v -> "x" + v).length() > N);
          List<Bdd> loaded = load(manager.save(List.of(all, parity)));
          assertEquals(List.of(all, parity), loaded);
          manager.collect();
          manager.sift();
          assertEquals(N, parity.nodeCount());
          assertEquals(BigInteger.ONE, all.modelCount());
        });
  }

  private List<Bdd> load(byte[] bytes) {
    try {
      return manager.load(bytes);
    } catch (CorruptDiagram e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void setsOfCubes() {
    onDefaultStack(
        () -> {
          CubeSets sets = CubeSets.over(manager);
          CubeSet all = sets.primesOf(conjunction(0, 1));
          CubeSet none = sets.primesOf(conjunction(0, 1).not());
          CubeSet parity = sets.pathsOf(parity());
          assertEquals(BigInteger.ONE, all.count());
          assertEquals(BigInteger.valueOf(N), none.count());
          assertEquals(BigInteger.ONE.shiftLeft(N - 1), parity.count());
          assertSame(none.union(all), all.union(none));
          assertTrue(all.intersect(none).isEmpty());
          assertSame(parity.minus(all), parity.minus(all).minus(none));
          assertSame(all, all.product(all));
          assertSame(none, none.minimal());
          assertSame(none, none.maximal());
          assertSame(parity, parity.withoutSupersetsOf(all));
          assertSame(parity, parity.withoutSubsetsOf(all));
          assertEquals(1, none.shortest().orElseThrow().size());
          assertEquals(1, none.shortestFirst().iterator().next().size());
          assertEquals(N, parity.iterator().next().size());
          assertSame(parity(), parity.toBdd());
        });
  }

  @Test
  void coversAndEssentialPrimes() {
    onDefaultStack(
        () -> {
          CubeSets sets = CubeSets.over(manager);
          Bdd all = conjunction(0, 1);
          assertEquals(BigInteger.ONE, sets.coverOf(all).count());
          Consumer<Bdd> everyPrimeIsEssential =
              f -> assertSame(sets.primesOf(f), sets.essentialPrimesOf(f));
          everyPrimeIsEssential.accept(all);
          everyPrimeIsEssential.accept(all.not());
          assertEquals(BigInteger.valueOf(N), sets.coverOf(all.not()).count());
        });
  }
}
