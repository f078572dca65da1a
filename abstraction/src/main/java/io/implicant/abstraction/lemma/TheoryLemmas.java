package io.implicant.abstraction.lemma;

import io.implicant.abstraction.Limited;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.dd.zdd.CubeSet;
import io.implicant.dd.zdd.CubeSets;
import io.implicant.theories.Literal;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Every minimal theory conflict among the atoms of a space: the prime implicants of the
 * inconsistent assignments I. Negated, each is a theory lemma, a clause that holds in all models
 * and from which no literal can be left out; together they say all that the theory says about these
 * atoms. Others enumerate them by asking an SMT solver for one after the other.
 *
 * <p>Cost: one symbolic run for I, then primes as a ZDD, whose size matters, not their number.
 */
public final class TheoryLemmas {
  private final AtomSpace space;
  private final CubeSet conflicts;

  private TheoryLemmas(AtomSpace space, CubeSet conflicts) {
    this.space = space;
    this.conflicts = conflicts;
  }

  /** The lemmas about the atoms of the space. */
  public static Limited<TheoryLemmas> of(AtomSpace space, Budget budget) {
    return space
        .inconsistent(budget)
        .match(
            inconsistent -> space.attempt(budget, () -> of(space, inconsistent)),
            Limited.Stopped::new);
  }

  private static TheoryLemmas of(AtomSpace space, Bdd inconsistent) {
    return new TheoryLemmas(space, CubeSets.over(space.manager()).primesOf(inconsistent));
  }

  public AtomSpace space() {
    return space;
  }

  /** The minimal conflicts as cubes over the atoms' numbers. */
  public CubeSet conflicts() {
    return conflicts;
  }

  /** The clause that excludes a conflict. */
  public List<Literal> lemma(Cube conflict) {
    return conflict
        .literals()
        .mapToObj(literal -> new Literal(space.atoms().get(literal >>> 1), (literal & 1) == 1))
        .toList();
  }

  /**
   * Gives out conflicts one by one, shortest first, each as soon as it is found; returns how many.
   *
   * @param most how many at most
   * @param maxLength the length of the longest to give out
   */
  public Limited<Long> forEachShortest(
      long most, int maxLength, Budget budget, Consumer<Cube> consumer) {
    return space.attempt(
        budget,
        () -> {
          long given = 0;
          Iterator<Cube> cubes = conflicts.shortestFirst().iterator();
          while (given < most && cubes.hasNext()) {
            Cube cube = cubes.next();
            if (cube.size() > maxLength) {
              break;
            }
            budget.check();
            consumer.accept(cube);
            given++;
          }
          return given;
        });
  }

  /** How many lemmas there are of each length, without empty entries. */
  public Limited<SortedMap<Integer, BigInteger>> countsByLength(Budget budget) {
    return space.attempt(
        budget,
        () -> {
          SortedMap<Integer, BigInteger> counts = new TreeMap<>();
          BigInteger left = conflicts.count();
          for (int length = 0; left.signum() > 0; length++) {
            BigInteger count = conflicts.ofSize(length).count();
            if (count.signum() > 0) {
              counts.put(length, count);
              left = left.subtract(count);
            }
          }
          return counts;
        });
  }
}
