package io.implicant.dd.bdd;

import static io.implicant.dd.bdd.BddTable.FALSE;
import static io.implicant.dd.bdd.BddTable.TRUE;
import static io.implicant.dd.table.OperationCache.MISS;

import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.NodeTable;
import java.util.Arrays;

/**
 * Quantification and the relational product (Burch, Clarke, Long, McMillan and Dill 1994). Engine
 * API. A set of variables is given as its {@link #cube}: the conjunction of the variables, which
 * makes it a key of the operation cache.
 *
 * <p>Worst case exponential in the number of quantified variables; a disjunction that becomes true
 * ends early.
 */
public final class Quantifier {
  private final BddTable table;

  public Quantifier(BddTable table) {
    this.table = table;
  }

  /** The conjunction of the variables. */
  public int cube(int... variables) {
    int[] levels = new int[variables.length];
    for (int i = 0; i < levels.length; i++) {
      levels[i] = table.order().levelOf(variables[i]);
    }
    Arrays.sort(levels);
    int cube = TRUE;
    for (int i = levels.length - 1; i >= 0; i--) {
      if (i == 0 || levels[i] != levels[i - 1]) {
        cube = table.node(levels[i], FALSE, cube);
      }
    }
    return cube;
  }

  /** True where some values of the variables of the cube make f true. */
  public int exists(int f, int cube) {
    return table.guarded(guard -> exists(f, cube, guard));
  }

  /** True where all values of the variables of the cube make f true. */
  public int forall(int f, int cube) {
    return exists(f ^ 1, cube) ^ 1;
  }

  /** exists(f and g), without building the conjunction. */
  public int andExists(int f, int g, int cube) {
    return table.guarded(guard -> andExists(f, g, cube, guard));
  }

  private int exists(int f, int cube, int guard) {
    int level = table.level(f);
    if (level == NodeTable.TERMINAL_LEVEL) {
      return f;
    }
    while (table.level(cube) < level) {
      cube = table.high(cube);
    }
    if (cube == TRUE) {
      return f;
    }
    int cached = table.operations().get(BddTable.EXISTS, f, cube);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int result;
    if (table.level(cube) == level) {
      int rest = table.high(cube);
      int low = exists(table.low(f), rest, guard - 1);
      result = low == TRUE ? TRUE : or(low, exists(table.high(f), rest, guard - 1), guard);
    } else {
      int low = exists(table.low(f), cube, guard - 1);
      result = table.node(level, low, exists(table.high(f), cube, guard - 1));
    }
    table.operations().put(BddTable.EXISTS, f, cube, result);
    return result;
  }

  private int andExists(int f, int g, int cube, int guard) {
    if (f > g) {
      int swap = f;
      f = g;
      g = swap;
    }
    if (f == FALSE || (f ^ g) == 1) {
      return FALSE;
    }
    if (f == TRUE || f == g) {
      return exists(g, cube, guard);
    }
    int level = Math.min(table.level(f), table.level(g));
    while (table.level(cube) < level) {
      cube = table.high(cube);
    }
    if (cube == TRUE) {
      return table.and(f, g, guard);
    }
    int cached = table.operations().get(BddTable.AND_EXISTS, f, g, cube);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int result = andExistsStep(f, g, cube, level, guard);
    table.operations().put(BddTable.AND_EXISTS, f, g, cube, result);
    return result;
  }

  private int andExistsStep(int f, int g, int cube, int level, int guard) {
    boolean quantified = table.level(cube) == level;
    int rest = quantified ? table.high(cube) : cube;
    int f1 = table.high(f, level);
    int g1 = table.high(g, level);
    int low = andExists(table.low(f, level), table.low(g, level), rest, guard - 1);
    if (!quantified) {
      return table.node(level, low, andExists(f1, g1, rest, guard - 1));
    }
    if (low == TRUE || low == f1 || low == g1) { // then the high branch adds nothing
      return low;
    }
    return or(low, andExists(f1, g1, rest, guard - 1), guard);
  }

  private int or(int f, int g, int guard) {
    return table.and(f ^ 1, g ^ 1, guard) ^ 1;
  }
}
