package io.implicant.dd.zdd;

import static io.implicant.dd.bdd.BddTable.FALSE;
import static io.implicant.dd.bdd.BddTable.TRUE;
import static io.implicant.dd.zdd.ZddTable.EMPTY;
import static io.implicant.dd.zdd.ZddTable.UNIT;

import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.bdd.Cofactors;
import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.IntMap;
import java.util.HashMap;
import java.util.Map;

/**
 * The cubes of a set that alone cover some minterm; of a set of primes, the essential ones. Engine
 * API. Implicit: the number of cubes does not matter, only the sizes of diagrams.
 *
 * <p>First the minterms covered at least once and at least twice, by recursion over the cubes: with
 * x the topmost variable, a minterm with x is covered by the cubes without x and by those with x.
 * Then the cubes that meet a minterm covered exactly once.
 */
public final class EssentialPrimes {
  private final BddTable bdd;
  private final ZddTable zdd;
  private final Cofactors cofactors;
  private final IntMap once = new IntMap(); // set of cubes to minterms in at least one
  private final IntMap twice = new IntMap(); // set of cubes to minterms in at least two
  private final Map<Long, Integer> meeting = new HashMap<>();

  private EssentialPrimes(BddTable bdd, ZddTable zdd) {
    this.bdd = bdd;
    this.zdd = zdd;
    this.cofactors = new Cofactors(bdd);
    zdd.ensureVariables(bdd.variableCount());
    once.put(EMPTY, FALSE);
    once.put(UNIT, TRUE);
    twice.put(EMPTY, FALSE);
    twice.put(UNIT, FALSE);
  }

  /** The cubes that cover a minterm no other cube covers. */
  public static int of(BddTable bdd, ZddTable zdd, int cubes) {
    EssentialPrimes essential = new EssentialPrimes(bdd, zdd);
    return Lockstep.run(
        bdd,
        zdd,
        guard -> {
          essential.cover(cubes, guard);
          int alone = bdd.minus(essential.once.get(cubes), essential.twice.get(cubes));
          return essential.meeting(cubes, alone, guard);
        });
  }

  private void cover(int cubes, int guard) {
    if (once.get(cubes) != IntMap.ABSENT) {
      return;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int level = zdd.level(cubes) & ~1;
    int rest = zdd.without(cubes, level);
    int without = zdd.without(rest, level + 1);
    int positive = zdd.with(cubes, level);
    int negative = zdd.with(rest, level + 1);
    cover(without, guard - 1);
    cover(positive, guard - 1);
    cover(negative, guard - 1);
    int variable = bdd.variable(zdd.order().variableAt(level >>> 1));
    once.put(cubes, bdd.ite(variable, once(without, positive), once(without, negative)));
    twice.put(cubes, bdd.ite(variable, twice(without, positive), twice(without, negative)));
  }

  private int once(int f, int g) {
    return bdd.or(once.get(f), once.get(g));
  }

  private int twice(int f, int g) {
    int inBoth = bdd.and(once.get(f), once.get(g));
    return bdd.or(inBoth, bdd.or(twice.get(f), twice.get(g)));
  }

  /** The cubes that contain a minterm of the function. */
  private int meeting(int cubes, int minterms, int guard) {
    if (cubes == EMPTY || minterms == FALSE) {
      return EMPTY;
    }
    if (cubes == UNIT) {
      return UNIT;
    }
    minterms = withoutSkipped(minterms, zdd.level(cubes));
    if (minterms == TRUE) {
      return cubes;
    }
    long key = ((long) cubes << 32) | minterms;
    Integer found = meeting.get(key);
    if (found != null) {
      return found;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int level = zdd.level(cubes) & ~1;
    int variable = zdd.order().variableAt(level >>> 1);
    int minterms0 = cofactors.cofactor(minterms, variable, false);
    int minterms1 = cofactors.cofactor(minterms, variable, true);
    int rest = zdd.without(cubes, level);
    int either = bdd.or(minterms0, minterms1);
    int without = meeting(zdd.without(rest, level + 1), either, guard - 1);
    int positive = meeting(zdd.with(cubes, level), minterms1, guard - 1);
    int negative = meeting(zdd.with(rest, level + 1), minterms0, guard - 1);
    int result = zdd.split(variable, without, positive, negative);
    meeting.put(key, result);
    return result;
  }

  /**
   * The minterms without the topmost variables that the cubes do not mention any more. Left in,
   * they would make a function of its own of every way to get here: 2^n ways past n diamonds.
   */
  private int withoutSkipped(int minterms, int cubeLevel) {
    while (minterms > FALSE) {
      int variable = bdd.order().variableAt(bdd.level(minterms));
      if (zdd.levelOfLiteral(2 * variable) >= (cubeLevel & ~1)) {
        break;
      }
      minterms = bdd.or(bdd.low(minterms), bdd.high(minterms));
    }
    return minterms;
  }
}
