package io.implicant.dd.ddd;

import java.util.BitSet;
import java.util.List;

/**
 * h(A) = h1(A) or h2(A) or ... At each level the terms act on its values, and what is left of those
 * that agree on the new value is pushed below as one sum.
 */
final class Sum extends Inductive {
  private final Homs homs;
  private final List<Hom> terms; // sorted by number, without repetition
  private final int top;

  Sum(Homs homs, List<Hom> terms) {
    this.homs = homs;
    this.terms = List.copyOf(terms);
    this.top = terms.stream().mapToInt(Hom::top).min().orElse(NO_LEVEL);
  }

  List<Hom> terms() {
    return terms;
  }

  @Override
  boolean passesParts() {
    return terms.stream()
        .allMatch(term -> term instanceof Inductive inductive && inductive.passesParts());
  }

  @Override
  public int top() {
    return top;
  }

  @Override
  public BitSet reads() {
    return terms.stream().map(Hom::reads).reduce(new BitSet(), Hom::union);
  }

  @Override
  public BitSet writes() {
    return terms.stream().map(Hom::writes).reduce(new BitSet(), Hom::union);
  }

  @Override
  public boolean isSelector() {
    return terms.stream().allMatch(Hom::isSelector);
  }

  @Override
  protected Residual compute(int value) {
    return Residual.union(Moves.of(homs, terms, top, value));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sum that && Homs.same(terms, that.terms);
  }

  @Override
  public int hashCode() {
    int hash = 6;
    for (Hom term : terms) {
      hash = 31 * hash + term.id();
    }
    return hash;
  }
}
