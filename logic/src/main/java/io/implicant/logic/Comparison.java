package io.implicant.logic;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * {@code k1*t1 + ... + kn*tn <= c} or {@code ... = c}, with n at least 1, summands as in {@link
 * Sum}, in a normal form made by {@link Terms}:
 *
 * <ul>
 *   <li>over Int the coefficients are whole with greatest common divisor 1, the first is positive,
 *       and the bound is whole. A strict order, or one whose first coefficient would be negative,
 *       is the negation of such an atom, since not (s &lt;= c) is -s &lt;= -c-1;
 *   <li>over Real the first coefficient is 1, or for an order 1 or -1; a strict order is the
 *       negation of an order with the sign turned.
 * </ul>
 */
public final class Comparison extends Atom {
  private static final BigFraction MINUS_ONE = BigFraction.MINUS_ONE;

  private final boolean equality;
  private final List<BigFraction> coefficients;
  private final BigFraction bound;
  private final int plus; // index of the coefficient 1 of a difference, or -1
  private final int minus; // index of the coefficient -1 of a difference, or -1

  Comparison(
      boolean equality, List<Term> summands, List<BigFraction> coefficients, BigFraction bound) {
    super(
        Kind.COMPARISON,
        31L * (31L * coefficients.hashCode() + bound.hashCode()) + (equality ? 1 : 2),
        summands);
    this.equality = equality;
    this.coefficients = List.copyOf(coefficients);
    this.bound = bound;
    boolean difference = isDifference(coefficients);
    plus = difference ? coefficients.indexOf(BigFraction.ONE) : -1;
    minus = difference ? coefficients.indexOf(MINUS_ONE) : -1;
  }

  /** True for {@code =}, false for {@code <=}. */
  public boolean isEquality() {
    return equality;
  }

  /** Int or Real. */
  public Sort operandSort() {
    return children().get(0).sort();
  }

  public List<Term> summands() {
    return children();
  }

  public List<BigFraction> coefficients() {
    return coefficients;
  }

  public BigFraction bound() {
    return bound;
  }

  /**
   * Whether the atom reads {@code plus - minus <= bound} or {@code plus - minus = bound}, where one
   * of {@link #plus} and {@link #minus} may be missing, that is, zero.
   */
  public boolean isDifference() {
    return plus >= 0 || minus >= 0;
  }

  private static boolean isDifference(List<BigFraction> coefficients) {
    if (coefficients.size() > 2) {
      return false;
    }
    BigFraction first = coefficients.get(0);
    boolean unit = first.equals(BigFraction.ONE) || first.equals(MINUS_ONE);
    return unit && (coefficients.size() == 1 || coefficients.get(1).equals(first.negate()));
  }

  /** The term with coefficient 1 of a {@linkplain #isDifference difference}, if it has one. */
  public Optional<Term> plus() {
    return summand(plus);
  }

  /** The term with coefficient -1 of a {@linkplain #isDifference difference}, if it has one. */
  public Optional<Term> minus() {
    return summand(minus);
  }

  private Optional<Term> summand(int index) {
    assert isDifference() : this;
    return index < 0 ? Optional.empty() : Optional.of(children().get(index));
  }

  @Override
  boolean sameLabel(Term other) {
    Comparison that = (Comparison) other;
    return equality == that.equality
        && bound.equals(that.bound)
        && coefficients.equals(that.coefficients);
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    Linear difference = new Linear(bound.negate());
    for (int i = 0; i < coefficients.size(); i++) {
      difference.add(newChildren.get(i), coefficients.get(i));
    }
    return equality
        ? terms.isZero(difference, operandSort())
        : terms.atMostZero(difference, operandSort());
  }

  @Override
  public <R> R match(
      Function<Predicate, R> onPredicate,
      Function<Equality, R> onEquality,
      Function<Comparison, R> onComparison) {
    return onComparison.apply(this);
  }
}
