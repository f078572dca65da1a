package io.implicant.dd.zdd;

import static io.implicant.dd.bdd.BddTable.FALSE;
import static io.implicant.dd.bdd.BddTable.TRUE;
import static io.implicant.dd.zdd.ZddTable.EMPTY;
import static io.implicant.dd.zdd.ZddTable.UNIT;

import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.table.DeepStack;
import java.util.HashMap;
import java.util.Map;

/**
 * An irredundant sum of products between two functions (Minato 1992, after Morreale 1970). Engine
 * API. Every cube lies within {@code upper}, their union contains {@code lower}; no cube and no
 * literal can be left out. Don't-cares are the difference of the two.
 *
 * <p>With x the topmost variable: what the cofactors must cover and the other cofactor may not is
 * covered by cubes with a literal of x; what then remains, by cubes without x.
 */
public final class IrredundantCover {
  private final BddTable bdd;
  private final ZddTable zdd;
  private final Map<Long, Long> known = new HashMap<>(); // (lower, upper) to (cubes, their union)

  private IrredundantCover(BddTable bdd, ZddTable zdd) {
    this.bdd = bdd;
    this.zdd = zdd;
    zdd.ensureVariables(bdd.variableCount());
  }

  /** A cover of lower by cubes within upper; lower must imply upper. */
  public static int between(BddTable bdd, ZddTable zdd, int lower, int upper) {
    if (!bdd.entails(lower, upper)) {
      throw new IllegalArgumentException("the lower bound does not imply the upper one");
    }
    IrredundantCover cover = new IrredundantCover(bdd, zdd);
    return Lockstep.run(bdd, zdd, guard -> cubes(cover.between(lower, upper, guard)));
  }

  private long between(int lower, int upper, int guard) {
    if (lower == FALSE) {
      return pair(EMPTY, FALSE);
    }
    if (upper == TRUE) {
      return pair(UNIT, TRUE);
    }
    long key = pair(lower, upper);
    Long found = known.get(key);
    if (found != null) {
      return found;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    long result = step(lower, upper, guard);
    known.put(key, result);
    return result;
  }

  private long step(int lower, int upper, int guard) {
    int level = Math.min(bdd.level(lower), bdd.level(upper));
    int lower0 = bdd.low(lower, level);
    int lower1 = bdd.high(lower, level);
    int upper0 = bdd.low(upper, level);
    int upper1 = bdd.high(upper, level);
    long negative = between(bdd.minus(lower0, upper1), upper0, guard - 1);
    long positive = between(bdd.minus(lower1, upper0), upper1, guard - 1);
    int left0 = bdd.minus(lower0, union(negative));
    int left1 = bdd.minus(lower1, union(positive));
    long without = between(bdd.or(left0, left1), bdd.and(upper0, upper1), guard - 1);
    int variable = bdd.order().variableAt(level);
    int cubes = zdd.split(variable, cubes(without), cubes(positive), cubes(negative));
    int literals = bdd.node(level, union(negative), union(positive));
    return pair(cubes, bdd.or(literals, union(without)));
  }

  private static long pair(int cubes, int union) {
    return ((long) cubes << 32) | union;
  }

  private static int cubes(long pair) {
    return (int) (pair >>> 32);
  }

  private static int union(long pair) {
    return (int) pair;
  }
}
