package io.implicant.dd.ddd;

import java.util.ArrayList;
import java.util.List;

/**
 * Homomorphisms that begin at one level, sorted for each value before by how predecessors are
 * found.
 */
final class BackwardStep {
  /**
   * What is to be done for one value before.
   *
   * @param residuals pass on parts of what they are given, so one can tell what they come from
   * @param others not so for this value
   */
  record Parts(List<Residual> residuals, List<Hom> others) {}

  private final Homs homs;
  private final List<Hom> inductive = new ArrayList<>();
  private final List<Hom> whole = new ArrayList<>();
  private final int level;
  private final ValueMap<Parts> parts = new ValueMap<>();

  BackwardStep(Homs homs, List<Hom> terms, int level) {
    this.homs = homs;
    this.level = level;
    for (Hom term : terms) {
      (term.top() > level || term instanceof Inductive ? inductive : whole).add(term);
    }
  }

  /** The homomorphisms that look at sets as a whole. */
  List<Hom> whole() {
    return whole;
  }

  Parts parts(int value) {
    Parts known = parts.get(value);
    if (known == null) {
      List<Hom> passing = new ArrayList<>();
      List<Hom> others = new ArrayList<>();
      for (Hom term : inductive) {
        (passesParts(term, value) ? passing : others).add(term);
      }
      known = new Parts(Moves.of(homs, passing, level, value), List.copyOf(others));
      parts.put(value, known);
    }
    return known;
  }

  private boolean passesParts(Hom term, int value) {
    if (term.top() > level || ((Inductive) term).passesParts()) {
      return true;
    }
    Residual residual = ((Inductive) term).residual(value);
    return residual == null || residual instanceof Residual.Move;
  }
}
