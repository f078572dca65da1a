package io.implicant.dd.zdd;

import static io.implicant.dd.table.OperationCache.MISS;
import static io.implicant.dd.zdd.ZddTable.EMPTY;
import static io.implicant.dd.zdd.ZddTable.UNIT;

import io.implicant.dd.table.DeepStack;

/**
 * Removal of cubes by inclusion of their literals (Coudert, Madre and Fraisse 1993). Engine API. A
 * cube with fewer literals covers more, so the minimal cubes of a set cover all of it.
 */
public final class Subsumption {
  private final ZddTable table;

  public Subsumption(ZddTable table) {
    this.table = table;
  }

  /** The cubes of f that contain no other cube of f. */
  public int minimal(int f) {
    return table.guarded(guard -> minimal(f, guard));
  }

  /** The cubes of f that are contained in no other cube of f. */
  public int maximal(int f) {
    return table.guarded(guard -> maximal(f, guard));
  }

  /** The cubes of f that contain no cube of g. */
  public int nonSupersets(int f, int g) {
    return table.guarded(guard -> nonSupersets(f, g, guard));
  }

  /** The cubes of f that are contained in no cube of g. */
  public int nonSubsets(int f, int g) {
    return table.guarded(guard -> nonSubsets(f, g, guard));
  }

  private int minimal(int f, int guard) {
    if (f <= UNIT) {
      return f;
    }
    int cached = table.operations().get(ZddTable.MINIMAL, f, 0);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int low = minimal(table.low(f), guard - 1);
    int high = nonSupersets(minimal(table.high(f), guard - 1), low, guard - 1);
    int result = table.node(table.level(f), low, high);
    table.operations().put(ZddTable.MINIMAL, f, 0, result);
    return result;
  }

  private int maximal(int f, int guard) {
    if (f <= UNIT) {
      return f;
    }
    int cached = table.operations().get(ZddTable.MAXIMAL, f, 0);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int high = maximal(table.high(f), guard - 1);
    int low = nonSubsets(maximal(table.low(f), guard - 1), high, guard - 1);
    int result = table.node(table.level(f), low, high);
    table.operations().put(ZddTable.MAXIMAL, f, 0, result);
    return result;
  }

  private int nonSupersets(int f, int g, int guard) {
    if (f == EMPTY || g == UNIT || f == g) {
      return EMPTY;
    }
    if (g == EMPTY) {
      return f;
    }
    int cached = table.operations().get(ZddTable.NON_SUPERSETS, f, g);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    table.step();
    int level = Math.min(table.level(f), table.level(g));
    int g0 = table.without(g, level);
    int high = nonSupersets(table.with(f, level), table.with(g, level), guard - 1);
    high = nonSupersets(high, g0, guard - 1);
    int low = nonSupersets(table.without(f, level), g0, guard - 1);
    int result = table.node(level, low, high);
    table.operations().put(ZddTable.NON_SUPERSETS, f, g, result);
    return result;
  }

  private int nonSubsets(int f, int g, int guard) {
    if (g == EMPTY) {
      return f;
    }
    if (f <= UNIT || f == g) { // the empty cube is contained in every cube
      return EMPTY;
    }
    int cached = table.operations().get(ZddTable.NON_SUBSETS, f, g);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    table.step();
    int level = Math.min(table.level(f), table.level(g));
    int g1 = table.with(g, level);
    int low = nonSubsets(table.without(f, level), table.without(g, level), guard - 1);
    low = nonSubsets(low, g1, guard - 1);
    int high = nonSubsets(table.with(f, level), g1, guard - 1);
    int result = table.node(level, low, high);
    table.operations().put(ZddTable.NON_SUBSETS, f, g, result);
    return result;
  }
}
