package io.implicant.checker.bp.search;

import io.implicant.dd.bdd.Bdd;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The path edges of one point by generations: each ring holds those that no earlier one does. */
final class PathEdges {
  private record Ring(int generation, Bdd edges) {}

  private final List<Ring> rings = new ArrayList<>();
  private Bdd all;

  PathEdges(Bdd none) {
    this.all = none;
  }

  Bdd all() {
    return all;
  }

  /** Adds what is new; returns it. */
  Bdd add(int generation, Bdd edges) {
    Bdd fresh = edges.minus(all);
    if (!fresh.isFalse()) {
      all = all.or(edges);
      rings.add(new Ring(generation, fresh));
    }
    return fresh;
  }

  /** Those found in the generation itself. */
  Bdd in(int generation) {
    for (int i = rings.size() - 1; i >= 0 && rings.get(i).generation() >= generation; i--) {
      if (rings.get(i).generation() == generation) {
        return rings.get(i).edges();
      }
    }
    return all.manager().constant(false);
  }

  /** Those found in earlier generations. */
  Bdd before(int generation) {
    Bdd union = all.manager().constant(false);
    for (Ring ring : rings) {
      if (ring.generation() < generation) {
        union = union.or(ring.edges());
      }
    }
    return union;
  }

  /** The generation in which the path edge was found. */
  int generationOf(BitSet model) {
    for (Ring ring : rings) {
      if (ring.edges().evaluate(model)) {
        return ring.generation();
      }
    }
    throw new IllegalStateException("no such path edge");
  }

  /** The earliest generation that has one of these. */
  int earliest(Bdd some) {
    for (Ring ring : rings) {
      if (!ring.edges().isDisjointFrom(some)) {
        return ring.generation();
      }
    }
    throw new IllegalStateException("no such path edge");
  }
}
