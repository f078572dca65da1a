package io.implicant.dd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.zdd.CubeSet;
import io.implicant.dd.zdd.CubeSets;
import java.math.BigInteger;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Laws that every kind of diagram obeys, on random values over 20 variables. */
final class LawsTest {
  private static final int VARIABLES = 20;
  private static final int ROUNDS = 100;
  private static final long SEED = 51;

  /** A kind of diagram as a distributive lattice with difference and count. */
  abstract static class Kind<T> {
    private final String name;

    Kind(String name) {
      this.name = name;
    }

    abstract T empty();

    abstract T random(Random random);

    abstract T join(T a, T b);

    abstract T meet(T a, T b);

    abstract T minus(T a, T b);

    abstract BigInteger count(T a);

    abstract void disturb();

    @Override
    public String toString() {
      return name;
    }
  }

  private static final class Functions extends Kind<Bdd> {
    private final BddManager manager = BddManager.create(VARIABLES);
    private final Runnable disturbance;

    Functions(String name, boolean reorder) {
      super(name);
      disturbance = reorder ? manager::sift : manager::collect;
    }

    @Override
    Bdd empty() {
      return manager.constant(false);
    }

    @Override
    Bdd random(Random random) {
      Bdd result = empty();
      for (int i = 0; i < 8; i++) {
        result = result.xor(manager.cube(randomCube(random)));
      }
      return result;
    }

    @Override
    Bdd join(Bdd a, Bdd b) {
      return a.or(b);
    }

    @Override
    Bdd meet(Bdd a, Bdd b) {
      return a.and(b);
    }

    @Override
    Bdd minus(Bdd a, Bdd b) {
      return a.minus(b);
    }

    @Override
    BigInteger count(Bdd a) {
      return a.modelCount();
    }

    @Override
    void disturb() {
      disturbance.run();
    }
  }

  private static final class Cubes extends Kind<CubeSet> {
    private final CubeSets sets = CubeSets.over(BddManager.create(VARIABLES));

    Cubes() {
      super("sets of cubes");
    }

    @Override
    CubeSet empty() {
      return sets.empty();
    }

    @Override
    CubeSet random(Random random) {
      CubeSet result = sets.of(randomCube(random));
      for (int i = 0; i < 4; i++) {
        result = result.product(sets.of(randomCube(random), randomCube(random), Cube.empty()));
      }
      return result;
    }

    @Override
    CubeSet join(CubeSet a, CubeSet b) {
      return a.union(b);
    }

    @Override
    CubeSet meet(CubeSet a, CubeSet b) {
      return a.intersect(b);
    }

    @Override
    CubeSet minus(CubeSet a, CubeSet b) {
      return a.minus(b);
    }

    @Override
    BigInteger count(CubeSet a) {
      return a.count();
    }

    @Override
    void disturb() {
      sets.collect();
    }
  }

  private static Cube randomCube(Random random) {
    Cube cube = Cube.empty();
    for (int v = random.nextInt(8); v < VARIABLES; v += 1 + random.nextInt(8)) {
      cube = cube.with(v, random.nextBoolean());
    }
    return cube;
  }

  static Stream<Kind<?>> kinds() {
    return Stream.of(
        new Functions("functions", false),
        new Functions("functions, reordered", true),
        new Cubes());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("kinds")
  <T> void latticeLaws(Kind<T> kind) {
    Random random = new Random(SEED);
    for (int round = 0; round < ROUNDS; round++) {
      String context = "seed " + SEED + ", round " + round;
      T a = kind.random(random);
      T b = kind.random(random);
      T c = kind.random(random);
      assertSame(kind.join(a, b), kind.join(b, a), context);
      assertSame(kind.meet(a, b), kind.meet(b, a), context);
      assertSame(kind.join(a, kind.join(b, c)), kind.join(kind.join(a, b), c), context);
      assertSame(kind.meet(a, kind.meet(b, c)), kind.meet(kind.meet(a, b), c), context);
      assertSame(a, kind.join(a, kind.meet(a, b)), context);
      assertSame(a, kind.meet(a, kind.join(a, b)), context);
      T left = kind.meet(a, kind.join(b, c));
      assertSame(left, kind.join(kind.meet(a, b), kind.meet(a, c)), context);
      differences(kind, a, b, c, context);
      if (round % 50 == 49) {
        kind.disturb();
      }
    }
  }

  private static <T> void differences(Kind<T> kind, T a, T b, T c, String context) {
    assertSame(a, kind.join(kind.minus(a, b), kind.meet(a, b)), context);
    assertSame(kind.empty(), kind.meet(kind.minus(a, b), b), context);
    T both = kind.meet(kind.minus(a, b), kind.minus(a, c));
    assertSame(kind.minus(a, kind.join(b, c)), both, context);
    assertSame(kind.empty(), kind.minus(a, a), context);
    BigInteger sum = kind.count(a).add(kind.count(b));
    BigInteger parts = kind.count(kind.join(a, b)).add(kind.count(kind.meet(a, b)));
    assertEquals(sum, parts, context);
  }

  @Test
  void lawsOfFunctions() {
    Functions functions = new Functions("functions", false);
    Random random = new Random(SEED);
    for (int round = 0; round < ROUNDS; round++) {
      Bdd f = functions.random(random);
      Bdd g = functions.random(random);
      int x = random.nextInt(VARIABLES);
      int y = random.nextInt(VARIABLES);
      String context = "seed " + SEED + ", round " + round;
      Bdd expansion = f.cofactor(x, true);
      Bdd variable = f.manager().variable(x);
      assertSame(f, variable.ite(expansion, f.cofactor(x, false)), context);
      assertSame(f.and(g).not(), f.not().or(g.not()), context);
      assertSame(f.xor(g), f.ite(g.not(), g), context);
      assertSame(f.exists(x, y), f.exists(y).exists(x), context);
      assertSame(f.forall(x), f.not().exists(x).not(), context);
      assertSame(f.and(g).exists(x, y), f.andExists(g, x, y), context);
      assertSame(f, f.compose(x, variable), context);
      assertSame(expansion, f.compose(x, f.manager().constant(true)), context);
      if (!g.isFalse()) {
        Bdd sum = f.constrain(g).or(f.not().constrain(g));
        assertSame(f.manager().constant(true), sum, context);
        assertSame(f.and(g), f.constrain(g).and(g), context);
        assertSame(f.and(g), f.simplify(g).and(g), context);
      }
      assertEquals(f.and(g).isFalse(), f.isDisjointFrom(g), context);
      assertEquals(f.and(g) == f, f.entails(g), context);
    }
  }
}
