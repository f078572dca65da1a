package io.implicant.dd.ddd;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.TreeMap;

/**
 * What several homomorphisms make of one value, with those that lead to the same new value taken
 * together: what is left of them becomes one sum, so that the child is walked once and not once for
 * each. On models with many steps that mostly fail further below this saves most of the work.
 */
final class Moves extends Residual {
  private final Move move;
  private final IdentityHashMap<Hom, Hom> origins = new IdentityHashMap<>(); // by what is left

  private Moves(Homs homs, int value, List<Hom> terms, List<Hom> rests) {
    move = new Move(value, homs.sum(rests));
    for (int i = 0; i < rests.size(); i++) {
      origins.putIfAbsent(rests.get(i), terms.get(i));
      if (rests.get(i) instanceof Sum sum) {
        for (Hom part : sum.terms()) {
          origins.putIfAbsent(part, terms.get(i));
        }
      }
    }
  }

  /** The residuals of all terms that have one. */
  static List<Residual> of(Homs homs, List<Hom> terms, int level, int value) {
    List<Residual> all = new ArrayList<>();
    TreeMap<Integer, List<Hom>> movers = new TreeMap<>();
    TreeMap<Integer, List<Hom>> rests = new TreeMap<>();
    for (Hom term : terms) {
      Residual residual = of(term, level, value);
      if (residual instanceof Move move) {
        movers.computeIfAbsent(move.value(), v -> new ArrayList<>()).add(term);
        rests.computeIfAbsent(move.value(), v -> new ArrayList<>()).add(move.rest());
      } else if (residual != null) {
        all.add(new Named(residual, term));
      }
    }
    movers.forEach((v, moving) -> all.add(new Moves(homs, v, moving, rests.get(v))));
    return all;
  }

  /** A failure of what is left of a term is one of that term. */
  @Override
  public void emit(HomEngine engine, int child, Receiver out) {
    try {
      move.emit(engine, child, out);
    } catch (HomFailure failure) {
      for (Hom origin : failure.origins()) {
        if (origins.containsKey(origin)) {
          throw failure.of(origins.get(origin));
        }
      }
      throw failure.of(origins.getOrDefault(move.rest(), move.rest()));
    }
  }
}
