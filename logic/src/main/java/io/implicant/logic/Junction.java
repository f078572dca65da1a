package io.implicant.logic;

import java.util.ArrayList;
import java.util.List;

/**
 * A conjunction or disjunction of two or more formulas, all different, none the negation of
 * another, none constant; in the order in which they were given. Nested junctions are not merged:
 * that would turn a shared chain of n nodes into n lists of up to n members.
 */
public final class Junction extends Formula {
  Junction(boolean conjunction, List<Formula> operands) {
    super(conjunction ? Kind.AND : Kind.OR, 0, operands);
  }

  /** True for "and", false for "or". */
  public boolean isConjunction() {
    return kind() == Kind.AND;
  }

  public List<Formula> operands() {
    return Formulas.of(children());
  }

  @Override
  boolean sameLabel(Term other) {
    return true;
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    List<Formula> operands = new ArrayList<>(Formulas.of(newChildren));
    return isConjunction() ? terms.and(operands) : terms.or(operands);
  }

  /** A view of a list of terms that are all formulas. */
  private static final class Formulas extends java.util.AbstractList<Formula> {
    private final List<Term> terms;

    private Formulas(List<Term> terms) {
      this.terms = terms;
    }

    static List<Formula> of(List<Term> terms) {
      return new Formulas(terms);
    }

    @Override
    public Formula get(int index) {
      return (Formula) terms.get(index);
    }

    @Override
    public int size() {
      return terms.size();
    }
  }
}
