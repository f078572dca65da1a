package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sosy_lab.common.rationals.Rational;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.FormulaType;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;

/** Names, sharing, depth, and Int terms inside Real arithmetic. */
final class FormulaTranslatorTest {
  private final Terms terms = new Terms();

  private Formula bool(String name) {
    return (Formula) terms.constant(name, Sort.BOOL);
  }

  private Term integer(String name) {
    return terms.constant(name, Sort.INT);
  }

  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void sharingIsKept(TestSolver solver) throws Exception {
    try (SolverContext context = solver.open()) {
      var booleans = context.getFormulaManager().getBooleanFormulaManager();
      BooleanFormula formula = booleans.makeVariable("b");
      for (int i = 0; i < 60; i++) { // 2^60 paths
        formula =
            booleans.ifThenElse(booleans.makeVariable("c" + i), formula, booleans.not(formula));
      }
      var translator = new FormulaTranslator(context.getFormulaManager(), terms);
      Formula read = translator.toLogic(formula);
      assertTrue(terms.size() < 500, "nodes: " + terms.size());
      assertSame(read, translator.toLogic(translator.toJavaSmt(read)));
    }
  }

  @Test
  void depthIsNoProblem() throws Exception {
    try (SolverContext context = TestSolver.SMTINTERPOL.open()) {
      var integers = context.getFormulaManager().getIntegerFormulaManager();
      var term = integers.makeVariable("x");
      for (int i = 0; i < 20_000; i++) {
        term =
            context
                .getFormulaManager()
                .getUFManager()
                .declareAndCallUF("f", FormulaType.IntegerType, term);
      }
      var translator = new FormulaTranslator(context.getFormulaManager(), terms);
      Formula read = translator.toLogic(integers.lessThan(term, integers.makeNumber(7)));
      assertEquals(20_001, read.depth());
      assertSame(read, translator.toLogic(translator.toJavaSmt(read)));
    }
  }

  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void namesThatASolverRefusesGetOthersAndComeBack(TestSolver solver) throws Exception {
    try (SolverContext context = solver.open()) {
      var translator = new FormulaTranslator(context.getFormulaManager(), terms);
      Term overloaded =
          terms.apply(terms.symbol("x", List.of(Sort.INT), Sort.INT), List.of(integer("x")));
      List<Formula> formulas =
          List.of(
              bool("and"),
              bool("a|b"),
              bool("not"),
              bool("two words"),
              bool("main::x@2"),
              bool("x"),
              (Formula) terms.apply(terms.freshSymbol("x", List.of(), Sort.BOOL), List.of()),
              terms.atMost(overloaded, integer("x")));
      BooleanFormula previous = null;
      for (Formula formula : formulas) {
        BooleanFormula written = translator.toJavaSmt(formula);
        assertNotEquals(previous, written);
        assertSame(formula, translator.toLogic(written));
        previous = written;
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = TestSolver.class,
      names = {"Z3", "SMTINTERPOL"})
  void anIntTermBetweenFractionsIsAnIntAtom(TestSolver solver) throws Exception {
    try (SolverContext context = solver.open()) {
      var rationals = context.getFormulaManager().getRationalFormulaManager();
      var x = context.getFormulaManager().getIntegerFormulaManager().makeVariable("x");
      var translator = new FormulaTranslator(context.getFormulaManager(), terms);
      BooleanFormula atom = rationals.lessOrEquals(x, rationals.makeNumber(Rational.ofLongs(5, 2)));
      assertSame(terms.atMost(integer("x"), terms.number(2)), translator.toLogic(atom));
      BooleanFormula never = rationals.equal(x, rationals.makeNumber(Rational.ofLongs(5, 2)));
      assertSame(terms.bool(false), translator.toLogic(never));
    }
  }

  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void declaredSortsKeepTheirMeaning(TestSolver solver) throws Exception {
    Sort sort = terms.sort("U");
    Term a = terms.constant("a", sort);
    Term b = terms.constant("b", sort);
    var f = terms.symbol("f", List.of(sort), sort);
    Formula unequal =
        terms.not(terms.equal(terms.apply(f, List.of(a)), terms.apply(f, List.of(b))));
    try (SolverContext context = solver.open();
        ProverEnvironment prover = context.newProverEnvironment()) {
      var translator = new FormulaTranslator(context.getFormulaManager(), terms);
      prover.push(translator.toJavaSmt(unequal));
      assertTrue(!prover.isUnsat());
      prover.push(translator.toJavaSmt(terms.equal(a, b)));
      assertTrue(prover.isUnsat());
    }
  }

  /** In Princess a variable and a function without arguments may have one name. */
  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void aFunctionWithoutArgumentsIsTheVariableOnlyWhereItIsForTheSolver(TestSolver solver)
      throws Exception {
    try (SolverContext context = solver.open();
        ProverEnvironment prover = context.newProverEnvironment()) {
      var integers = context.getFormulaManager().getIntegerFormulaManager();
      var functions = context.getFormulaManager().getUFManager();
      var zero = integers.makeNumber(0);
      BooleanFormula called =
          integers.equal(functions.declareAndCallUF("c", FormulaType.IntegerType, List.of()), zero);
      BooleanFormula variable = integers.equal(integers.makeVariable("c"), zero);
      prover.push(context.getFormulaManager().getBooleanFormulaManager().xor(called, variable));
      boolean same = prover.isUnsat();
      var translator = new FormulaTranslator(context.getFormulaManager(), terms);
      Formula read = translator.toLogic(called);
      assertEquals(called, translator.toJavaSmt(read));
      if (solver == TestSolver.CVC5) { // which gives both one name
        assertThrows(UnsupportedTermException.class, () -> translator.toLogic(variable));
        return;
      }
      assertEquals(same, read == translator.toLogic(variable));
      assertEquals(variable, translator.toJavaSmt(translator.toLogic(variable)));
    }
  }
}
