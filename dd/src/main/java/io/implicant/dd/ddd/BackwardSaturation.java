package io.implicant.dd.ddd;

import java.util.ArrayList;
import java.util.List;

/**
 * Closure under predecessors by saturation, inside a given set: InvertAssign [Col13 4.3.3] fired
 * where the homomorphism that is inverted begins, and a node closed before the node above sees it.
 * As in constrained saturation (Zhao, Ciardo 2009), the set that predecessors are taken from is
 * walked along, so nothing outside it is ever made; it also says which values may come before.
 *
 * <p>Residuals that split the set before, since they look ahead, and homomorphisms that act as a
 * whole are inverted by {@link Preimage} from their level on, and the result is closed.
 *
 * <p>Cost: at most one step for each homomorphism left over, node of the set and node of the set
 * before, times the rounds in which edges of a node grow.
 */
final class BackwardSaturation {
  /** Vectors of one level whose predecessors are wanted: a node, or edges of one in the making. */
  private record After(DddTable table, int level, int node, Edges edges) {
    int child(int value) {
      return edges == null ? table.childAt(node, value) : edges.childAt(value);
    }

    int asNode() {
      return edges == null ? node : edges.node(level);
    }
  }

  private final HomEngine engine;
  private final DddTable table;
  private final HomCache cache = new HomCache(); // keyed by (homomorphism, set, set before)
  private final List<BackwardStep> steps = new ArrayList<>(); // by number of a homomorphism
  private final List<BackwardStep> firing = new ArrayList<>(); // by number of a saturation
  private Saturation saturation; // the results in the cache are closed under it

  BackwardSaturation(HomEngine engine) {
    this.engine = engine;
    this.table = engine.table();
    table.onCollection(cache::clear);
  }

  /**
   * A set with all vectors of {@code within} from which a step of the saturation leads into the
   * result.
   */
  int closure(Saturation terms, int set, int within) {
    if (saturation != terms) {
      cache.clear();
      saturation = terms;
    }
    Edges kept = table.acquire();
    int all = table.union(set, within);
    kept.keep(all);
    int result = close(set, all);
    table.release(kept);
    return result;
  }

  /** The same for a subset of the set before. */
  private int close(int node, int within) {
    if (node <= DddTable.ONE || node == within) {
      return node;
    }
    int level = table.level(node);
    if (saturation.from(level) == null) {
      return node;
    }
    int identity = engine.homs().identity().id();
    int known = cache.get(identity, node, within);
    if (known != HomCache.MISS) {
      return known;
    }
    table.step();
    Edges edges = table.acquire();
    edges.keep(node);
    for (int i = 0; i < table.arity(node); i++) {
      int value = table.value(node, i);
      edges.add(value, close(table.child(node, i), table.childAt(within, value)));
    }
    int result = finish(edges, level, within);
    cache.put(identity, node, within, result);
    cache.put(identity, result, within, result);
    return result;
  }

  /** The closure of the predecessors, by a homomorphism, that a set has in the set before. */
  private int apply(Hom hom, int after, int within) {
    if (after == DddTable.ZERO || within == DddTable.ZERO || hom == engine.homs().zero()) {
      return DddTable.ZERO;
    }
    if (hom == engine.homs().identity()) {
      return close(table.intersection(after, within), within);
    }
    if (after == DddTable.ONE) { // what is left touches no level, but need not be the identity
      return engine.preimage(hom, within, after);
    }
    int known = cache.get(hom.id(), after, within);
    if (known != HomCache.MISS) {
      return known;
    }
    table.step();
    int level = table.level(after);
    Edges edges = table.acquire();
    edges.keep(after);
    if (hom.top() > level) {
      for (int i = 0; i < table.arity(after); i++) {
        int value = table.value(after, i);
        edges.add(value, apply(hom, table.child(after, i), table.childAt(within, value)));
      }
    } else {
      fire(step(hom, level), new After(table, level, after, null), within, edges);
    }
    int result = finish(edges, level, within);
    cache.put(hom.id(), after, within, result);
    return result;
  }

  private BackwardStep step(Hom hom, int level) {
    while (steps.size() <= hom.id()) {
      steps.add(null);
    }
    BackwardStep known = steps.get(hom.id());
    if (known == null) {
      List<Hom> terms = hom instanceof Sum sum ? sum.terms() : List.of(hom);
      known = new BackwardStep(engine.homs(), terms, level);
      steps.set(hom.id(), known);
    }
    return known;
  }

  private BackwardStep firing(Saturation own) {
    while (firing.size() <= own.id()) {
      firing.add(null);
    }
    BackwardStep known = firing.get(own.id());
    if (known == null) {
      known = new BackwardStep(engine.homs(), own.firing(), own.top());
      firing.set(own.id(), known);
    }
    return known;
  }

  /** Fires what begins at the level until no edge grows. */
  private int finish(Edges edges, int level, int within) {
    Saturation own = saturation.from(level);
    if (own != null && own.top() == level) {
      BackwardStep step = firing(own);
      Edges fresh = table.acquire();
      while (edges.takeNew(fresh)) {
        fire(step, new After(table, level, DddTable.ZERO, fresh), within, edges);
        table.safePoint();
      }
      table.release(fresh);
    }
    int result = edges.node(level);
    table.release(edges);
    return result;
  }

  /** Adds the predecessors, closed below the level, that a step has of some vectors. */
  private void fire(BackwardStep step, After after, int within, Edges out) {
    for (Hom hom : step.whole()) {
      addClosed(engine.preimage(hom, within, after.asNode()), within, out);
    }
    for (int i = 0; i < table.arity(within); i++) {
      int value = table.value(within, i);
      int before = table.child(within, i);
      BackwardStep.Parts parts = step.parts(value);
      for (Residual residual : parts.residuals()) {
        residual.emit(
            engine,
            before,
            (newValue, rest, part) ->
                out.add(value, ofPart(rest, after.child(newValue), part, before)));
      }
      for (Hom hom : parts.others()) {
        int single = table.single(after.level(), value, before);
        addClosed(engine.preimage(hom, single, after.asNode()), within, out);
      }
    }
  }

  private void addClosed(int found, int within, Edges out) {
    Edges kept = table.acquire();
    kept.keep(found);
    for (int i = 0; i < table.arity(found); i++) {
      int value = table.value(found, i);
      out.add(value, close(table.child(found, i), table.childAt(within, value)));
    }
    table.release(kept);
  }

  private int ofPart(Hom rest, int after, int part, int within) {
    return part == within
        ? apply(rest, after, within)
        : close(engine.preimage(rest, part, after), within);
  }

  long bytes() {
    return cache.bytes();
  }
}
