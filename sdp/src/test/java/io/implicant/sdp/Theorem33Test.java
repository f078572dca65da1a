package io.implicant.sdp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.BddManager;
import io.implicant.sdp.HornTheory.Numbered;
import io.implicant.sdp.SymbolicDecisionProcedure.Options;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * LBC07 Lemma 3.4, Theorem 3.3 and depth limits, on random saturation theories: whatever the rules
 * are, the symbolic run is the decision procedure on every subset of G, together with not-E.
 */
class Theorem33Test {
  private static final int LEAVES = 6;
  private static final int FACTS = 12;

  private final AndOrDag dag = new AndOrDag();
  private final BddManager manager = BddManager.create(LEAVES);
  private final Options comparing =
      Options.comparing(new Functions(dag, manager, manager::variable));

  static LongStream seeds() {
    return Seeds.of(300);
  }

  /** Facts 0 .. 5 are G, fact 6 is not-E; subset k of the 64 has fact i if bit i of k is set. */
  private Map<Fact, Integer> inputs() {
    Map<Fact, Integer> inputs = new LinkedHashMap<>();
    for (int i = 0; i < LEAVES; i++) {
      inputs.put(new Numbered(i), dag.leaf(i));
    }
    inputs.put(new Numbered(LEAVES), AndOrDag.TRUE);
    return inputs;
  }

  private static List<Fact> subset(int k) {
    List<Fact> facts = new ArrayList<>(List.of(new Numbered(LEAVES)));
    for (int i = 0; i < LEAVES; i++) {
      if ((k >>> i & 1) != 0) {
        facts.add(new Numbered(i));
      }
    }
    return facts;
  }

  private long value(int node) {
    long[] leaves = new long[LEAVES];
    for (int k = 0; k < Long.SIZE; k++) {
      for (int i = 0; i < LEAVES; i++) {
        leaves[i] |= (k >>> i & 1L) << k;
      }
    }
    return dag.evaluate(node, leaves)[node];
  }

  private static HornTheory theory(long seed) {
    Random random = new Random(seed);
    return new HornTheory(random, FACTS, 8 + random.nextInt(20));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyExpressionOfEveryLevelIsWhatTheDecisionProcedureDerives(long seed) {
    HornTheory theory = theory(seed);
    for (Options options : List.of(Options.TO_THE_LETTER, comparing)) {
      SdpRun run = SymbolicDecisionProcedure.run(dag, theory, inputs(), options);
      assertTrue(run.isComplete());
      for (int level = 0; level <= run.depth(); level++) {
        long[] concrete = new long[FACTS];
        for (int k = 0; k < Long.SIZE; k++) {
          for (Fact fact : DecisionProcedure.derived(theory, subset(k), level)) {
            if (fact instanceof Numbered numbered) {
              concrete[numbered.value()] |= 1L << k;
            }
          }
        }
        for (int fact = 0; fact < FACTS; fact++) {
          int label = run.label(new Numbered(fact), level);
          assertEquals(concrete[fact], value(label), "#" + fact + " at " + level + theory);
        }
      }
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theResultIsTheDecisionProceduresVerdictOnEverySubset(long seed) {
    HornTheory theory = theory(seed);
    long letter =
        value(SymbolicDecisionProcedure.run(dag, theory, inputs(), Options.TO_THE_LETTER).root());
    long compared = value(SymbolicDecisionProcedure.run(dag, theory, inputs(), comparing).root());
    assertEquals(letter, compared);
    for (int k = 0; k < Long.SIZE; k++) {
      boolean unsatisfiable = DecisionProcedure.isUnsatisfiable(theory, subset(k));
      assertEquals(unsatisfiable, (letter >>> k & 1) != 0, subset(k) + " " + theory);
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aDepthLimitGivesAGrowingUnderApproximationThatSaysSo(long seed) {
    HornTheory theory = theory(seed);
    SdpRun full = SymbolicDecisionProcedure.run(dag, theory, inputs(), comparing);
    long before = 0;
    for (int depth = 0; depth <= full.bound(); depth++) {
      SdpRun run =
          SymbolicDecisionProcedure.run(dag, theory, inputs(), comparing.withMaxDepth(depth));
      long value = value(run.root());
      assertEquals(before, before & value, "monotone");
      assertEquals(value, value & value(full.root()), "sound");
      if (depth < full.depth()) {
        assertFalse(run.isComplete(), "some expression still changes at depth " + depth);
      } else if (depth > full.depth()) {
        assertTrue(run.isComplete(), "the fixpoint was seen at depth " + depth);
      }
      if (run.isComplete()) {
        assertEquals(value(full.root()), value);
      }
      assertTrue(run.depth() <= depth);
      before = value;
    }
  }
}
