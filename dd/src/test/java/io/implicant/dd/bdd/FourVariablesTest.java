package io.implicant.dd.bdd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All 65,536 functions of four variables, for the operations on one function. */
final class FourVariablesTest {
  private static final Truth TRUTH = new Truth(4);
  private static final int FUNCTIONS = 1 << 16;
  private static final int[] VARIABLES = {0, 1, 2, 3};

  private BddTable table;

  private int[] edges(String order) {
    table = new BddTable(64);
    table.addVariables(Arrays.stream(order.split("")).mapToInt(Integer::parseInt).toArray());
    int[] edges = new int[FUNCTIONS];
    for (int f = 0; f < FUNCTIONS; f++) {
      edges[f] = TRUTH.edge(table, f);
    }
    return edges;
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"0123", "2031"})
  void negationQuantifiersAndCofactorsAgree(String order) {
    int[] edges = edges(order);
    Quantifier quantifier = new Quantifier(table);
    Cofactors cofactors = new Cofactors(table);
    for (int f = 0; f < FUNCTIONS; f++) {
      assertEquals(edges[(int) TRUTH.not(f)], table.not(edges[f]), Truth.show(f));
      for (int v = 0; v < 4; v++) {
        int cube = quantifier.cube(v);
        int low = edges[(int) TRUTH.cofactor(f, v, false)];
        int high = edges[(int) TRUTH.cofactor(f, v, true)];
        assertEquals(low, cofactors.cofactor(edges[f], v, false), Truth.show(f));
        assertEquals(high, cofactors.cofactor(edges[f], v, true), Truth.show(f));
        assertEquals(table.or(low, high), quantifier.exists(edges[f], cube), Truth.show(f));
        assertEquals(table.and(low, high), quantifier.forall(edges[f], cube), Truth.show(f));
      }
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"0123", "2031"})
  void countsAndSupportAgree(String order) {
    int[] edges = edges(order);
    for (int f = 0; f < FUNCTIONS; f++) {
      BigInteger models = BigInteger.valueOf(Long.bitCount(f));
      assertEquals(models, ModelCount.of(table, edges[f]), Truth.show(f));
      List<Integer> support = new ArrayList<>();
      for (int v = 0; v < 4; v++) {
        if (TRUTH.cofactor(f, v, false) != TRUTH.cofactor(f, v, true)) {
          support.add(v);
        }
      }
      int[] actual = Edges.support(table, edges[f]);
      assertEquals(support, Arrays.stream(actual).boxed().toList(), Truth.show(f));
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"0123", "2031"})
  void cubesOfThePathsAreDisjointAndCoverTheFunction(String order) {
    int[] edges = edges(order);
    for (int f = 0; f < FUNCTIONS; f++) {
      long covered = 0;
      int shortest = Integer.MAX_VALUE;
      var cubes = new CubeIterator(table, edges[f], new int[0], this);
      while (cubes.hasNext()) {
        Cube cube = cubes.next();
        assertEquals(0, covered & TRUTH.of(cube), Truth.show(f));
        covered |= TRUTH.of(cube);
        shortest = Math.min(shortest, cube.size());
      }
      assertEquals(f, covered);
      Optional<Cube> found = new Paths(table).shortest(edges[f]);
      assertEquals(f == 0, found.isEmpty());
      if (f != 0) {
        assertEquals(shortest, found.get().size(), Truth.show(f));
        assertEquals(0, TRUTH.of(found.get()) & ~f, Truth.show(f));
        assertEquals(0, TRUTH.of(new Paths(table).any(edges[f]).get()) & ~f, Truth.show(f));
      }
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"0123", "2031"})
  void mintermsAreTheModelsAndTheSmallestComesFirst(String order) {
    int[] edges = edges(order);
    for (int f = 0; f < FUNCTIONS; f++) {
      long covered = 0;
      int count = 0;
      var minterms = new CubeIterator(table, edges[f], Edges.levels(table, VARIABLES), this);
      while (minterms.hasNext()) {
        Cube minterm = minterms.next();
        assertEquals(4, minterm.size());
        covered |= TRUTH.of(minterm);
        count++;
      }
      assertEquals(f, covered);
      assertEquals(Long.bitCount(f), count);
      Optional<Cube> smallest = new Paths(table).smallestModel(edges[f], VARIABLES);
      assertEquals(f == 0, smallest.isEmpty());
      if (f != 0) {
        assertEquals(smallestRow(f), Long.numberOfTrailingZeros(TRUTH.of(smallest.get())));
      }
    }
  }

  /** The row that is smallest with variable 0 as the most significant digit. */
  private static int smallestRow(int f) {
    return IntStream.range(0, 16)
        .filter(row -> Truth.at(f, row))
        .boxed()
        .min(Comparator.comparing(row -> Integer.reverse(row) >>> 28))
        .orElseThrow();
  }
}
