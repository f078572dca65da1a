package io.implicant.checker.symbolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.implicant.checker.explicit.Explorer;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.search.Strategy;
import java.util.List;
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

  /** Both values of b are reached: as a set they stay what they are, each by itself does not. */
  private static final String ALTERNATING =
      """
      gal alternating {
        int a = 0;
        int b = 0;
        int c = 0;
        transition up [a < 2] { a = a + 1; }
        transition turn [c == 0] { b = 1; c = 1; }
        transition swap [a == 2] { fixpoint { if (b == 0) { b = 1; } else { b = 0; } } }
      }
      """;

  @Test
  void aFixpointThatAlternatesIsAFailureWithAPosition() throws Exception {
    for (String start : List.of("c = 0", "c = 2")) {
      for (Strategy strategy : Strategy.values()) {
        for (boolean reversed : new boolean[] {false, true}) {
          for (Evaluation evaluation : Evaluation.values()) {
            String text = ALTERNATING.replace("int c = 0", "int " + start);
            SymbolicModel model = model(text, reversed, evaluation);
            StepFailure failure = assertThrows(StepFailure.class, () -> model.reachable(strategy));
            assertEquals("swap: a fixpoint that never becomes stable", failure.getMessage());
            assertEquals("failing.gal:7:30", failure.position().orElseThrow().toString());
          }
        }
      }
    }
  }

  @Test
  void aFixpointMayRunUntilNothingChanges() throws Exception {
    String text =
        """
        gal running {
          int a = 0;
          int b = 0;
          transition up [a < 3] { a = a + 1; }
          transition run [true] { fixpoint { if (b < a * 5) { b = b + 1; } } }
          transition move [b > 2] { fixpoint { self."m"; } }
          transition one [a > 0] label "m" { a = a - 1; }
          transition end [a == 0] label "m" { b = 2; }
        }
        """;
    int states = new Explorer(GalModel.read("m", text).actions()).explore(1000).states();
    for (Strategy strategy : Strategy.values()) {
      assertEquals("" + states, count(text, false, strategy));
      assertEquals("" + states, count(text, true, strategy));
    }
  }
}
