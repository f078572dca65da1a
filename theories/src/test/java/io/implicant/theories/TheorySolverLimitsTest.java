package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.theories.solver.Model;
import io.implicant.theories.solver.TheorySolver;
import io.implicant.theories.solver.TheorySolver.Status;
import io.implicant.theories.solver.Verdict;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a solver does beyond one verdict: many checks, limits, unusual input. */
class TheorySolverLimitsTest {
  private static Verdict decide(String... literals) throws UnsupportedFormulaException {
    Problem problem = problem(literals);
    return TheorySolver.decide(problem.terms(), literals(problem.predicates()));
  }

  private static Problem problem(String... literals) {
    String[] withGoal = java.util.Arrays.copyOf(literals, literals.length + 1);
    withGoal[literals.length] = "true";
    return Problem.of(withGoal);
  }

  private static List<Literal> literals(List<Formula> formulas) {
    return formulas.stream().map(f -> Literal.of(f, true).orElseThrow()).toList();
  }

  @Test
  void manyChecksOverTheSameAtomsDoNotDisturbEachOther() throws UnsupportedFormulaException {
    Problem problem = problem("x <= y", "y <= z", "z <= x", "f(x) = 1", "f(z) = 2");
    TheorySolver solver = new TheorySolver(problem.terms());
    int[] p = literals(problem.predicates()).stream().mapToInt(l -> number(solver, l)).toArray();
    for (int round = 0; round < 3; round++) {
      assertEquals(Status.UNSATISFIABLE, solver.check(p));
      assertArrayEquals(p, solver.core());
      assertEquals(Status.SATISFIABLE, solver.check(p[0], p[1], p[3], p[4]));
      assertTrue(solver.model().evaluate(problem.predicates().get(4)));
      assertEquals(Status.SATISFIABLE, solver.check());
      assertEquals(Status.UNSATISFIABLE, solver.check(p[0] ^ 1, p[1] ^ 1, p[2] ^ 1));
    }
  }

  @Test
  void aMinimisedCoreLeavesNothingOut() throws UnsupportedFormulaException {
    Problem problem = problem("x <= 3", "x <= 2", "x = y", "y = x + 0", "3 <= y", "f(x) = 0");
    TheorySolver solver = new TheorySolver(problem.terms());
    int[] all = literals(problem.predicates()).stream().mapToInt(l -> number(solver, l)).toArray();
    assertEquals(Status.UNSATISFIABLE, solver.check(all));
    int[] core = solver.minimise(solver.core());
    assertEquals(3, core.length);
    for (int literal : core) {
      int[] rest = IntStream.of(core).filter(l -> l != literal).toArray();
      assertEquals(Status.SATISFIABLE, solver.check(rest));
    }
  }

  private static int number(TheorySolver solver, Literal literal) {
    try {
      return 2 * solver.register(literal.atom()) + (literal.positive() ? 0 : 1);
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void constantsNearTheEndOfLongAreRightOrUnknown() throws UnsupportedFormulaException {
    String large = "9223372036854775807";
    assertInstanceOf(Verdict.Satisfiable.class, decide("x <= " + large, "0 <= x"));
    assertInstanceOf(
        Verdict.Unknown.class, decide("x = y + " + large, "y = z + " + large, "z = x + 2"));
    assertInstanceOf(Verdict.Unknown.class, decide("x <= y + " + large + "0", "y <= x"));
    assertInstanceOf(Verdict.Unknown.class, decide("x : Real <= " + large, "0 <= x"));
  }

  @Test
  void manyDenominatorsAreExactUntilTheyDoNotFit() throws UnsupportedFormulaException {
    assertInstanceOf(
        Verdict.Unsatisfiable.class,
        decide("x : Real < y + 1/3", "y < z + 1/7", "z <= w - 10/21", "w <= x"));
    assertInstanceOf(
        Verdict.Satisfiable.class,
        decide("x : Real < y + 1/3", "y < z + 1/7", "z <= w - 9/21", "w <= x"));
    assertInstanceOf(
        Verdict.Unknown.class, decide("x : Real < 1/1000000007", "x > 1/1000000009", "x != 1/11"));
  }

  @Test
  void aNewDenominatorRescalesArgumentsToo() throws UnsupportedFormulaException {
    String[] equal = {"f(x + 1/2) = 1", "f(y) = 2", "x + 1/2 <= y : Real", "2 * y <= 2 * x + 1"};
    assertInstanceOf(Verdict.Unsatisfiable.class, decide(equal));
    String[] more = java.util.Arrays.copyOf(equal, 5);
    more[4] = "z : Real < 1/3";
    assertInstanceOf(Verdict.Unsatisfiable.class, decide(more));
    more[3] = "y < x + 2/3";
    assertInstanceOf(Verdict.Satisfiable.class, decide(more));
  }

  @Test
  void aBudgetThatIsUsedUpEndsTheSearch() throws UnsupportedFormulaException {
    // Nine pigeons in eight holes: each check of the search is quick, but there are many.
    int pigeons = 9;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < pigeons; i++) {
      text.append("1 <= p").append(i).append(";p").append(i).append(" <= 8;");
      for (int j = 0; j < i; j++) {
        text.append("p").append(i).append(" != p").append(j).append(";");
      }
    }
    Problem problem = problem(text.toString().split(";"));
    TheorySolver solver = new TheorySolver(problem.terms());
    Budget budget = Budget.unlimited();
    budget.cancel();
    solver.setBudget(budget);
    assertInstanceOf(Verdict.Unknown.class, solver.verdict(literals(problem.predicates())));
    assertThrows(IllegalStateException.class, solver::model);
  }

  @Test
  void numbersInModelsAreSmallWherePossible() throws UnsupportedFormulaException {
    Problem problem = problem("x != y", "y != z", "x != z", "f(x) != f(y)", "x <= 100");
    Verdict verdict = TheorySolver.decide(problem.terms(), literals(problem.predicates()));
    Model model = assertInstanceOf(Verdict.Satisfiable.class, verdict).model();
    for (Model.Table table : model.tables()) {
      String text = table.otherwise().toString();
      assertTrue(Math.abs(Long.parseLong(text)) < 10, model::toString);
    }
  }
}
