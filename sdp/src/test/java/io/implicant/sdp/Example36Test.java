package io.implicant.sdp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.sdp.EqualityTheory.Differs;
import io.implicant.sdp.EqualityTheory.Same;
import io.implicant.sdp.SymbolicDecisionProcedure.Options;
import java.util.List;
import org.junit.jupiter.api.Test;

/** LBC07 Example 3.6 and Figure 5: G is {a = b, b = c, a = d, d = c}, E is {a = c}. */
class Example36Test {
  private static final List<Same> EDGES =
      List.of(Same.of(0, 1), Same.of(1, 2), Same.of(0, 3), Same.of(3, 2));
  private static final Same GOAL = Same.of(0, 2);

  private final AndOrDag dag = new AndOrDag();
  private final BddManager manager = BddManager.create(4);
  private final Bdd expected =
      manager.variable(0).and(manager.variable(1)).or(manager.variable(2).and(manager.variable(3)));

  private SdpRun run(Options options) {
    return SymbolicDecisionProcedure.run(
        dag, new EqualityTheory(), EqualityTheory.inputs(dag, EDGES, GOAL), options);
  }

  private Bdd function(int node) {
    return dag.toBdd(node, manager, manager::variable);
  }

  @Test
  void theExpressionIsEquivalentToTheTwoPaths() {
    assertEquals(expected, function(run(Options.TO_THE_LETTER).root()));
    Options comparing = Options.comparing(new Functions(dag, manager, manager::variable));
    assertEquals(expected, function(run(comparing).root()));
  }

  @Test
  void twoLevelsSuffice() {
    SdpRun run = run(Options.TO_THE_LETTER);
    assertEquals(2, run.bound());
    assertEquals(2, run.depth());
    assertTrue(run.isComplete());
    assertEquals(function(run.label(GOAL, 2)), function(run.root()));
  }

  @Test
  void theGoalHasThreeWaysAtTheSecondLevelAndTwoAtTheFirst() {
    SdpRun run = run(Options.TO_THE_LETTER);
    assertEquals(AndOrDag.FALSE, run.label(GOAL, 0));
    assertEquals(2, dag.operands(run.label(GOAL, 1)).length);
    int[] ways = dag.operands(run.label(GOAL, 2));
    assertTrue(ways.length >= 3, "the label of level 1 and two derivations: " + ways.length);
  }

  @Test
  void redundantDerivationsChangeNoFunctionOnceAllPathsAreFound() {
    SdpRun run = run(Options.TO_THE_LETTER);
    // Observation (2): a = b at level 2 is also derived from b = c and a = c, which uses a = b.
    Bdd direct = manager.variable(0);
    Bdd around = manager.variable(1).and(manager.variable(2)).and(manager.variable(3));
    assertEquals(direct.or(around), function(run.label(EDGES.get(0), 2)));
  }

  @Test
  void theNegatedGoalIsTrueAtEveryLevel() {
    SdpRun run = run(Options.TO_THE_LETTER);
    for (int level = 0; level <= run.depth(); level++) {
      assertEquals(AndOrDag.TRUE, run.label(new Differs(0, 2), level));
    }
  }

  @Test
  void theDrawingShowsTheLevelsAsFigure5Does() {
    String dot = run(Options.TO_THE_LETTER).toDot();
    for (int level = 0; level <= 2; level++) {
      assertTrue(dot.contains("rank=same; \"i = " + level + "\""), dot);
    }
    assertTrue(!dot.contains("i = 3"), dot);
    assertTrue(dot.contains("bottom [label=\"⊥\"]"), dot);
    assertEquals(5, count(dot, "_0 [label="), "level 0 shows G and a != c");
    assertEquals(2, count(dot, "label=\"a = c\""), "a = c on levels 1 and 2");
    assertTrue(count(dot, "shape=diamond") >= 4, dot);
  }

  private static int count(String text, String part) {
    return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
  }
}
