package io.implicant.dd.bdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Handles keep functions alive, and nothing else does. */
final class HandlesTest {
  private static final int TEMPORARIES = 1_000_000;
  private static final int VARIABLES = 16;

  @Test
  void aMillionTemporariesNeitherLeakNorVanishTooEarly() {
    BddManager manager =
        BddManager.create(BddOptions.ofVariables(VARIABLES).withInitialNodes(1 << 10));
    Random random = new Random(42);
    List<Bdd> kept = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    Bdd current = manager.constant(true);
    for (int i = 0; i < TEMPORARIES; i++) {
      Bdd literal = manager.literal(random.nextInt(VARIABLES), random.nextBoolean());
      current = random.nextInt(3) == 0 ? current.xor(literal) : current.or(literal).and(literal);
      if (i % 50_000 == 0) {
        kept.add(current);
        texts.add(current.toText(v -> "x" + v));
      }
      if (i % 100_000 == 99_999) {
        System.gc(); // stands for the collections that a longer run has by itself
      }
    }
    for (int i = 0; i < kept.size(); i++) {
      assertEquals(texts.get(i), kept.get(i).toText(v -> "x" + v), "function " + i);
    }
    assertTrue(manager.tableSize() < 500_000, "table of " + manager.tableSize());
    kept.clear();
    current = null;
    awaitSize(manager, VARIABLES + 1);
  }

  /** Weak references are cleared by the JVM in its own time, so this waits for it. */
  private static void awaitSize(BddManager manager, int size) {
    for (int attempt = 0; attempt < 50 && manager.tableSize() > size; attempt++) {
      System.gc();
      manager.collect();
    }
    assertEquals(size, manager.tableSize(), "only the variables and the constant remain");
  }

  @Test
  void engineEdgesSurviveWhileTheyAreProtected() {
    BddTable table = new BddTable(64);
    table.addVariables(8);
    int f = table.protect(table.xor(table.variable(0), table.variable(7)));
    int garbage = table.and(table.variable(1), table.variable(2));
    int before = table.size();
    assertEquals(1, table.collect());
    assertEquals(before - 1, table.size());
    assertEquals(f, table.xor(table.variable(0), table.variable(7)));
    table.release(f);
    table.collect();
    assertEquals(9, table.size());
    assertThrows(IllegalArgumentException.class, () -> table.release(f));
    assertNotEquals(BddTable.FALSE, garbage);
  }

  @Test
  void equalFunctionsAreTheSameObject() {
    BddManager manager = BddManager.create(4);
    Bdd a = manager.variable(0);
    Bdd b = manager.variable(1);
    assertSame(a.and(b).not(), a.not().or(b.not()));
    assertSame(a, a.not().not());
    assertSame(manager.constant(true), a.or(a.not()));
  }

  @Test
  void functionsOfTwoManagersCannotBeMixed() {
    Bdd here = BddManager.create(1).variable(0);
    Bdd there = BddManager.create(1).variable(0);
    assertThrows(IllegalArgumentException.class, () -> here.and(there));
  }

  @Test
  void unknownVariablesAreRefused() {
    BddManager manager = BddManager.create(2);
    assertThrows(IllegalArgumentException.class, () -> manager.variable(2));
    assertThrows(IllegalArgumentException.class, () -> manager.variable(-1));
    assertEquals(2, manager.addVariables(3));
    assertEquals(1, manager.variable(4).nodeCount());
  }
}
