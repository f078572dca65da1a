package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
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
}
