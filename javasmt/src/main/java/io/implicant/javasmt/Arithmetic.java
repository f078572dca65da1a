package io.implicant.javasmt;

import java.util.List;
import org.sosy_lab.common.rationals.Rational;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.IntegerFormulaManager;
import org.sosy_lab.java_smt.api.NumeralFormula;
import org.sosy_lab.java_smt.api.NumeralFormula.IntegerFormula;
import org.sosy_lab.java_smt.api.RationalFormulaManager;

/** The few arithmetic operations that are needed, over Int or over Real. */
sealed interface Arithmetic {
  NumeralFormula number(Rational value);

  NumeralFormula multiply(Rational factor, NumeralFormula term);

  NumeralFormula sum(List<NumeralFormula> terms);

  BooleanFormula equal(NumeralFormula left, NumeralFormula right);

  BooleanFormula atMost(NumeralFormula left, NumeralFormula right);

  /** Over Int; all operands are Int terms and all numbers whole. */
  record OfInt(IntegerFormulaManager manager) implements Arithmetic {
    @Override
    public NumeralFormula number(Rational value) {
      return manager.makeNumber(value.getNum());
    }

    @Override
    public NumeralFormula multiply(Rational factor, NumeralFormula term) {
      return manager.multiply(manager.makeNumber(factor.getNum()), (IntegerFormula) term);
    }

    @Override
    public NumeralFormula sum(List<NumeralFormula> terms) {
      return manager.sum(terms.stream().map(IntegerFormula.class::cast).toList());
    }

    @Override
    public BooleanFormula equal(NumeralFormula left, NumeralFormula right) {
      return manager.equal((IntegerFormula) left, (IntegerFormula) right);
    }

    @Override
    public BooleanFormula atMost(NumeralFormula left, NumeralFormula right) {
      return manager.lessOrEquals((IntegerFormula) left, (IntegerFormula) right);
    }
  }

  /** Over Real. */
  record OfReal(RationalFormulaManager manager) implements Arithmetic {
    @Override
    public NumeralFormula number(Rational value) {
      return manager.makeNumber(value);
    }

    @Override
    public NumeralFormula multiply(Rational factor, NumeralFormula term) {
      return manager.multiply(manager.makeNumber(factor), term);
    }

    @Override
    public NumeralFormula sum(List<NumeralFormula> terms) {
      return manager.sum(terms);
    }

    @Override
    public BooleanFormula equal(NumeralFormula left, NumeralFormula right) {
      return manager.equal(left, right);
    }

    @Override
    public BooleanFormula atMost(NumeralFormula left, NumeralFormula right) {
      return manager.lessOrEquals(left, right);
    }
  }
}
