package io.implicant.dd.ddd;

import java.util.ArrayList;
import java.util.List;

/**
 * The states of a given set whose image under a homomorphism meets another set: what InvertAssign
 * [Col13 Algorithm 8] computes for an assignment. Both sets are walked together, as Col13 suggests
 * at the end of 4.3.3: values are read in the first, the second says at once which results are
 * wanted, and no domain of the assigned variable has to be guessed.
 *
 * <p>Cost: at most one step for each homomorphism left over, node of the first set and node of the
 * second.
 */
final class Preimage {
  private final HomEngine engine;
  private final DddTable table;
  private final HomCache cache = new HomCache(); // keyed by (homomorphism, first set, second set)

  Preimage(HomEngine engine) {
    this.engine = engine;
    this.table = engine.table();
    table.onCollection(cache::clear);
  }

  /** The largest subset S of {@code within} such that h of each vector of S meets {@code after}. */
  int of(Hom hom, int within, int after) {
    if (within == DddTable.ZERO || after == DddTable.ZERO) {
      return DddTable.ZERO;
    }
    if (hom == engine.homs().identity()) {
      return table.intersection(within, after);
    }
    int known = cache.get(hom.id(), within, after);
    if (known != HomCache.MISS) {
      return known;
    }
    table.step();
    int level = table.level(within);
    int result;
    if (hom.top() > level || (hom instanceof Inductive inductive && inductive.passesParts())) {
      result = walk(hom, within, after, level);
    } else if (hom.isSelector()) {
      result = table.intersection(engine.apply(hom, within), after);
    } else {
      result = ofWhole(hom, within, after);
    }
    cache.put(hom.id(), within, after, result);
    return result;
  }

  private int walk(Hom hom, int within, int after, int level) {
    Edges edges = table.acquire();
    for (int i = 0; i < table.arity(within); i++) {
      int value = table.value(within, i);
      Residual residual = Residual.of(hom, level, value);
      if (residual != null) {
        residual.emit(
            engine,
            table.child(within, i),
            (newValue, rest, part) ->
                edges.add(value, of(rest, part, table.childAt(after, newValue))));
      }
    }
    int result = edges.node(level);
    table.release(edges);
    return result;
  }

  private int ofWhole(Hom hom, int within, int after) {
    if (hom instanceof Composition composition) {
      return ofSequence(composition.before(), composition.after(), within, after);
    }
    if (hom instanceof Whole.InSequence sequence) {
      return ofSequence(sequence.part(1), sequence.part(0), within, after);
    }
    if (hom instanceof Sum sum) {
      return ofUnion(sum.terms(), within, after);
    }
    if (hom instanceof Whole.Union union) {
      return ofUnion(union.parts(), within, after);
    }
    if (hom instanceof Whole.IfThenElse branches) {
      int selected = engine.apply(branches.part(0), within);
      int others = table.difference(within, selected);
      return table.union(
          of(branches.part(1), selected, after), of(branches.part(2), others, after));
    }
    if (hom instanceof Whole.Local local) {
      return of(local.part(0), within, after);
    }
    if (hom instanceof Whole.Fixpoint fixpoint) {
      return fixpoint.isClosure()
          ? ofClosure(fixpoint, within, after)
          : ofIteration(fixpoint.part(0), within, after);
    }
    int image = engine.apply(hom, within); // fails, if that is all the homomorphism does
    if (!(hom instanceof Basic.Constant)) {
      throw new IllegalArgumentException("no predecessors are known of " + hom);
    }
    return table.intersection(image, after) == DddTable.ZERO ? DddTable.ZERO : within;
  }

  private int ofSequence(Hom first, Hom second, int within, int after) {
    int between = engine.apply(first, within);
    return of(first, within, of(second, between, after));
  }

  private int ofUnion(List<Hom> terms, int within, int after) {
    int result = DddTable.ZERO;
    for (Hom term : terms) {
      result = table.union(result, of(term, within, after));
    }
    return result;
  }

  /** Goes back step by step inside everything that can be reached. */
  private int ofClosure(Whole.Fixpoint closure, int within, int after) {
    int reached = engine.apply(closure, within);
    int found = table.intersection(reached, after);
    int before = DddTable.ZERO;
    while (found != before) {
      before = found;
      found = table.union(found, of(closure.part(0), reached, found));
    }
    return table.intersection(found, within);
  }

  /** Goes back through the sets that the iteration passed, as often as each single vector may. */
  private int ofIteration(Hom body, int within, int after) {
    List<Integer> passed = new ArrayList<>();
    int now = within;
    for (int next = engine.apply(body, now); next != now; next = engine.apply(body, now)) {
      passed.add(now);
      now = next;
    }
    int found = table.intersection(now, after);
    for (int back = of(body, now, found); back != found; back = of(body, now, found)) {
      found = back;
    }
    for (int i = passed.size() - 1; i >= 0; i--) {
      found = of(body, passed.get(i), found);
    }
    return found;
  }
}
