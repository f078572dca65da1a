package io.implicant.dd.bdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.table.Budget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReorderingTest {
  private static final Truth TRUTH = new Truth(6);

  /** x0 x1 or x2 x3 or ..., with partners far apart: 2^(n+1) - 2 nodes; 2n with partners near. */
  private static Bdd pairs(BddManager manager, int n) {
    Bdd result = manager.constant(false);
    for (int i = 0; i < n; i++) {
      result = result.or(manager.variable(i).and(manager.variable(n + i)));
    }
    return result;
  }

  @Test
  void siftingFindsTheLinearOrderOfPairs() {
    BddManager manager = BddManager.create(20);
    Bdd pairs = pairs(manager, 10);
    assertEquals(2046, pairs.nodeCount());
    Reordering first = manager.sift();
    manager.sift();
    assertEquals(20, pairs.nodeCount());
    assertTrue(first.nodesAfter() < first.nodesBefore());
    assertTrue(first.complete());
    assertSame(pairs, pairs(manager, 10), "the same function is the same handle after sifting");
  }

  @Test
  void groupsStayNeighbours() {
    BddManager manager = BddManager.create(12);
    Bdd pairs = pairs(manager, 6);
    List<int[]> groups = List.of(new int[] {0, 1}, new int[] {4, 3, 2}, new int[] {10, 11});
    manager.sift(groups);
    for (int[] group : groups) {
      int[] levels =
          IntStream.of(group).map(v -> manager.table().order().levelOf(v)).sorted().toArray();
      assertEquals(group.length - 1, levels[levels.length - 1] - levels[0]);
    }
    assertSame(pairs, pairs(manager, 6));
  }

  @Test
  void groupsThatAreNoNeighboursAreRefused() {
    BddManager manager = BddManager.create(5);
    List<int[]> groups = List.of(new int[] {0, 2});
    assertThrows(IllegalArgumentException.class, () -> manager.sift(groups));
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void functionsKeepTheirValuesInEveryOrder(long seed) {
    Random random = new Random(seed);
    BddManager manager = BddManager.create(6);
    List<Bdd> functions = new ArrayList<>();
    List<Long> tables = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      tables.add(random.nextLong());
      functions.add(manager.handle(TRUTH.edge(manager.table(), tables.get(i))));
    }
    for (int round = 0; round < 10; round++) {
      List<Integer> order = new ArrayList<>(IntStream.range(0, 6).boxed().toList());
      Collections.shuffle(order, random);
      Reordering reordering = manager.reorder(order.stream().mapToInt(v -> v).toArray());
      assertEquals(order, reordering.orderAfter());
      for (int i = 0; i < functions.size(); i++) {
        assertEquals(tables.get(i), TRUTH.table(manager.table(), functions.get(i).edge()));
        Bdd again = manager.handle(TRUTH.edge(manager.table(), tables.get(i)));
        assertSame(functions.get(i), again, "canonical after reordering, seed " + seed);
      }
      int exact = manager.table().size();
      manager.collect();
      assertTrue(manager.table().size() <= exact);
    }
  }

  @Test
  void nodeCountsOfTheReportAreThoseOfTheTable() {
    BddManager manager = BddManager.create(16);
    Bdd pairs = pairs(manager, 8);
    Reordering reordering = manager.sift();
    int after = manager.tableSize();
    assertEquals(after, reordering.nodesAfter());
    manager.collect();
    assertEquals(after, manager.tableSize(), "sifting leaves no garbage");
    assertFalse(pairs.isFalse());
  }

  @Test
  void cancelledSiftingStopsWithAReport() {
    BddManager manager = BddManager.create(24);
    Bdd pairs = pairs(manager, 12);
    Budget budget = Budget.unlimited();
    budget.cancel();
    Outcome<Reordering> outcome = manager.attempt(budget, manager::sift);
    boolean stopped = outcome.match(report -> report.stoppedBy().isPresent(), reason -> true);
    assertTrue(stopped);
    assertSame(pairs, pairs(manager, 12));
  }

  @Test
  void forceBringsTheVariablesOfAnEdgeTogether() {
    List<int[]> edges = IntStream.range(0, 50).mapToObj(i -> new int[] {i, 50 + i}).toList();
    int[] start = IntStream.range(0, 100).toArray();
    int[] order = StaticOrders.force(edges, start);
    assertTrue(StaticOrders.span(edges, order) <= 2 * 50, "span of FORCE");
    BddManager manager = BddManager.inOrder(order);
    assertTrue(pairs(manager, 50).nodeCount() <= 400);
  }

  @Test
  void breadthFirstOrdersFollowAPath() {
    List<int[]> edges =
        IntStream.range(0, 99).mapToObj(i -> new int[] {(7 * i) % 101, (7 * i + 7) % 101}).toList();
    int[] order = StaticOrders.breadthFirst(edges, 101, 0);
    assertEquals(99, StaticOrders.span(edges, order), "each edge joins neighbours");
    assertEquals(101, IntStream.of(order).distinct().count());
  }
}
