package io.implicant.sdp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.BddManager;
import io.implicant.sdp.EqualityTheory.Differs;
import io.implicant.sdp.EqualityTheory.Same;
import io.implicant.sdp.SymbolicDecisionProcedure.Options;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * LBC07 Remark 3.7 and Example 3.8: all equalities between x1 .. xn but x1 = xn, which is the goal.
 * The set of facts is stable after the first round, the expressions are not.
 */
class Example38Test {
  private final AndOrDag dag = new AndOrDag();

  static IntStream sizes() {
    return IntStream.rangeClosed(4, 12);
  }

  private static List<Same> edges(int n) {
    List<Same> edges = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        if (i > 0 || j < n - 1) {
          edges.add(Same.of(i, j));
        }
      }
    }
    return edges;
  }

  private SdpRun run(int n, Options options) {
    Map<Fact, Integer> inputs = EqualityTheory.inputs(dag, edges(n), Same.of(0, n - 1));
    return SymbolicDecisionProcedure.run(dag, new EqualityTheory(), inputs, options);
  }

  /** What Remark 3.7 warns of: ends when a round leaves W, the set of facts, as it was. */
  private SdpRun runUntilFactsAreStable(int n) {
    Set<Fact> before = Set.of();
    for (int depth = 0; ; depth++) {
      SdpRun run = run(n, Options.TO_THE_LETTER.withMaxDepth(depth));
      Set<Fact> facts = new HashSet<>(run.facts());
      if (facts.equals(before)) {
        return run;
      }
      before = facts;
    }
  }

  /** x1 = x2, x2 = x3, ... as indices of edges. */
  private static BitSet chain(int n) {
    BitSet chain = new BitSet();
    List<Same> edges = edges(n);
    for (int i = 0; i + 1 < n; i++) {
      chain.set(edges.indexOf(Same.of(i, i + 1)));
    }
    return chain;
  }

  @ParameterizedTest(name = "n = {0}")
  @MethodSource("sizes")
  void stoppingWhenTheFactsAreStableIsWrongFromSixOn(int n) {
    SdpRun stopped = runUntilFactsAreStable(n);
    assertEquals(2, stopped.depth(), "the paper: the procedure would end after two steps");
    assertEquals(n < 6, dag.evaluate(stopped.root(), chain(n)));
  }

  /** The paper: on the chain DP_T needs lg(n) rounds; its last step sees the last round's facts. */
  @ParameterizedTest(name = "n = {0}")
  @MethodSource("sizes")
  void theDecisionProcedureNeedsTheLogarithmOfTheChain(int n) {
    EqualityTheory theory = new EqualityTheory();
    List<Fact> facts = new ArrayList<>(List.of(new Differs(0, n - 1)));
    chain(n).stream().mapToObj(edges(n)::get).forEach(facts::add);
    assertTrue(DecisionProcedure.isUnsatisfiable(theory, facts));
    int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(n - 2); // n - 1 edges
    assertTrue(DecisionProcedure.derived(theory, facts, rounds).contains(Fact.CONTRADICTION));
    assertFalse(DecisionProcedure.derived(theory, facts, rounds - 1).contains(Fact.CONTRADICTION));
  }

  @ParameterizedTest(name = "n = {0}")
  @MethodSource("sizes")
  void runningToTheBoundIsRight(int n) {
    SdpRun run = run(n, Options.TO_THE_LETTER);
    assertTrue(run.isComplete());
    assertTrue(dag.evaluate(run.root(), chain(n)));
    assertReachability(n, run);
  }

  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {4, 5, 6, 7})
  void stoppingWhenTheFunctionsAreStableIsRight(int n) {
    BddManager manager = BddManager.create(edges(n).size());
    SdpRun run = run(n, Options.comparing(new Functions(dag, manager, manager::variable)));
    assertTrue(run.isComplete());
    assertTrue(dag.evaluate(run.root(), chain(n)));
    assertReachability(n, run);
  }

  /** Random sparse subsets, 64 at a time, against a search. */
  private void assertReachability(int n, SdpRun run) {
    List<Same> edges = edges(n);
    Random random = new Random(n);
    for (int batch = 0; batch < 20; batch++) {
      long[] subsets = new long[edges.size()];
      for (int k = 0; k < Long.SIZE; k++) {
        for (int edge = 0; edge < subsets.length; edge++) {
          subsets[edge] |= random.nextInt(edges.size()) < n ? 1L << k : 0;
        }
      }
      long[] values = dag.evaluate(run.root(), subsets);
      for (int k = 0; k < Long.SIZE; k++) {
        int bit = k;
        List<Same> chosen =
            IntStream.range(0, subsets.length)
                .filter(edge -> (subsets[edge] >>> bit & 1) != 0)
                .mapToObj(edges::get)
                .toList();
        assertEquals(isConnected(chosen, n), (values[run.root()] >>> k & 1) != 0, chosen::toString);
      }
    }
  }

  private static boolean isConnected(List<Same> edges, int n) {
    BitSet reached = new BitSet();
    reached.set(0);
    for (int round = 0; round < n; round++) {
      for (Same edge : edges) {
        if (reached.get(edge.a()) || reached.get(edge.b())) {
          reached.set(edge.a());
          reached.set(edge.b());
        }
      }
    }
    return reached.get(n - 1);
  }
}
