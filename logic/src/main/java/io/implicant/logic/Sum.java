package io.implicant.logic;

import java.util.List;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * A linear term {@code k1*t1 + ... + kn*tn + c} that is not simply {@code t1}: the summands are
 * neither sums nor numbers, are in {@link TermOrder}, and no coefficient is zero. A number is a sum
 * without summands. Over Int all coefficients and the constant are whole.
 */
public final class Sum extends Term {
  private final List<BigFraction> coefficients;
  private final BigFraction constant;

  Sum(Sort sort, List<Term> summands, List<BigFraction> coefficients, BigFraction constant) {
    super(Kind.SUM, sort, 31L * coefficients.hashCode() + constant.hashCode(), summands);
    assert sort.isNumeric() && summands.size() == coefficients.size();
    this.coefficients = List.copyOf(coefficients);
    this.constant = constant;
  }

  public List<Term> summands() {
    return children();
  }

  public List<BigFraction> coefficients() {
    return coefficients;
  }

  public BigFraction constant() {
    return constant;
  }

  /** Whether this is a number. */
  public boolean isNumber() {
    return coefficients.isEmpty();
  }

  /** Whether this is a number or {@code t + c}, which difference logic can express. */
  public boolean isOffset() {
    return coefficients.isEmpty()
        || (coefficients.size() == 1 && coefficients.get(0).equals(BigFraction.ONE));
  }

  @Override
  boolean sameLabel(Term other) {
    Sum that = (Sum) other;
    return coefficients.equals(that.coefficients) && constant.equals(that.constant);
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    Linear sum = new Linear(constant);
    for (int i = 0; i < coefficients.size(); i++) {
      sum.add(newChildren.get(i), coefficients.get(i));
    }
    return terms.sum(sum, sort());
  }

  @Override
  public <R> R match(
      Function<Apply, R> onApply,
      Function<Sum, R> onSum,
      Function<Choice, R> onChoice,
      Function<Formula, R> onFormula) {
    return onSum.apply(this);
  }
}
