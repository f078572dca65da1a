package io.implicant.checker.symbolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.expression.Evaluation;
import io.implicant.checker.expression.Expressions;
import io.implicant.checker.expression.IntExpression;
import io.implicant.checker.expression.RandomExpressions;
import io.implicant.dd.ddd.DddTable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Classes by the value of an expression against evaluation state by state. */
final class EquivSplitTest {
  private static final int LEVELS = 4;
  private static final int CASES = 10_000;

  @Test
  void classesAgreeWithEvaluationStateByState() {
    for (long seed = 0; seed < CASES; seed++) {
      Random random = new Random(seed);
      DddTable table = new DddTable(LEVELS);
      Expressions pool = new Expressions();
      IntExpression e = new RandomExpressions(random, pool, LEVELS).integer(4);
      int[][] states = Sets.random(random, LEVELS, 1 + random.nextInt(20), -1, 4);
      Partition partition = new EquivSplit(table, pool).split(e, Sets.of(table, states));
      Map<Long, Set<List<Integer>>> expected = new HashMap<>();
      for (int[] state : states) {
        expected
            .computeIfAbsent(Evaluation.value(e, state), value -> new HashSet<>())
            .add(Arrays.stream(state).boxed().toList());
      }
      Map<Long, Set<List<Integer>>> found = new HashMap<>();
      for (int i = 0; i < partition.size(); i++) {
        found.put(partition.value(i), Sets.explicit(table, partition.part(i)));
      }
      assertEquals(expected, found, "seed " + seed + ": " + e);
    }
  }

  /** Collections give the numbers of nodes to other sets. */
  @Test
  void classesOfACollectedSetAreForgotten() {
    DddTable table = new DddTable(LEVELS);
    Expressions pool = new Expressions();
    EquivSplit split = new EquivSplit(table, pool);
    IntExpression sum = pool.add(pool.variable(1), pool.variable(3));
    for (long seed = 0; seed < 100; seed++) {
      int[][] states = Sets.random(new Random(seed), LEVELS, 3, 0, 3);
      Partition partition = split.split(sum, Sets.of(table, states));
      Set<List<Integer>> all = new HashSet<>();
      for (int i = 0; i < partition.size(); i++) {
        all.addAll(Sets.explicit(table, partition.part(i)));
      }
      assertEquals(Sets.explicit(states), all, "seed " + seed);
      table.collect();
    }
  }

  /** On the set of [CBKT13 Fig. 1], with the array t = (x1, x2, x3) counted from 0. */
  @Test
  void figureOneIsSplitByANestedAccess() {
    DddTable table = new DddTable(3);
    Expressions pool = new Expressions();
    int set = Sets.of(table, new int[][] {{2, 3, 1}, {1, 1, 1}, {1, 2, 3}});
    IntExpression inner = pool.cell(pool.cells(0, 1, 2), pool.variable(0)); // t[t[0]]
    Partition byInner = new EquivSplit(table, pool).split(inner, set);
    assertEquals(2, byInner.size());
    assertEquals("[1, 1, 1] [2, 3, 1]", Sets.text(table, byInner.part(0)));
    assertEquals("[1, 2, 3]", Sets.text(table, byInner.part(1)));
    IntExpression outer = pool.cell(pool.cells(0, 1, 2), inner); // t[t[t[0]]]
    Partition byOuter = new EquivSplit(table, pool).split(outer, set);
    assertEquals(1, byOuter.value(0));
    assertEquals("[1, 1, 1]", Sets.text(table, byOuter.part(0)));
    assertEquals(3, byOuter.value(1));
    assertEquals("[1, 2, 3] [2, 3, 1]", Sets.text(table, byOuter.part(1)));
  }

  @Test
  void aSetIsNotTakenApartWhereTheExpressionDoesNotLook() {
    int levels = 40;
    DddTable table = new DddTable(levels);
    int node = DddTable.ONE;
    for (int level = levels - 1; level >= 0; level--) {
      node = table.union(table.single(level, 0, node), table.single(level, 1, node));
    }
    Expressions pool = new Expressions();
    IntExpression sum = pool.add(pool.variable(3), pool.variable(levels - 2));
    Partition partition = new EquivSplit(table, pool).split(sum, node);
    assertEquals(3, partition.size());
    assertEquals(table.count(node).shiftRight(1), table.count(partition.part(1)));
    assertTrue(table.size() < 50 * levels, "2^40 states, yet " + table.size() + " nodes");
  }
}
