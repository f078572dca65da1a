package io.implicant.dd.bdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import jdd.bdd.BDD;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random sequences of operations on this package and on JDD side by side, with collections and
 * reorderings in between. Every result is compared on random assignments, by its model count, and
 * by equality with the other functions held.
 */
final class JddOracleTest {
  private static final int STEPS = 10_000;
  private static final int VARIABLES = 12;
  private static final int HELD = 24;

  private final BddManager manager =
      BddManager.create(BddOptions.ofVariables(VARIABLES).withInitialNodes(64));
  private final BDD jdd = new BDD(10_000, 1_000);
  private final List<Integer> jddVariables = new ArrayList<>();
  private final List<Bdd> ours = new ArrayList<>();
  private final List<Integer> theirs = new ArrayList<>();
  private Random random = new Random(0);

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2})
  void randomOperationsAgreeWithJdd(long seed) {
    random = new Random(seed);
    for (int v = 0; v < VARIABLES; v++) {
      jddVariables.add(jdd.createVar());
    }
    for (int i = 0; i < HELD; i++) {
      int v = i % VARIABLES;
      ours.add(manager.variable(v));
      theirs.add(jdd.ref(jddVariables.get(v)));
    }
    for (int step = 0; step < STEPS; step++) {
      String context = "seed " + seed + ", step " + step;
      step(context);
      if (step % 500 == 499) {
        System.gc(); // so that handles dropped meanwhile count as dead
      }
      if (step % 50 == 49) {
        manager.collect();
      }
      if (step % 1000 == 999) {
        Reordering reordering = manager.sift();
        assertTrue(reordering.nodesAfter() <= reordering.nodesBefore(), context);
        checkAll(context);
      }
    }
    assertTrue(manager.table().collections() > 30, "collections must have happened");
  }

  private void step(String context) {
    int a = random.nextInt(HELD);
    int b = random.nextInt(HELD);
    int c = random.nextInt(HELD);
    int operation = random.nextInt(11);
    int into = random.nextInt(HELD);
    Bdd our = ourResult(operation, ours.get(a), ours.get(b), ours.get(c));
    int their = jdd.ref(theirResult(operation, theirs.get(a), theirs.get(b), theirs.get(c)));
    jdd.deref(theirs.get(into));
    ours.set(into, our);
    theirs.set(into, their);
    check(into, context + ", operation " + operation);
    for (int i = 0; i < HELD; i++) {
      assertEquals(
          theirs.get(i).equals(their), ours.get(i) == our, context + ": equality with " + i);
    }
  }

  private int variable; // chosen by ourResult, used again by theirResult
  private int otherVariable;

  private Bdd ourResult(int operation, Bdd a, Bdd b, Bdd c) {
    variable = random.nextInt(VARIABLES);
    otherVariable = random.nextInt(VARIABLES);
    return switch (operation) {
      case 0 -> a.and(b);
      case 1 -> a.or(b);
      case 2 -> a.xor(b);
      case 3 -> a.not();
      case 4 -> a.ite(b, c);
      case 5 -> a.exists(variable, otherVariable);
      case 6 -> a.forall(variable);
      case 7 -> a.andExists(b, variable, otherVariable);
      case 8 -> a.implies(b);
      case 9 -> a.cofactor(variable, true);
      default -> manager.variable(variable).xor(a);
    };
  }

  private int theirResult(int operation, int a, int b, int c) {
    return switch (operation) {
      case 0 -> jdd.and(a, b);
      case 1 -> jdd.or(a, b);
      case 2 -> jdd.xor(a, b);
      case 3 -> jdd.not(a);
      case 4 -> jdd.ite(a, b, c);
      case 5 -> jdd.exists(a, cube(variable, otherVariable));
      case 6 -> jdd.forall(a, cube(variable, variable));
      case 7 -> jdd.relProd(a, b, cube(variable, otherVariable));
      case 8 -> jdd.imp(a, b);
      case 9 -> jdd.restrict(a, jddVariables.get(variable));
      default -> jdd.xor(jddVariables.get(variable), a);
    };
  }

  private int cube(int v, int w) {
    return jdd.ref(jdd.and(jddVariables.get(v), jddVariables.get(w)));
  }

  private void checkAll(String context) {
    for (int i = 0; i < HELD; i++) {
      check(i, context);
    }
  }

  private void check(int i, String context) {
    for (int k = 0; k < 8; k++) {
      int row = random.nextInt(1 << VARIABLES);
      boolean[] assignment = new boolean[VARIABLES];
      for (int v = 0; v < VARIABLES; v++) {
        assignment[v] = ((row >>> v) & 1) != 0;
      }
      boolean expected = jdd.member(theirs.get(i), assignment);
      BitSet set = BitSet.valueOf(new long[] {row});
      assertEquals(expected, ours.get(i).evaluate(set), context + ", assignment " + row);
    }
    double models = jdd.satCount(theirs.get(i));
    assertEquals(models, ours.get(i).modelCount().doubleValue(), context);
  }
}
