package io.implicant.dd.bdd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is kept from the last call never shows in a result. */
final class RecentOperandsTest {
  private final BddManager manager = BddManager.create(6);
  private final Bdd f =
      manager.variable(0).and(manager.variable(3)).or(manager.variable(1).xor(manager.variable(5)));

  @Test
  void theSameVariablesAreQuantifiedAfterACollection() {
    Bdd before = f.exists(0, 5);
    manager.collect();
    assertEquals(before, f.exists(0, 5));
  }

  @Test
  void theSameVariablesAreQuantifiedInAnotherOrder() {
    Bdd before = f.exists(0, 5);
    manager.reorder(5, 4, 3, 2, 1, 0);
    assertEquals(before, f.exists(0, 5));
    assertEquals(f.exists(3), f.andExists(manager.constant(true), 3));
  }

  @Test
  void anArrayOfVariablesMayChangeAfterwards() {
    int[] variables = {0, 5};
    Bdd both = f.exists(variables);
    variables[1] = 0;
    assertEquals(f.exists(0), f.exists(variables));
    assertEquals(both, f.exists(0, 5));
  }

  @Test
  void aMapOfVariablesMayChangeAfterwards() {
    Map<Integer, Integer> variables = new HashMap<>(Map.of(0, 2));
    Bdd renamed = f.rename(variables);
    variables.put(0, 4);
    assertEquals(f.compose(0, manager.variable(4)), f.rename(variables));
    assertEquals(renamed, f.rename(Map.of(0, 2)));
  }

  @Test
  void moreRenamingsThanAreKeptAreAllRight() {
    BddManager wide = BddManager.create(600);
    Bdd g = wide.variable(0);
    for (int round = 0; round < 2; round++) {
      for (int i = 1; i < 600; i++) {
        assertEquals(wide.variable(i), g.rename(Map.of(0, i)));
      }
    }
  }
}
