package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.BooleanFormulaManager;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;

/** The drop-in finds what the wrapped solver finds. */
final class DropInTest {
  private static Set<Long> allSat(
      SolverContext context, List<BooleanFormula> assertions, List<BooleanFormula> important)
      throws Exception {
    try (ProverEnvironment prover = context.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      for (BooleanFormula assertion : assertions) {
        prover.push(assertion);
      }
      BooleanFormulaManager booleans = context.getFormulaManager().getBooleanFormulaManager();
      return prover.allSat(new Minterms(booleans, important), important);
    }
  }

  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void randomFormulasHaveTheModelsThatTheSolverFinds(TestSolver solver) throws Exception {
    try (SolverContext plain = solver.open();
        ImplicantSolverContext ours =
            ImplicantSolverContext.around(plain, ShutdownNotifier.createDummy())) {
      for (long seed : Seeds.of(solver == TestSolver.PRINCESS ? 8 : 40).toArray()) {
        RandomSession.run(solver, seed, plain, ours);
      }
      AllSatStatistics statistics = ours.allSatStatistics();
      assertTrue(statistics.answered() > 5, statistics::toString);
      assertFalse(statistics.fallenBack().containsKey("a failure"), statistics::toString);
    }
  }

  /** As CPAchecker's predicate analysis: one prover, a block after the other. */
  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void pushedAndPoppedBlocksAreAnsweredOneAfterTheOther(TestSolver solver) throws Exception {
    try (SolverContext plain = solver.open();
        ImplicantSolverContext ours =
            ImplicantSolverContext.around(plain, ShutdownNotifier.createDummy());
        ProverEnvironment prover = ours.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      var integers = plain.getFormulaManager().getIntegerFormulaManager();
      var booleans = plain.getFormulaManager().getBooleanFormulaManager();
      var x = integers.makeVariable("x@1");
      var y = integers.makeVariable("y@1");
      List<BooleanFormula> important =
          List.of(booleans.makeVariable("p0"), booleans.makeVariable("p1"));
      BooleanFormula definitions =
          booleans.and(
              booleans.equivalence(important.get(0), integers.equal(x, y)),
              booleans.equivalence(important.get(1), integers.lessThan(x, integers.makeNumber(3))));
      prover.push(integers.lessOrEquals(x, y));
      for (int round = 0; round < 3; round++) {
        prover.push(integers.lessOrEquals(y, integers.makeNumber(2)));
        prover.push(definitions);
        assertEquals(Set.of(2L, 3L), prover.allSat(new Minterms(booleans, important), important));
        prover.pop();
        prover.pop();
        prover.push(integers.greaterOrEquals(x, integers.makeNumber(5)));
        prover.addConstraint(definitions);
        assertEquals(Set.of(0L, 1L), prover.allSat(new Minterms(booleans, important), important));
        prover.addConstraint(integers.lessThan(y, x));
        assertEquals(Set.of(), prover.allSat(new Minterms(booleans, important), important));
        prover.pop();
        assertTrue(!prover.isUnsat());
      }
      assertEquals(9, ours.allSatStatistics().answered());
      assertEquals(Map.of(), ours.allSatStatistics().fallenBack());
      assertEquals("9", ours.getStatistics().get("implicant.allsat.answered"));
    }
  }

  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void predicatesMayBeRepeatedConstantOrNone(TestSolver solver) throws Exception {
    try (SolverContext plain = solver.open();
        ImplicantSolverContext ours =
            ImplicantSolverContext.around(plain, ShutdownNotifier.createDummy())) {
      var booleans = plain.getFormulaManager().getBooleanFormulaManager();
      BooleanFormula a = booleans.makeVariable("a");
      BooleanFormula b = booleans.makeVariable("b");
      List<BooleanFormula> assertions =
          List.of(
              booleans.equivalence(a, booleans.not(b)),
              booleans.equivalence(b, booleans.not(a)), // in a circle
              booleans.equivalence(booleans.makeVariable("c"), booleans.makeTrue()));
      for (List<BooleanFormula> important :
          List.of(List.of(a, b), List.<BooleanFormula>of(), List.of(booleans.makeVariable("c")))) {
        assertEquals(allSat(plain, assertions, important), allSat(ours, assertions, important));
      }
      List<BooleanFormula> twice = List.of(a, b, a);
      assertEquals(Set.of(2L, 5L), allSat(ours, assertions, twice));
      assertEquals(Map.of(), ours.allSatStatistics().fallenBack());
    }
  }

  @Test
  void wrongUseEndsAsWithTheSolverItself() throws Exception {
    try (SolverContext plain = TestSolver.SMTINTERPOL.open();
        ImplicantSolverContext ours =
            ImplicantSolverContext.around(plain, ShutdownNotifier.createDummy())) {
      var booleans = plain.getFormulaManager().getBooleanFormulaManager();
      Minterms minterms = new Minterms(booleans, List.of());
      ProverEnvironment without = ours.newProverEnvironment();
      assertThrows(IllegalStateException.class, () -> without.allSat(minterms, List.of()));
      without.close();
      ProverEnvironment closed = ours.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT);
      closed.close();
      assertThrows(IllegalStateException.class, () -> closed.allSat(minterms, List.of()));
    }
  }
}
