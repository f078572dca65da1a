package io.implicant.dd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.zdd.CubeSets;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** The examples of the package comments, word for word. */
final class PackageExamplesTest {
  @Test
  void exampleOfFunctions() {
    BddManager manager = BddManager.create(3);
    Bdd a = manager.variable(0);
    Bdd b = manager.variable(1);
    Bdd c = manager.variable(2);
    Bdd f = a.and(b).or(c);
    assertEquals(BigInteger.valueOf(5), f.modelCount());
    assertTrue(f.exists(2).isTrue());
    assertTrue(f.entails(a.or(c)));
    assertEquals("!x0 & x2", f.shortestCube().orElseThrow().toString());
  }

  @Test
  void exampleOfSetsOfCubes() {
    BddManager manager = BddManager.create(3);
    Bdd f = manager.variable(0).ite(manager.variable(1), manager.variable(2));
    CubeSets sets = CubeSets.over(manager);
    assertEquals("{x0 & x1, !x0 & x2, x1 & x2}", sets.primesOf(f).toString());
    assertEquals("{x0 & x1, !x0 & x2}", sets.essentialPrimesOf(f).toString());
    assertSame(f, sets.coverOf(f).toBdd());
  }

  @Test
  void exampleOfTheTable() {
    BddTable table = new BddTable(1 << 12);
    table.addVariables(2);
    int f = table.protect(table.and(table.variable(0), table.variable(1)));
    table.safePoint();
    assertEquals(f, table.and(table.variable(0), table.variable(1)));
    table.release(f);
  }

  @Test
  void exampleOfText() {
    BddManager manager = BddManager.create(2);
    Bdd f = manager.variable(0).xor(manager.variable(1)).not();
    String text = f.toText(v -> v == 0 ? "a" : "b");
    assertEquals("n0 = a ? n1 : !n1\nn1 = b ? true : false\nn0\n", text);
    assertTrue(f.toDot(v -> "v" + v).startsWith("digraph {\n"));
  }
}
