package io.implicant.checker.odl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.implicant.checker.Seeds;
import io.implicant.checker.odl.RandomOdl.Shape;
import io.implicant.logic.text.InputException;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The split of self-assignments, BR03 3.2. */
final class SelfAssignmentsTest {
  static LongStream seeds() {
    return Seeds.of(60);
  }

  @Test
  void aVariableSelfAssignmentIsSplitThroughOneVariable() throws InputException {
    OdlModel model =
        OdlModel.read(
            "m.odl",
            """
            odl m {
              var x : 0..7;
              var y : 0..7;
              define sum = x + y;
              pc = 1;
              1: x := sum, pc := if x > 3 then 2 else 3;
              2: x := x * 4, pc := 3;
              3: y := y * x + 1, pc := 5;
            }
            """);
    assertEquals(
        """
        odl m {
          var temp : 0..7 = 0;
          var x : 0..7;
          var y : 0..7;
          define sum = x + y;
          pc = 1;
          1: temp := x, pc := 6;
          6: x := temp + y, pc := if x > 3 then 2 else 3;
          2: x := x * 4, pc := 3;
          3: temp := y, pc := 7;
          7: y := temp * x + 1, pc := 5;
          5: end;
        }
        """,
        OdlPrinter.print(SelfAssignments.split(model)));
  }

  @Test
  void aModelWithoutSuchLinesStays() throws InputException {
    OdlModel model = OdlModel.read("div.odl", OdlExamples.text("div.odl"));
    assertSame(model.file(), SelfAssignments.split(model));
  }

  /** States at old lines are the same, the new variable apart. */
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theSplitModelReachesTheSameStates(long seed) throws InputException {
    String text = RandomOdl.text(seed, Shape.ANY);
    OdlModel model = OdlModel.read("random.odl", text);
    OdlModel split = OdlModel.of(SelfAssignments.split(model));
    assertEquals(
        OdlPrinter.print(split.file()),
        OdlPrinter.print(OdlReader.read("m.odl", OdlPrinter.print(split.file()))));
    int added = split.cells().size() - model.cells().size();
    int last = model.cells().get(OdlModel.PC).high();
    Set<IntBuffer> expected = new ExplicitOdl(model).reachable().keySet();
    Set<IntBuffer> actual =
        new ExplicitOdl(split)
            .reachable().keySet().stream()
                .map(IntBuffer::array)
                .filter(state -> state[OdlModel.PC] <= last)
                .map(state -> IntBuffer.wrap(without(state, added)))
                .collect(Collectors.toSet());
    assertEquals(expected, actual, () -> text);
  }

  /** The state without the new variable, which comes first after pc. */
  private static int[] without(int[] state, int added) {
    int[] rest = Arrays.copyOfRange(state, added, state.length);
    rest[0] = state[0];
    return rest;
  }
}
