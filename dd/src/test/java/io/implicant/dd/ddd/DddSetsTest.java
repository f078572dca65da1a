package io.implicant.dd.ddd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The set operations of diagrams against sets of vectors. */
final class DddSetsTest {
  private static final int LEVELS = 4;

  @Test
  void setOperationsAgreeWithExplicitSets() {
    for (long seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      DddTable table = new DddTable(LEVELS);
      Set<List<Integer>> a = ExplicitSet.random(random, LEVELS, 3, random.nextInt(30));
      Set<List<Integer>> b = ExplicitSet.random(random, LEVELS, 3, random.nextInt(30));
      int f = ExplicitSet.toDdd(table, a);
      int g = ExplicitSet.toDdd(table, b);
      String message = "seed " + seed;
      assertEquals(a, ExplicitSet.of(table, f), message);
      assertEquals(BigInteger.valueOf(a.size()), table.count(f), message);
      Set<List<Integer>> expected = ExplicitSet.empty();
      expected.addAll(a);
      expected.addAll(b);
      assertEquals(ExplicitSet.toDdd(table, expected), table.union(f, g), message);
      expected.retainAll(b);
      expected.retainAll(a);
      assertEquals(ExplicitSet.toDdd(table, expected), table.intersection(f, g), message);
      expected.clear();
      expected.addAll(a);
      expected.removeAll(b);
      assertEquals(ExplicitSet.toDdd(table, expected), table.difference(f, g), message);
    }
  }

  @Test
  void projectionAndConcatenationUndoEachOtherOnProducts() {
    DddTable table = new DddTable(4);
    int left = table.union(table.vector(1, 2), table.vector(3, 4));
    int one = table.single(2, 5, table.single(3, -6, DddTable.ONE));
    int right = table.union(one, table.single(2, 7, table.single(3, 8, DddTable.ONE)));
    int product = table.concatenation(left, right);
    assertEquals(BigInteger.valueOf(4), table.count(product));
    BitSet upper = new BitSet();
    upper.set(0, 2);
    BitSet lower = new BitSet();
    lower.set(2, 4);
    assertEquals(left, table.projection(product, upper));
    assertEquals(right, table.projection(product, lower));
    assertEquals(4, table.projection(product, new BitSet()) + 3, "the empty vector is left");
    assertThrows(IllegalArgumentException.class, () -> table.concatenation(right, left));
    assertThrows(IllegalArgumentException.class, () -> table.union(right, left));
  }

  /** [CBKT13 Fig. 1] */
  @Test
  void figureOneOfThePaperHasThreeVectorsAndSixNodes() {
    DddTable table = new DddTable(3);
    int set = table.union(table.vector(2, 3, 1), table.vector(1, 1, 1));
    set = table.union(set, table.vector(1, 2, 3));
    assertEquals(BigInteger.valueOf(3), table.count(set));
    assertEquals(5, new DddNodes(table, set).size(), "x3 = 1 is shared");
    assertArrayEquals(new int[] {1, 1, 1}, table.first(set));
    assertArrayEquals(new int[] {1, 3}, new DddNodes(table, set).values(2));
    String dot = table.toDot(set, level -> "x" + (level + 1));
    assertTrue(dot.contains("[label=\"x1\"]") && dot.contains("-> one [label=\"3\"]"), dot);
  }

  @Test
  void countsBeyondLongsAreExact() {
    DddTable table = new DddTable(100);
    int node = DddTable.ONE;
    for (int level = 99; level >= 0; level--) {
      int both = table.single(level, 0, node);
      node = table.union(both, table.single(level, 1, node));
    }
    assertEquals(BigInteger.TWO.pow(100), table.count(node));
  }

  @Test
  void collectionsKeepWhatIsProtectedAndReuseTheRest() {
    for (long seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      DddTable table = new DddTable(LEVELS);
      Set<List<Integer>> kept = ExplicitSet.random(random, LEVELS, 6, 60);
      int node = table.protect(ExplicitSet.toDdd(table, kept));
      int before = 0;
      for (int round = 0; round < 20; round++) {
        Set<List<Integer>> other = ExplicitSet.random(random, LEVELS, 6, 60);
        int garbage = ExplicitSet.toDdd(table, other);
        assertEquals(other, ExplicitSet.of(table, garbage), "seed " + seed);
        assertTrue(table.collect() > 0);
        assertEquals(kept, ExplicitSet.of(table, node), "seed " + seed);
        assertEquals(node, ExplicitSet.toDdd(table, kept), "still canonical");
        assertTrue(round == 0 || before == new DddNodes(table, node).size());
        before = new DddNodes(table, node).size();
      }
      assertTrue(table.bytes() < 2_000_000, "space is used again: " + table.bytes());
      table.unprotect(node);
      table.collect();
      assertEquals(0, table.size());
    }
  }

  @Test
  void aLongChainNeedsNoDeepStackOfTheCaller() {
    int levels = 50_000;
    DddTable table = new DddTable(levels);
    int[] zeros = new int[levels];
    int[] ones = new int[levels];
    ones[levels - 1] = 1;
    int set = table.union(table.vector(zeros), table.vector(ones));
    assertEquals(BigInteger.TWO, table.count(set));
    assertEquals(table.vector(ones), table.difference(set, table.vector(zeros)));
  }

  @Test
  void limitsEndOperationsAndLeaveTheTableUsable() {
    DddTable table = new DddTable(10);
    table.setBudget(Budget.ofNodes(100));
    Random random = new Random(1);
    LimitReached limit =
        assertThrows(
            LimitReached.class,
            () -> ExplicitSet.toDdd(table, ExplicitSet.random(random, 10, 9, 20_000)));
    assertEquals(LimitReached.Reason.NODES, limit.reason());
    table.recover(0);
    table.setBudget(Budget.unlimited());
    table.collect();
    assertEquals(BigInteger.ONE, table.count(table.vector(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)));
    Budget cancelled = Budget.unlimited();
    cancelled.cancel();
    table.setBudget(cancelled);
    assertThrows(LimitReached.class, () -> table.vector(0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
  }
}
