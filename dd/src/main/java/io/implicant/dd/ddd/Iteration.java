package io.implicant.dd.ddd;

import java.util.BitSet;
import java.util.Iterator;
import java.util.function.IntPredicate;

/**
 * Applies a homomorphism until the set no longer changes. That is a homomorphism only if it also
 * ends for each single vector of the set, which is checked: {@code x = 1 - x} makes {0, 1} of {0,
 * 1}, but of {0} and {1} by turns.
 *
 * <p>Cost of the check: one image for each value at each written level of the result; if that does
 * not settle it, an iteration for each vector.
 */
final class Iteration {
  /** Values that equal a given one; equal objects for equal values. */
  private record Is(int wanted) implements IntPredicate {
    @Override
    public boolean test(int value) {
      return value == wanted;
    }
  }

  private final HomEngine engine;
  private final DddTable table;
  private final Whole.Fixpoint fixpoint;
  private final Hom body;

  Iteration(HomEngine engine, Whole.Fixpoint fixpoint) {
    this.engine = engine;
    this.table = engine.table();
    this.fixpoint = fixpoint;
    this.body = fixpoint.part(0);
  }

  /**
   * Where the iteration of the set ends.
   *
   * @throws HomFailure if it does not, with the fixpoint as its origin
   */
  int from(int node) {
    Edges kept = table.acquire();
    kept.keep(node);
    int end = iterate(node);
    if (end != DddTable.ZERO && !growsOnly(body)) {
      table.holdCollections(true);
      try {
        if (!keepsEach(end)) {
          iterateEach(node);
        }
      } finally {
        table.holdCollections(false);
      }
    }
    table.release(kept);
    return end;
  }

  /** Whether the identity is clearly part of it: then sets only grow, single ones too. */
  private boolean growsOnly(Hom hom) {
    Hom rest = hom;
    while (rest instanceof Whole.InSequence sequence) { // may be as long as a model has steps
      if (!hasIdentity(sequence.part(0))) {
        return false;
      }
      rest = sequence.part(1);
    }
    return hasIdentity(rest);
  }

  private boolean hasIdentity(Hom hom) {
    Hom identity = engine.homs().identity();
    return hom == identity
        || (hom instanceof Sum sum && sum.terms().contains(identity))
        || (hom instanceof Whole.Union union && union.parts().contains(identity));
  }

  /**
   * A set that comes back, but not at once, comes back for ever; to see that, one earlier set is
   * kept, replaced after 1, 2, 4, 8, ... rounds (Brent).
   */
  private int iterate(int node) {
    Edges kept = table.acquire();
    Edges earlier = table.acquire();
    int old = node;
    long lap = 1;
    long round = 0;
    int before = node;
    int now = engine.apply(body, node);
    while (now != before) {
      if (now == old) {
        throw new HomFailure("a fixpoint that never becomes stable").of(fixpoint);
      }
      kept.keep(now);
      table.step();
      table.safePoint();
      if (++round == lap) {
        old = now;
        earlier.keep(now);
        lap *= 2;
        round = 0;
      }
      before = now;
      now = engine.apply(body, now);
    }
    table.release(earlier);
    table.release(kept);
    return now;
  }

  /**
   * Whether every vector of a set that the body makes of itself stays what it is: if the vectors
   * with one value at a written level are made into some of themselves, that value is kept.
   */
  private boolean keepsEach(int set) {
    BitSet levels = body.writes();
    for (int level = levels.nextSetBit(0); level >= 0; level = levels.nextSetBit(level + 1)) {
      if (level < table.level(set)) {
        continue; // nothing of it is in this part of the diagram
      }
      BitSet one = new BitSet();
      one.set(level);
      int values = table.projection(set, one);
      for (int i = 0; i < table.arity(values); i++) {
        Hom select = engine.homs().select(level, new Is(table.value(values, i)));
        int part = engine.apply(select, set);
        if (table.difference(engine.apply(body, part), part) != DddTable.ZERO) {
          return false;
        }
      }
    }
    return true;
  }

  private void iterateEach(int set) {
    Iterator<int[]> vectors = table.vectors(set);
    while (vectors.hasNext()) {
      int[] values = vectors.next();
      int single = DddTable.ONE;
      for (int i = values.length - 1; i >= 0; i--) {
        single = table.single(table.level(set) + i, values[i], single);
      }
      iterate(single);
    }
  }
}
