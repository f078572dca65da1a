package io.implicant.dd.ddd;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * h(A) = h1(A) or h2(A) or ... The terms that begin at the topmost level act on its values; the sum
 * of the others is pushed below as one.
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
    List<Residual> parts = new ArrayList<>();
    List<Hom> rest = new ArrayList<>();
    for (Hom term : terms) {
      if (term.top() > top) {
        rest.add(term);
      } else {
        Residual residual = Residual.of(term, top, value);
        if (residual != null) {
          parts.add(new Residual.Named(residual, term));
        }
      }
    }
    if (!rest.isEmpty()) {
      parts.add(new Residual.Move(value, homs.sum(rest)));
    }
    if (parts.isEmpty()) {
      return null;
    }
    return parts.size() == 1 ? parts.get(0) : new Residual.Several(parts.toArray(new Residual[0]));
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
