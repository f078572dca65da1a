package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.Cube;
import io.implicant.logic.BoolConstant;
import io.implicant.sdp.Derivation;
import io.implicant.sdp.Derivation.Step;
import io.implicant.sdp.Fact;
import io.implicant.sdp.Rule;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.ReferenceEngine.Choice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Derivations for cubes of t[e]: from the cube and not-E alone, by the rules, smallest. */
class ExplanationTest {
  private static ReferenceResult solve(ReferenceEngine engine, Problem problem) {
    try {
      return engine.weakestStrengthening(problem.goal());
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyCubeIsDerivedFromItsLiterals(Fragment fragment) {
    int[] explained = new int[1];
    RandomProblems.seeds(fragment, 200)
        .forEach(
            seed -> {
              Problem problem =
                  fragment == Fragment.MIXED_INT
                      ? RandomProblems.tightProblem(seed, fragment, 4)
                      : RandomProblems.problem(seed, fragment, 5);
              ReferenceEngine engine = problem.engine(Choice.COMBINED, Integer.MAX_VALUE);
              ReferenceResult result = solve(engine, problem);
              if (!result.function().isFalse()
                  && problem.predicates().stream().noneMatch(p -> p instanceof BoolConstant)) {
                Cube cube = someCube(engine, result.function(), new Random(seed));
                List<Explanation> explanations = engine.explain(result, cube);
                assertEquals(result.parts().size(), explanations.size());
                for (int i = 0; i < explanations.size(); i++) {
                  check(engine, problem, result.parts().get(i), cube, explanations.get(i));
                  explained[0]++;
                }
              }
            });
    assertTrue(explained[0] > 10, "too few cubes: " + explained[0]);
  }

  /** A random minterm of the function, less the literals that it does not need. */
  private static Cube someCube(ReferenceEngine engine, Bdd function, Random random) {
    List<Cube> cubes = new ArrayList<>();
    function.cubes().forEach(cubes::add);
    Cube cube = cubes.get(random.nextInt(cubes.size()));
    for (int variable : cube.variables().toArray()) {
      Cube shorter = Cube.empty();
      for (int other : cube.variables().toArray()) {
        shorter = other == variable ? shorter : shorter.with(other, cube.hasPositive(other));
      }
      cube = engine.manager().cube(shorter).entails(function) ? shorter : cube;
    }
    return cube;
  }

  private static void check(
      ReferenceEngine engine,
      Problem problem,
      ReferenceResult.Part part,
      Cube cube,
      Explanation explanation) {
    Set<Rule> rules = new HashSet<>(NelsonOppen.rules(part.combined()));
    rules.forEach(rule -> assertTrue(RuleChecker.isInstance(rule), rule::toString));
    Bdd covered = engine.manager().constant(false);
    for (Explanation.Case single : explanation.cases()) {
      Set<Fact> inputs = inputs(problem, part, single.cube());
      assertValid(single.derivation(), rules, inputs, problem);
      assertEquals(smallestTree(rules, inputs), treeSize(single.derivation()), problem::toSource);
      covered = covered.or(engine.manager().cube(single.cube()));
    }
    assertEquals(engine.manager().cube(cube), covered, "the cases make up the cube");
  }

  private static Set<Fact> inputs(Problem problem, ReferenceResult.Part part, Cube cube) {
    Set<Fact> inputs = new HashSet<>(part.combined().definitions());
    part.negatedClause().forEach(l -> inputs.addAll(part.combined().given().get(l)));
    cube.variables()
        .mapToObj(i -> Literal.of(problem.predicates().get(i), cube.hasPositive(i)).orElseThrow())
        .forEach(literal -> inputs.addAll(part.combined().given().get(literal)));
    return inputs;
  }

  private static void assertValid(
      Derivation derivation, Set<Rule> rules, Set<Fact> inputs, Problem problem) {
    List<Step> steps = derivation.steps();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      int index = i;
      assertTrue(step.premises().stream().allMatch(p -> p < index), problem::toSource);
      List<Fact> premises = step.premises().stream().map(p -> steps.get(p).fact()).toList();
      assertTrue(
          step.rule().equals(Derivation.GIVEN)
              ? inputs.contains(step.fact())
              : rules.contains(new Rule(step.rule(), premises, step.fact())),
          () -> step + "\n" + problem.toSource());
    }
    assertEquals(Fact.CONTRADICTION, steps.get(steps.size() - 1).fact());
  }

  private static long treeSize(Derivation derivation) {
    List<Long> sizes = new ArrayList<>();
    for (Step step : derivation.steps()) {
      sizes.add(1 + step.premises().stream().mapToLong(sizes::get).sum());
    }
    return sizes.get(sizes.size() - 1);
  }

  /** By increasing size: a fact has size s if a rule's premises have sizes that sum to s - 1. */
  private static long smallestTree(Set<Rule> rules, Set<Fact> inputs) {
    Map<Fact, Long> sizes = new HashMap<>();
    inputs.forEach(input -> sizes.put(input, 1L));
    for (long size = 2; size < 1000 && !sizes.containsKey(Fact.CONTRADICTION); size++) {
      List<Fact> found = new ArrayList<>();
      for (Rule rule : rules) {
        if (!sizes.containsKey(rule.conclusion()) && sizes.keySet().containsAll(rule.premises())) {
          long sum = 1 + rule.premises().stream().mapToLong(sizes::get).sum();
          if (sum == size) {
            found.add(rule.conclusion());
          }
        }
      }
      for (Fact fact : found) {
        sizes.put(fact, size);
      }
    }
    return sizes.getOrDefault(Fact.CONTRADICTION, -1L);
  }

  @Test
  void stepsAreWrittenInTheUsersTerms() {
    Problem problem = Problem.of("x = 3", "f(x + 1) <= 2", "f(4) < 3");
    ReferenceEngine engine = problem.engine(Choice.COMBINED, Integer.MAX_VALUE);
    ReferenceResult result = solve(engine, problem);
    Cube cube = Cube.empty().with(0, true).with(1, true);
    Explanation explanation = engine.explain(result, cube).get(0);
    Explanation.Case one = explanation.cases().get(0);
    String text =
        one.derivation().text(explanation.shown(), explanation.source(one, i -> "p" + (i + 1)));
    assertTrue(text.contains("x + 1 = 4"), text);
    assertTrue(text.contains("p1") && text.contains("p2") && text.contains("goal"), text);
    assertTrue(!text.contains("w1"), text);
  }

  @Test
  void aCubeThatDoesNotImplyTheGoalIsRefused() {
    Problem problem = Problem.of("x = 3", "x = 4", "x < 4");
    ReferenceEngine engine = problem.engine(Choice.COMBINED, Integer.MAX_VALUE);
    ReferenceResult result = solve(engine, problem);
    Cube cube = Cube.empty().with(1, true).with(0, false);
    assertThrows(IllegalArgumentException.class, () -> engine.explain(result, cube));
  }
}
