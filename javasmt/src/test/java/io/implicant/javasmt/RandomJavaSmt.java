package io.implicant.javasmt;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.sosy_lab.common.rationals.Rational;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.BooleanFormulaManager;
import org.sosy_lab.java_smt.api.FormulaManager;
import org.sosy_lab.java_smt.api.FormulaType;
import org.sosy_lab.java_smt.api.NumeralFormula;
import org.sosy_lab.java_smt.api.NumeralFormula.IntegerFormula;

/** Random formulas made with JavaSMT's own managers, with what our own formulas never hold. */
record RandomJavaSmt(FormulaManager manager, Random random, TestSolver solver) {
  BooleanFormula formula(int depth) {
    BooleanFormulaManager booleans = manager.getBooleanFormulaManager();
    if (depth == 0) {
      return booleans.makeVariable("b" + random.nextInt(3));
    }
    return switch (random.nextInt(12)) {
      case 0 -> booleans.not(formula(depth - 1));
      case 1 -> booleans.and(formula(depth - 1), formula(depth - 1));
      case 2 -> booleans.or(List.of(formula(depth - 1), formula(depth - 1), formula(depth - 1)));
      case 3 -> booleans.xor(formula(depth - 1), formula(depth - 1));
      case 4 -> booleans.equivalence(formula(depth - 1), formula(depth - 1));
      case 5 -> booleans.implication(formula(depth - 1), formula(depth - 1));
      case 6 -> booleans.ifThenElse(formula(depth - 1), formula(depth - 1), formula(depth - 1));
      case 7 -> predicate(depth);
      case 8 -> distinct(depth);
      default -> solver.hasReals() && random.nextBoolean() ? realAtom(depth) : integerAtom(depth);
    };
  }

  private BooleanFormula predicate(int depth) {
    var functions = manager.getUFManager();
    IntegerFormula argument = integer(depth - 1);
    return solver.hasBoolArguments()
        ? functions.declareAndCallUF("p", FormulaType.BooleanType, formula(0), argument)
        : functions.declareAndCallUF("p", FormulaType.BooleanType, integer(0), argument);
  }

  private BooleanFormula distinct(int depth) {
    List<IntegerFormula> operands = new ArrayList<>();
    for (int i = 0; i < 2 + random.nextInt(3); i++) {
      operands.add(integer(depth - 1));
    }
    return manager.getIntegerFormulaManager().distinct(operands);
  }

  private BooleanFormula integerAtom(int depth) {
    var integers = manager.getIntegerFormulaManager();
    IntegerFormula left = integer(depth - 1);
    IntegerFormula right = integer(depth - 1);
    return switch (random.nextInt(5)) {
      case 0 -> integers.lessThan(left, right);
      case 1 -> integers.lessOrEquals(left, right);
      case 2 -> integers.greaterThan(left, right);
      case 3 -> integers.greaterOrEquals(left, right);
      default -> integers.equal(left, right);
    };
  }

  private IntegerFormula integer(int depth) {
    var integers = manager.getIntegerFormulaManager();
    if (depth == 0) {
      return integers.makeVariable("x" + random.nextInt(3));
    }
    return switch (random.nextInt(8)) {
      case 0 -> integers.negate(integer(depth - 1));
      case 1 -> integers.add(integer(depth - 1), integer(depth - 1));
      case 2 -> integers.subtract(integer(depth - 1), integer(depth - 1));
      case 3 -> integers.multiply(factor(), integer(depth - 1));
      case 4 ->
          manager
              .getBooleanFormulaManager()
              .ifThenElse(formula(depth - 1), integer(depth - 1), integer(depth - 1));
      case 5 ->
          manager
              .getUFManager()
              .declareAndCallUF("f", FormulaType.IntegerType, integer(depth - 1), integer(0));
      case 6 -> integers.makeNumber(random.nextInt(9) - 4);
      default -> integer(0);
    };
  }

  /** Princess finds p(0) and p(0 * x) different, so it gets no zero. */
  private IntegerFormula factor() {
    int factor = random.nextInt(7) - 3;
    return manager
        .getIntegerFormulaManager()
        .makeNumber(factor == 0 && solver == TestSolver.PRINCESS ? 4 : factor);
  }

  /** Over Real variables, or over Int ones between fractions: not both in one atom. */
  private BooleanFormula realAtom(int depth) {
    var rationals = manager.getRationalFormulaManager();
    boolean ints = random.nextInt(3) == 0;
    NumeralFormula left = rationals.add(real(depth - 1, ints), number());
    NumeralFormula right = real(depth - 1, ints);
    return switch (random.nextInt(3)) {
      case 0 -> rationals.lessThan(left, right);
      case 1 -> rationals.greaterOrEquals(left, right);
      default -> rationals.equal(left, right);
    };
  }

  private NumeralFormula number() {
    return manager
        .getRationalFormulaManager()
        .makeNumber(Rational.ofLongs(random.nextInt(9) - 4, 1 + random.nextInt(3)));
  }

  private NumeralFormula real(int depth, boolean ints) {
    var rationals = manager.getRationalFormulaManager();
    if (depth == 0) {
      // JavaSMT takes SMTInterpol's difference of two Int terms for Real only where a fraction is.
      return ints
          ? rationals.multiply(rationals.makeNumber(Rational.ofLongs(3, 2)), integer(0))
          : rationals.makeVariable("r" + random.nextInt(3));
    }
    return switch (random.nextInt(5)) {
      case 0 -> rationals.subtract(real(depth - 1, ints), real(depth - 1, ints));
      case 1 -> rationals.multiply(number(), real(depth - 1, ints));
      case 2 -> rationals.divide(real(depth - 1, ints), rationals.makeNumber(2));
      case 3 -> number();
      default -> real(0, ints);
    };
  }
}
