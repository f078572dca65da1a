package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.BddOptions;
import io.implicant.dd.table.Budget;
import io.implicant.theories.path.LazyImages;
import io.implicant.theories.path.LazyResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Limits that are reached after the theory has said yes. */
class LazyImagesLimitTest {
  private static LazyResult consistent(Problem problem, BddManager manager)
      throws UnsupportedFormulaException {
    return LazyImages.consistent(
        problem.terms(),
        problem.predicates(),
        problem.terms().not(problem.goal()),
        manager,
        Budget.unlimited());
  }

  /** The implicant y = z + m has a model; it is the predicates, seen from y, that overflow. */
  @Test
  void anImageBeyond64BitsIsALimit() throws UnsupportedFormulaException {
    String large = "9000000000000000000";
    Problem problem =
        Problem.of(
            "y <= w - " + large,
            "z <= w + " + large,
            "y <= w + " + large,
            "z <= w - " + large,
            "y != z + " + large);
    LazyResult result = consistent(problem, BddManager.create(problem.size()));
    assertEquals(Optional.of("numbers beyond 64 bits"), result.limit());
    assertTrue(result.consistent().isFalse());
  }

  /** All minterms are found, but there is no room for them where the caller wants them. */
  @Test
  void anAnswerThatDoesNotFitIntoTheManagerIsALimit() throws UnsupportedFormulaException {
    List<String> lines = new ArrayList<>();
    List<String> goal = new ArrayList<>();
    for (String side : List.of("x", "y")) {
      for (int i = 0; i < 6; i++) { // in this order the diagram has more than 2^6 nodes
        lines.add(side + i + " = 1");
      }
    }
    for (int i = 0; i < 6; i++) {
      goal.add("x" + i + " = 1 && y" + i + " != 1");
    }
    lines.add(String.join(" || ", goal));
    Problem problem = Problem.of(lines.toArray(String[]::new));
    BddManager roomy = BddManager.create(problem.size());
    assertTrue(consistent(problem, roomy).isExact());
    BddManager manager =
        BddManager.create(BddOptions.ofVariables(problem.size()).withMaxNodes(problem.size() + 8));
    LazyResult result = consistent(problem, manager);
    assertTrue(result.limit().isPresent());
    assertTrue(result.consistent().isFalse());
  }

  @Test
  void aQuestionThatIsOverBeforeItBeginsIsALimit() throws UnsupportedFormulaException {
    Problem problem = Problem.of("x = 1", "x = y", "x = y && y = 1");
    Budget budget = Budget.unlimited();
    budget.cancel();
    LazyResult result =
        LazyImages.consistent(
            problem.terms(),
            problem.predicates(),
            problem.goal(),
            BddManager.create(problem.size()),
            budget);
    assertTrue(result.limit().isPresent());
    assertTrue(result.consistent().isFalse());
    assertEquals(0, result.stats().atoms());
  }
}
