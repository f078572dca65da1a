package io.implicant.dd.zdd;

import static io.implicant.dd.bdd.BddTable.FALSE;
import static io.implicant.dd.bdd.BddTable.TRUE;
import static io.implicant.dd.zdd.ZddTable.EMPTY;
import static io.implicant.dd.zdd.ZddTable.UNIT;

import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.IntMap;

/** From functions to sets of cubes and back. Engine API. */
public final class Conversions {
  private final BddTable bdd;
  private final ZddTable zdd;
  private final IntMap known = new IntMap();

  private Conversions(BddTable bdd, ZddTable zdd) {
    this.bdd = bdd;
    this.zdd = zdd;
    zdd.ensureVariables(bdd.variableCount());
  }

  /** The paths of f to true: disjoint cubes whose union is f. O(|f|). */
  public static int paths(BddTable bdd, ZddTable zdd, int f) {
    Conversions conversions = new Conversions(bdd, zdd);
    return Lockstep.run(bdd, zdd, guard -> conversions.paths(f, guard));
  }

  /** The union of the cubes as a function. */
  public static int union(BddTable bdd, ZddTable zdd, int cubes) {
    Conversions conversions = new Conversions(bdd, zdd);
    return Lockstep.run(bdd, zdd, guard -> conversions.union(cubes, guard));
  }

  private int paths(int f, int guard) {
    if (f <= FALSE) {
      return f == TRUE ? UNIT : EMPTY;
    }
    int found = known.get(f);
    if (found != IntMap.ABSENT) {
      return found;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int low = paths(bdd.low(f), guard - 1);
    int high = paths(bdd.high(f), guard - 1);
    int result = zdd.split(bdd.order().variableAt(bdd.level(f)), EMPTY, high, low);
    known.put(f, result);
    return result;
  }

  private int union(int cubes, int guard) {
    if (cubes <= UNIT) {
      return cubes == UNIT ? TRUE : FALSE;
    }
    int found = known.get(cubes);
    if (found != IntMap.ABSENT) {
      return found;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int level = zdd.level(cubes) & ~1;
    int rest = zdd.without(cubes, level);
    int without = union(zdd.without(rest, level + 1), guard - 1);
    int positive = bdd.or(without, union(zdd.with(cubes, level), guard - 1));
    int negative = bdd.or(without, union(zdd.with(rest, level + 1), guard - 1));
    int variable = bdd.variable(zdd.order().variableAt(level >>> 1));
    int result = bdd.ite(variable, positive, negative);
    known.put(cubes, result);
    return result;
  }
}
