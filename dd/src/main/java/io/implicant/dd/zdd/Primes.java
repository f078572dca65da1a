package io.implicant.dd.zdd;

import static io.implicant.dd.bdd.BddTable.FALSE;
import static io.implicant.dd.bdd.BddTable.TRUE;
import static io.implicant.dd.zdd.ZddTable.EMPTY;
import static io.implicant.dd.zdd.ZddTable.UNIT;

import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.IntMap;

/**
 * All prime implicants of a function as one diagram (Coudert and Madre 1992). Engine API.
 *
 * <p>With x the topmost variable of f, and f0, f1 its cofactors: the primes without x are those of
 * f0 and f1; the primes with x are those of f1 that do not imply f0, that is, those that are not
 * primes of f0 and f1; likewise for not x. The cost is measured in the size of the diagrams, not in
 * the number of primes.
 */
public final class Primes {
  private final BddTable bdd;
  private final ZddTable zdd;
  private final IntMap known = new IntMap(); // function to primes

  private Primes(BddTable bdd, ZddTable zdd) {
    this.bdd = bdd;
    this.zdd = zdd;
    zdd.ensureVariables(bdd.variableCount());
  }

  public static int of(BddTable bdd, ZddTable zdd, int f) {
    Primes primes = new Primes(bdd, zdd);
    return Lockstep.run(bdd, zdd, guard -> primes.of(f, guard));
  }

  private int of(int f, int guard) {
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
    int f0 = bdd.low(f);
    int f1 = bdd.high(f);
    int both = of(bdd.and(f0, f1), guard - 1);
    int positive = zdd.minus(of(f1, guard - 1), both);
    int negative = zdd.minus(of(f0, guard - 1), both);
    int variable = bdd.order().variableAt(bdd.level(f));
    int result = zdd.split(variable, both, positive, negative);
    known.put(f, result);
    return result;
  }
}
