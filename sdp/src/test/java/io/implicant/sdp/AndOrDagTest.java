package io.implicant.sdp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.BitSet;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The shared expressions of LBC07 Section 2 and Definition 3.2. */
class AndOrDagTest {
  private final AndOrDag dag = new AndOrDag();
  private final int a = dag.leaf(0);
  private final int b = dag.leaf(1);
  private final int c = dag.leaf(2);

  static LongStream seeds() {
    return Seeds.of(200);
  }

  @Test
  void equalExpressionsAreOneNode() {
    assertEquals(a, dag.leaf(0));
    assertEquals(dag.and(a, b), dag.and(b, a, b));
    assertEquals(dag.or(a, b, c), dag.or(c, b, a, a));
    assertNotEquals(dag.and(a, b), dag.or(a, b));
    assertNotEquals(dag.and(a, b, c), dag.and(dag.and(a, b), c), "nodes are n-ary, not flattened");
  }

  @Test
  void constantsVanish() {
    assertEquals(AndOrDag.TRUE, dag.and());
    assertEquals(AndOrDag.FALSE, dag.or());
    assertEquals(a, dag.and(a, AndOrDag.TRUE));
    assertEquals(a, dag.or(AndOrDag.FALSE, a, a));
    assertEquals(AndOrDag.FALSE, dag.and(a, AndOrDag.FALSE, b));
    assertEquals(AndOrDag.TRUE, dag.or(a, AndOrDag.TRUE, b));
    assertTrue(dag.evaluate(AndOrDag.TRUE, new BitSet()));
    assertFalse(dag.evaluate(AndOrDag.FALSE, new BitSet()));
  }

  @Test
  void sizeDepthAndReachableNodesAreThoseOfTheGraph() {
    int ab = dag.and(a, b);
    int root = dag.or(ab, dag.and(ab, c), c);
    assertEquals(2, dag.depth(dag.or(ab, c)));
    assertEquals(3, dag.depth(root));
    assertEquals(0, dag.depth(a));
    assertEquals(6, dag.reachable(root).length, "a, b, c, ab, ab & c, root");
    assertEquals(3, dag.leafCount());
    assertEquals(AndOrDag.Kind.AND, dag.kind(ab));
    assertEquals(AndOrDag.Kind.LEAF, dag.kind(a));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void evaluationAgreesWithTheBdd(long seed) {
    Random random = new Random(seed);
    int leaves = 1 + random.nextInt(8);
    AndOrDag graph = new AndOrDag();
    int[] nodes = new int[60];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = i < leaves ? graph.leaf(i) : randomNode(random, graph, nodes, i);
    }
    BddManager manager = BddManager.create(leaves);
    long[] subsets = random.longs(leaves).toArray();
    for (int root : nodes) {
      Bdd bdd = graph.toBdd(root, manager, manager::variable);
      long[] values = graph.evaluate(root, subsets);
      for (int k = 0; k < Long.SIZE; k++) {
        BitSet subset = column(subsets, k);
        assertEquals(bdd.evaluate(subset), (values[root] >>> k & 1) != 0);
        assertEquals(bdd.evaluate(subset), graph.evaluate(root, subset));
      }
    }
  }

  private static int randomNode(Random random, AndOrDag graph, int[] nodes, int known) {
    int[] operands = random.ints(random.nextInt(4), 0, known).map(i -> nodes[i]).toArray();
    return random.nextBoolean() ? graph.and(operands) : graph.or(operands);
  }

  private static BitSet column(long[] subsets, int k) {
    BitSet subset = new BitSet();
    for (int i = 0; i < subsets.length; i++) {
      subset.set(i, (subsets[i] >>> k & 1) != 0);
    }
    return subset;
  }

  /** ((((l0 | l1) & l2) | l3) & l4) ... with four leaves in turn. */
  @Test
  void aChainOfAMillionNodesNeedsNoStack() {
    int[] leaves = {a, b, c, dag.leaf(3)};
    int root = a;
    int length = 1_000_000;
    for (int i = 1; i <= length; i++) {
      int leaf = leaves[i % 4];
      root = i % 2 == 1 ? dag.or(root, leaf) : dag.and(root, leaf);
    }
    assertEquals(length, dag.depth(root));
    assertEquals(length + 4, dag.reachable(root).length);
    BddManager manager = BddManager.create(4);
    Bdd bdd = dag.toBdd(root, manager, manager::variable);
    // The last operand is a, before it d, c and b: ((... & c) | d) & a.
    BitSet ad = new BitSet();
    ad.set(0);
    ad.set(3);
    assertTrue(dag.evaluate(root, ad));
    assertTrue(bdd.evaluate(ad));
    ad.clear(0);
    assertFalse(dag.evaluate(root, ad));
    assertFalse(bdd.evaluate(ad));
  }

  @Test
  void dotNamesLeavesAndDrawsConjunctionsAsDiamonds() {
    String dot = dag.toDot(dag.or(dag.and(a, b), c), i -> "say \"" + i + "\"");
    assertTrue(dot.startsWith("digraph andor {"), dot);
    assertTrue(dot.contains("label=\"say \\\"0\\\"\""), dot);
    assertEquals(1, dot.split("shape=diamond", -1).length - 1, dot);
    assertEquals(4, dot.split("->", -1).length - 1, dot);
    assertTrue(dag.toDot(AndOrDag.TRUE, i -> "").contains("\"true\""));
  }
}
