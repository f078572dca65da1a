package io.implicant.checker.symbolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.implicant.checker.gal.GalModel;
import io.implicant.checker.search.Strategy;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Division by zero and overflow end in a failure that names the step, never in a count. */
final class StepFailureTest {
  private static final String GAL =
      """
      gal failing {
        int a = 0;
        int b = 3;
        int c = 0;
        transition up [a < 3] { a = a + 1; }
        transition down [b > 0] { b = b - 1; }
        transition other [a == 3 && c == 0] { c = 1; }
        transition divide [c == 1 && a == 3] { c = 7 / b; }
        transition also [c == 1 && a == 3] { c = 2; }
      }
      """;

  private static SymbolicModel model(String text, boolean reversed) throws Exception {
    return model(text, reversed, Evaluation.EQUIV_SPLIT);
  }

  private static SymbolicModel model(String text, boolean reversed, Evaluation evaluation)
      throws Exception {
    var actions = GalModel.read("failing.gal", text).actions();
    int last = actions.cells().size() - 1;
    return new SymbolicModel(
        actions,
        IntStream.rangeClosed(0, last).map(i -> reversed ? last - i : i).toArray(),
        evaluation);
  }

  @Test
  void theStepIsNamedByEveryStrategyAndEvaluationInEveryOrder() throws Exception {
    for (Strategy strategy : Strategy.values()) {
      for (boolean reversed : new boolean[] {false, true}) {
        for (Evaluation evaluation : Evaluation.values()) {
          SymbolicModel model = model(GAL, reversed, evaluation);
          StepFailure failure =
              assertThrows(StepFailure.class, () -> model.reachable(strategy), strategy::toString);
          assertEquals("divide: division by zero", failure.getMessage());
        }
      }
    }
  }

  @Test
  void aGuardThatExcludesTheCaseMakesItHarmless() throws Exception {
    String guarded =
        GAL.replace("[c == 1 && a == 3] { c = 7", "[c == 1 && a == 3 && b > 0] { c = 7");
    var counts =
        IntStream.range(0, 2)
            .mapToObj(i -> count(guarded, i == 1, Strategy.SATURATION))
            .distinct()
            .toList();
    assertEquals(1, counts.size());
    assertEquals(counts.get(0), count(guarded, false, Strategy.BFS));
  }

  private static String count(String text, boolean reversed, Strategy strategy) {
    try {
      return model(text, reversed).reachable(strategy).count().toString();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void overflowIsAFailureToo() throws Exception {
    String text =
        """
        gal growing {
          int a = 1;
          transition twice [true] { a = a * 2; }
        }
        """;
    StepFailure failure =
        assertThrows(StepFailure.class, () -> model(text, false).reachable(Strategy.SATURATION));
    assertEquals("twice: overflow of 32 bits", failure.getMessage());
  }

  @Test
  void aFixpointThatAlternatesIsAFailureToo() throws Exception {
    String text =
        """
        gal alternating {
          int a = 0;
          int b = 0;
          transition up [a < 2] { a = a + 1; }
          transition swap [a == 2] { fixpoint { b = 1 - b; } }
        }
        """;
    for (Strategy strategy : Strategy.values()) {
      for (Evaluation evaluation : Evaluation.values()) {
        SymbolicModel model = model(text, false, evaluation);
        StepFailure failure = assertThrows(StepFailure.class, () -> model.reachable(strategy));
        assertEquals("swap: a fixpoint that never becomes stable", failure.getMessage());
      }
    }
  }
}
