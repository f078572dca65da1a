package io.implicant.checker.order;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.gal.GalModel;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ModelOrderTest {
  /** Three cells, their index declared last, and a chain far from its ends. */
  private static final String MODEL =
      """
      gal m {
        array [3] t = (0, 0, 0); int a; int z; int b; int c; int i;
        transition u [t[i] == 0] { t[i] = 1; i = (i + 1) % 3; }
        transition v [a == b && b == c] { z = c; }
      }
      """;

  private static ActionModel model() throws Exception {
    return GalModel.read("m.gal", MODEL).actions();
  }

  private static List<String> names(ActionModel model, int[] order) {
    return Arrays.stream(order).mapToObj(v -> model.cells().get(v).name()).toList();
  }

  @Test
  void forceKeepsTogetherWhatBelongsTogether() throws Exception {
    ActionModel model = model();
    for (int[] each : List.of(ModelOrder.force(model), ModelOrder.weighted(model))) {
      List<String> order = names(model, each);
      var accessed = List.of("t[0]", "t[1]", "t[2]", "i").stream().mapToInt(order::indexOf);
      var places = accessed.summaryStatistics();
      assertEquals(3, places.getMax() - places.getMin(), order::toString);
      assertEquals(8, order.stream().distinct().count());
    }
  }

  @Test
  void theDeclaredOrderIsThatOfTheFile() throws Exception {
    assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5, 6, 7}, ModelOrder.declared(model()));
  }

  @Test
  void aGivenOrderIsFollowedByTheOtherVariables() throws Exception {
    ActionModel model = model();
    assertEquals(
        List.of("i", "t[2]", "t[0]", "t[1]", "a", "z", "b", "c"),
        names(model, ModelOrder.given(model, List.of("i", "t[2]"))));
    assertThrows(IllegalArgumentException.class, () -> ModelOrder.given(model, List.of("i", "i")));
    assertThrows(IllegalArgumentException.class, () -> ModelOrder.given(model, List.of("q")));
  }
}
