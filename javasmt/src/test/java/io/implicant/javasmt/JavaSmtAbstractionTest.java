package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.NumeralFormula.IntegerFormula;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;

/** The facade for JavaSMT formulas. */
final class JavaSmtAbstractionTest {
  private static boolean isValid(SolverContext context, BooleanFormula formula) throws Exception {
    try (ProverEnvironment prover = context.newProverEnvironment()) {
      prover.push(context.getFormulaManager().getBooleanFormulaManager().not(formula));
      return prover.isUnsat();
    }
  }

  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void bothFormsOfAnAnswerAreTheAnswer(TestSolver solver) throws Exception {
    try (SolverContext context = solver.open()) {
      var abstraction = new JavaSmtAbstraction(context, ShutdownNotifier.createDummy());
      var integers = context.getFormulaManager().getIntegerFormulaManager();
      var booleans = context.getFormulaManager().getBooleanFormulaManager();
      List<IntegerFormula> x = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        x.add(integers.makeVariable("x" + i));
      }
      List<BooleanFormula> predicates =
          List.of(
              integers.equal(x.get(0), x.get(1)),
              integers.lessThan(x.get(1), x.get(2)),
              integers.lessOrEquals(x.get(2), x.get(3)),
              integers.greaterThan(x.get(3), integers.makeNumber(7)));
      BooleanFormula goal = integers.lessThan(x.get(0), x.get(3));

      AbstractionResult weakest = abstraction.weakestStrengthening(goal, predicates);
      assertEquals(BigInteger.TWO, weakest.mintermCount());
      assertTrue(isValid(context, booleans.implication(weakest.asCubes(), goal)));
      assertTrue(isValid(context, booleans.equivalence(weakest.asCubes(), weakest.asDag())));
      List<List<BooleanFormula>> minterms = new ArrayList<>();
      weakest.forEachMinterm(minterms::add);
      assertEquals(
          List.of(predicates.get(0), predicates.get(1), predicates.get(2)),
          minterms.get(0).subList(0, 3));
      assertEquals(2, minterms.size());

      AbstractionResult strongest = abstraction.strongestConsequence(goal, predicates);
      assertTrue(isValid(context, booleans.implication(goal, strongest.asDag())));
      assertTrue(isValid(context, booleans.equivalence(strongest.asCubes(), strongest.asDag())));
      BooleanFormula no = booleans.and(goal, booleans.not(goal));
      assertTrue(abstraction.strongestConsequence(no, predicates).isFalse());
    }
  }

  @Test
  void whatItCannotDoIsSaid() throws Exception {
    try (SolverContext context = TestSolver.SMTINTERPOL.open()) {
      var abstraction = new JavaSmtAbstraction(context, ShutdownNotifier.createDummy());
      var integers = context.getFormulaManager().getIntegerFormulaManager();
      IntegerFormula x = integers.makeVariable("x");
      BooleanFormula odd =
          integers.equal(
              integers.add(
                  integers.multiply(integers.makeNumber(3), x), integers.makeVariable("y")),
              integers.makeNumber(1));
      var e =
          assertThrows(
              UnansweredException.class,
              () -> abstraction.weakestStrengthening(odd, List.of(integers.equal(x, x), odd)));
      assertEquals("arithmetic beyond differences", e.reason());
    }
  }

  /** Too many orders for any engine. */
  @Test
  void aPartOfAnAnswerIsNone() throws Exception {
    try (SolverContext context = TestSolver.SMTINTERPOL.open()) {
      var integers = context.getFormulaManager().getIntegerFormulaManager();
      List<BooleanFormula> predicates = new ArrayList<>();
      for (int i = 0; i < 16; i++) {
        for (int j = 0; j < i; j++) {
          predicates.add(
              integers.lessThan(integers.makeVariable("x" + i), integers.makeVariable("x" + j)));
        }
      }
      BooleanFormula large = // so that both engines are asked
          context.getFormulaManager().getBooleanFormulaManager().or(predicates.subList(0, 100));
      for (var formula : List.of(predicates.get(0), large)) {
        var abstraction =
            new JavaSmtAbstraction(context, ShutdownNotifier.createDummy(), Duration.ofMillis(100));
        var e =
            assertThrows(
                UnansweredException.class,
                () -> abstraction.strongestConsequence(formula, predicates.subList(1, 119)));
        assertEquals("a limit", e.reason());
      }
    }
  }

  @Test
  void numbersBeyond64BitsAreALimit() throws Exception {
    try (SolverContext context = TestSolver.SMTINTERPOL.open()) {
      var abstraction = new JavaSmtAbstraction(context, ShutdownNotifier.createDummy());
      var integers = context.getFormulaManager().getIntegerFormulaManager();
      IntegerFormula x = integers.makeVariable("x");
      BooleanFormula small = integers.lessThan(x, integers.makeNumber(BigInteger.TWO.pow(80)));
      BooleanFormula large = integers.greaterThan(x, integers.makeNumber(BigInteger.TWO.pow(81)));
      var e =
          assertThrows(
              UnansweredException.class,
              () -> abstraction.strongestConsequence(small, List.of(large)));
      assertEquals("a limit", e.reason());
    }
  }
}
