package io.implicant.logic;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * A {@link Comparison} as people write it, without negative coefficients: {@code x <= y + 2} for
 * {@code x - y <= 2}, and {@code x >= -3} for {@code -x <= 3}.
 */
public record Sides(Side left, String relation, Side right) {
  /** {@code factors[0]*terms[0] + ... + constant}, all factors positive. */
  public record Side(List<Term> terms, List<BigFraction> factors, BigFraction constant) {
    public Side {
      terms = List.copyOf(terms);
      factors = List.copyOf(factors);
    }
  }

  /**
   * The sides of the atom; the left one has a term and no constant. An equality is turned if that
   * makes its constant positive.
   */
  public static Sides of(Comparison atom) {
    boolean positiveEmpty = side(atom, 1, BigFraction.ZERO).terms().isEmpty();
    boolean negativeEmpty = side(atom, -1, BigFraction.ZERO).terms().isEmpty();
    boolean subtracts = atom.bound().compareTo(BigFraction.ZERO) < 0;
    boolean turned = positiveEmpty || (atom.isEquality() && subtracts && !negativeEmpty);
    int sign = turned ? -1 : 1;
    BigFraction bound = turned ? atom.bound().negate() : atom.bound();
    String order = turned ? ">=" : "<=";
    return new Sides(
        side(atom, sign, BigFraction.ZERO),
        atom.isEquality() ? "=" : order,
        side(atom, -sign, bound));
  }

  private static Side side(Comparison atom, int sign, BigFraction constant) {
    List<Term> terms = new ArrayList<>();
    List<BigFraction> factors = new ArrayList<>();
    for (int i = 0; i < atom.summands().size(); i++) {
      BigFraction factor = atom.coefficients().get(i);
      if (factor.compareTo(BigFraction.ZERO) * sign > 0) {
        terms.add(atom.summands().get(i));
        factors.add(factor.abs());
      }
    }
    return new Side(terms, factors, constant);
  }
}
