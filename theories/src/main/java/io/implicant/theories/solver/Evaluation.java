package io.implicant.theories.solver;

import io.implicant.logic.Atom;
import io.implicant.logic.Comparison;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Term;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/** The truth of a formula from the values of its parts. Predicates are left to {@link Model}. */
final class Evaluation implements Formula.Cases<Boolean> {
  private final Map<Term, Value> values;

  Evaluation(Map<Term, Value> values) {
    this.values = values;
  }

  static boolean isTrue(Formula formula, Map<Term, Value> values) {
    return ((Value.Truth) values.get(formula)).value();
  }

  static BigFraction sum(
      List<Term> summands, List<BigFraction> coefficients, Map<Term, Value> values) {
    BigFraction sum = BigFraction.ZERO;
    for (int i = 0; i < summands.size(); i++) {
      BigFraction value = ((Value.Rational) values.get(summands.get(i))).value();
      sum = sum.add(value.multiply(coefficients.get(i)));
    }
    return sum;
  }

  @Override
  public Boolean constant(boolean value) {
    return value;
  }

  @Override
  public Boolean atom(Atom atom) {
    return atom.match(
        predicate -> {
          throw new IllegalArgumentException("no value for " + predicate);
        },
        equality -> values.get(equality.left()).equals(values.get(equality.right())),
        this::holds);
  }

  private boolean holds(Comparison comparison) {
    BigFraction sum = sum(comparison.summands(), comparison.coefficients(), values);
    int order = sum.compareTo(comparison.bound());
    return comparison.isEquality() ? order == 0 : order <= 0;
  }

  @Override
  public Boolean not(Formula operand) {
    return !isTrue(operand, values);
  }

  @Override
  public Boolean junction(Junction junction) {
    for (Formula operand : junction.operands()) {
      if (isTrue(operand, values) != junction.isConjunction()) {
        return !junction.isConjunction();
      }
    }
    return junction.isConjunction();
  }

  @Override
  public Boolean iff(Formula left, Formula right) {
    return isTrue(left, values) == isTrue(right, values);
  }

  @Override
  public Boolean conditional(Formula condition, Formula thenFormula, Formula elseFormula) {
    return isTrue(isTrue(condition, values) ? thenFormula : elseFormula, values);
  }
}
