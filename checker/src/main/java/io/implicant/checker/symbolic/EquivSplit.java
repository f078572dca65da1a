package io.implicant.checker.symbolic;

import io.implicant.checker.expression.Expressions;
import io.implicant.checker.expression.IntExpression;
import io.implicant.checker.expression.Replacement;
import io.implicant.checker.expression.UnknownIndex;
import io.implicant.checker.expression.Value;
import io.implicant.dd.ddd.DddTable;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * EquivSplit and SolveSub [CBKT13 Algorithms 1 and 2; Col13 4.2]: the partition of a set of states
 * by the value of an expression, computed on the diagram, with a cache keyed by (diagram,
 * expression). Variables of expressions are levels of diagrams.
 *
 * <p><b>Cost.</b> One visit for each pair of a node and a partially evaluated expression, plus the
 * unions that merge classes; SolveSub multiplies it by the values of the index that it looks ahead
 * for. The cache is lossy: one entry a slot.
 *
 * <p>The expression must not depend on levels above the set. No collection happens meanwhile.
 */
public final class EquivSplit {
  private static final int CACHE_SIZE = 1 << 16;

  private final DddTable table;
  private final Expressions pool;
  private final long[] keys = new long[CACHE_SIZE];
  private final Partition[] results = new Partition[CACHE_SIZE];

  public EquivSplit(DddTable table, Expressions pool) {
    this.table = table;
    this.pool = pool;
    table.onCollection(() -> Arrays.fill(results, null));
  }

  /** The classes of a set by the value of the expression. */
  public Partition split(IntExpression e, int set) {
    if (e instanceof Value value) {
      return new Partition(new long[] {value.value()}, new int[] {set});
    }
    long key = ((long) e.id() << 32) | set;
    int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 48) & (CACHE_SIZE - 1);
    if (keys[slot] == key && results[slot] != null) {
      return results[slot];
    }
    int level = table.level(set);
    Classes classes = new Classes(table);
    for (int i = 0; i < table.arity(set); i++) {
      int value = table.value(set, i);
      solve(pool.with(e, level, value), table.child(set, i), level, value, classes);
    }
    Partition result = classes.finish(level);
    keys[slot] = key;
    results[slot] = result;
    return result;
  }

  /** Splits the states that have the value at the level, once the expression does not need it. */
  private void solve(IntExpression e, int child, int level, int value, Classes classes) {
    if (!e.dependsOn(level)) {
      addAll(split(e, child), value, classes);
      return;
    }
    for (Map.Entry<IntExpression, Integer> solved : solveSub(e, child, level, value).entrySet()) {
      addAll(split(solved.getKey(), solved.getValue()), value, classes);
    }
  }

  private static void addAll(Partition partition, int value, Classes classes) {
    for (int i = 0; i < partition.size(); i++) {
      classes.add(partition.value(i), value, partition.part(i));
    }
  }

  /**
   * Makes an expression independent of a level whose value is known, by looking ahead for indices
   * that could reach it: a partition of the child, each class with its simpler expression.
   */
  private Map<IntExpression, Integer> solveSub(IntExpression e, int child, int level, int value) {
    Map<IntExpression, Integer> solved = new LinkedHashMap<>();
    Map<IntExpression, Integer> open = new LinkedHashMap<>();
    open.put(e, child);
    while (!open.isEmpty()) {
      IntExpression next = open.keySet().iterator().next();
      int set = open.remove(next);
      if (!next.dependsOn(level)) {
        solved.merge(next, set, table::union);
        continue;
      }
      IntExpression index = UnknownIndex.find(next, level);
      Partition partition = split(index, set);
      for (int i = 0; i < partition.size(); i++) {
        IntExpression known = pool.constantValue(partition.value(i));
        IntExpression simpler = new Replacement(pool, index, known).apply(next);
        open.merge(pool.with(simpler, level, value), partition.part(i), table::union);
      }
    }
    return solved;
  }
}
