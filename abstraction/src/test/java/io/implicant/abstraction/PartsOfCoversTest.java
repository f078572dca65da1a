package io.implicant.abstraction;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Formula;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Way;
import java.time.Duration;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** What a cover says that was found under a limit, against the exact one. */
class PartsOfCoversTest {
  @Test
  void whateverTheLimitTheTruthLiesBetweenTheCertainAndThePossible() throws Exception {
    int parts = 0;
    for (long seed = 0; seed < 30; seed++) {
      for (int micros : new int[] {1, 200, 1000, 5000}) {
        parts += isExact(seed, Duration.ofNanos(1000L * micros)) ? 0 : 1;
      }
    }
    assertTrue(parts > 0, "no limit was reached");
  }

  private static boolean isExact(long seed, Duration time) throws Exception {
    EngineOptions lazy = EngineOptions.DEFAULT.withWay(Way.LAZY_IMAGES);
    RandomQuery q = new RandomQuery(seed, 7);
    Formula e = q.terms().or(q.formula(), q.formula(), q.formula());
    Limits limits = Limits.NONE.withTime(time);
    try (var all = PredicateAbstraction.of(q.terms(), q.predicates(), Limits.NONE);
        var part = PredicateAbstraction.of(q.terms(), q.predicates(), limits, lazy)) {
      Cover exact = all.strongestConsequence(e);
      Cover found = part.strongestConsequence(e);
      for (int m = 0; m < 1 << q.predicates().size(); m++) {
        BitSet minterm = BitSet.valueOf(new long[] {m});
        boolean truth = exact.contains(minterm);
        assertTrue(!found.certain().evaluate(minterm) || truth, "seed " + seed + ", " + m);
        assertTrue(found.possible().evaluate(minterm) || !truth, "seed " + seed + ", " + m);
      }
      return found.isExact();
    }
  }
}
