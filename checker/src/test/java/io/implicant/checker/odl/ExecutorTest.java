package io.implicant.checker.odl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.text.InputException;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The meaning of single lines. The state is pc, x, y, t[0], t[1]. */
final class ExecutorTest {
  private static String step(String line, int... state) throws InputException {
    OdlModel model =
        OdlModel.read(
            "m.odl",
            "odl m { var x : 0..3; var y : -2..9; array t[2] : 0..3; define d = x + 1; pc = 1; 1: "
                + line
                + "; }");
    return new Executor(model)
        .step(state)
        .match(
            next -> next.states().stream().map(Arrays::toString).collect(Collectors.joining(" ")),
            Executor.Failed::reason);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      value = {
        "x := y, pc := 2 # [2, 3, 3, 0, 1]",
        "x := d, pc := if x == 2 then 5 else 6 # [5, 3, 3, 0, 1]",
        "t[x - 1] := y, pc := 2 # [2, 2, 3, 0, 3]",
        "pc := {4, 2, 4} # [4, 2, 3, 0, 1] [2, 2, 3, 0, 1]",
        "x := *, pc := 2 # [2, 0, 3, 0, 1] [2, 1, 3, 0, 1] [2, 2, 3, 0, 1] [2, 3, 3, 0, 1]",
        "x := y + 1, pc := 2 # 4 is outside the range 0..3 of x",
        "y := -x - 1, pc := 2 # -3 is outside the range -2..9 of y",
        "t[x] := 1, pc := 2 # the index 2 is outside 0..1",
        "t[0 - y] := 1, pc := 2 # the index -3 is outside 0..1",
        "y := t[x], pc := 2 # an index outside its array",
        "pc := if t[x] > 0 then 1 else 2 # an index outside its array",
        "pc := if t[x] > 0 || x == 2 then 1 else 2 # [1, 2, 3, 0, 1]",
        "x := y / t[0], pc := 2 # division by zero",
        "pc := if y / t[0] > 0 then 1 else 2 # division by zero",
        "y := 2000000000 + 2000000000 * x, pc := 2 # overflow of 32 bits",
      })
  void aLineIsExecutedInTheOldState(String line, String expected) throws InputException {
    assertEquals(expected, step(line, 1, 2, 3, 0, 1));
  }

  @Test
  void whereThereIsNoLineTheExecutionEnds() throws InputException {
    assertEquals("", step("pc := 2", 2, 0, 0, 0, 0));
    assertEquals("", step("end", 1, 0, 0, 0, 0));
  }

  @Test
  void divComputesFiveTimesItsArgument() throws InputException {
    OdlModel model = OdlModel.read("div.odl", OdlExamples.text("div.odl"));
    Executor executor = new Executor(model);
    int[] state = {19, 7, 200};
    assertTrue(executor.isInitial(state));
    assertFalse(executor.isInitial(new int[] {22, 7, 200}));
    assertFalse(executor.isInitial(new int[] {19, 16, 200}));
    int[] next = state;
    while (next != null) {
      assertTrue(executor.violated(next).isEmpty());
      state = next;
      Executor.Next outcome = (Executor.Next) executor.step(state);
      next = outcome.states().isEmpty() ? null : outcome.states().get(0);
    }
    assertArrayEquals(new int[] {53, 0, 35}, state);
    assertEquals(
        "pc == 53 && x != 0",
        executor.violated(new int[] {53, 1, 0}).orElseThrow().text().toString());
  }
}
