package io.implicant.dd.bdd;

import static io.implicant.dd.bdd.BddTable.FALSE;
import static io.implicant.dd.bdd.BddTable.TRUE;
import static io.implicant.dd.table.OperationCache.MISS;

import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.NodeTable;

/**
 * Functions under assumptions: cofactors by literals, and the two generalised cofactors of Coudert
 * and Madre (1990). Engine API. All commute with negation, so only plain edges enter the cache.
 */
public final class Cofactors {
  private final BddTable table;

  public Cofactors(BddTable table) {
    this.table = table;
  }

  /** f with the literals of the cube made true; the cube is a conjunction of literals. O(|f|). */
  public int restrict(int f, int cube) {
    return table.guarded(guard -> restrict(f, cube, guard));
  }

  /** f with one variable fixed. */
  public int cofactor(int f, int variable, boolean value) {
    return restrict(f, table.literal(variable, value));
  }

  /**
   * The generalised cofactor: constrain(f, c) and c = f and c, and the result depends only on the
   * values of f within c. Distributes over every Boolean operation. O(|f| |c|).
   */
  public int constrain(int f, int care) {
    requireSatisfiable(care);
    return table.guarded(guard -> constrain(f, care, guard));
  }

  /**
   * Some function that equals f within the care set, usually smaller than f: variables of the care
   * set that f does not test are quantified away. O(|f| |c|).
   */
  public int simplify(int f, int care) {
    requireSatisfiable(care);
    return table.guarded(guard -> simplify(f, care, guard));
  }

  private static void requireSatisfiable(int care) {
    if (care == FALSE) {
      throw new IllegalArgumentException("empty care set");
    }
  }

  private int restrict(int f, int cube, int guard) {
    int level = table.level(f);
    if (level == NodeTable.TERMINAL_LEVEL) {
      return f;
    }
    while (table.level(cube) < level) {
      cube = next(cube);
    }
    if (cube == TRUE) {
      return f;
    }
    int complement = f & 1;
    f ^= complement;
    int cached = table.operations().get(BddTable.RESTRICT, f, cube);
    if (cached != MISS) {
      return cached ^ complement;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int result;
    if (table.level(cube) == level) {
      int branch = table.low(cube) == FALSE ? table.high(f) : table.low(f);
      result = restrict(branch, next(cube), guard - 1);
    } else {
      int low = restrict(table.low(f), cube, guard - 1);
      result = table.node(level, low, restrict(table.high(f), cube, guard - 1));
    }
    table.operations().put(BddTable.RESTRICT, f, cube, result);
    return result ^ complement;
  }

  private int next(int cube) {
    int low = table.low(cube);
    assert low == FALSE || table.high(cube) == FALSE : "not a cube";
    return low == FALSE ? table.high(cube) : low;
  }

  private int constrain(int f, int care, int guard) {
    if (care == TRUE || f <= FALSE) {
      return f;
    }
    if ((f ^ care) <= 1) {
      return f == care ? TRUE : FALSE;
    }
    int complement = f & 1;
    f ^= complement;
    int cached = table.operations().get(BddTable.CONSTRAIN, f, care);
    if (cached != MISS) {
      return cached ^ complement;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int level = Math.min(table.level(f), table.level(care));
    int care0 = table.low(care, level);
    int care1 = table.high(care, level);
    int result;
    if (care0 == FALSE) {
      result = constrain(table.high(f, level), care1, guard - 1);
    } else if (care1 == FALSE) {
      result = constrain(table.low(f, level), care0, guard - 1);
    } else {
      int low = constrain(table.low(f, level), care0, guard - 1);
      result = table.node(level, low, constrain(table.high(f, level), care1, guard - 1));
    }
    table.operations().put(BddTable.CONSTRAIN, f, care, result);
    return result ^ complement;
  }

  private int simplify(int f, int care, int guard) {
    if (care == TRUE || f <= FALSE) {
      return f;
    }
    if ((f ^ care) <= 1) {
      return f == care ? TRUE : FALSE;
    }
    int complement = f & 1;
    f ^= complement;
    int cached = table.operations().get(BddTable.SIMPLIFY, f, care);
    if (cached != MISS) {
      return cached ^ complement;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int result = simplifyStep(f, care, guard);
    table.operations().put(BddTable.SIMPLIFY, f, care, result);
    return result ^ complement;
  }

  private int simplifyStep(int f, int care, int guard) {
    int level = table.level(f);
    if (table.level(care) < level) {
      int either = table.and(table.low(care) ^ 1, table.high(care) ^ 1, guard) ^ 1;
      return simplify(f, either, guard - 1);
    }
    int care0 = table.low(care, level);
    int care1 = table.high(care, level);
    if (care0 == FALSE) {
      return simplify(table.high(f), care1, guard - 1);
    }
    if (care1 == FALSE) {
      return simplify(table.low(f), care0, guard - 1);
    }
    int low = simplify(table.low(f), care0, guard - 1);
    return table.node(level, low, simplify(table.high(f), care1, guard - 1));
  }
}
