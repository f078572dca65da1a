package io.implicant.sdp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.sdp.Derivation.Step;
import io.implicant.sdp.HornTheory.Numbered;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Derivations of single facts, against a search for the smallest tree. */
class DerivationTest {
  static LongStream seeds() {
    return Seeds.of(500);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theSmallestDerivationIsValidAndSmallest(long seed) {
    Random random = new Random(seed);
    HornTheory theory = new HornTheory(random, 9, 4 + random.nextInt(14));
    Set<Fact> inputs = new HashSet<>();
    random.ints(3, 0, 9).forEach(i -> inputs.add(new Numbered(i)));
    OptionalLong size = smallestTree(theory.rules(), inputs, Fact.CONTRADICTION, new HashSet<>());
    var derivation = Derivation.smallest(theory.rules(), inputs, Fact.CONTRADICTION);
    assertEquals(size.isPresent(), derivation.isPresent(), theory::toString);
    assertEquals(
        DecisionProcedure.isUnsatisfiable(theory, inputs),
        derivation.isPresent(),
        theory::toString);
    if (derivation.isPresent()) {
      assertValid(derivation.get(), theory.rules(), inputs);
      assertEquals(size.getAsLong(), treeSize(derivation.get()), theory + " from " + inputs);
    }
  }

  /** Every step is given or a rule instance of earlier steps; no fact stands twice. */
  private static void assertValid(Derivation derivation, List<Rule> rules, Set<Fact> inputs) {
    List<Step> steps = derivation.steps();
    Set<Fact> seen = new HashSet<>();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      int index = i;
      assertTrue(seen.add(step.fact()), () -> text(derivation));
      assertTrue(step.premises().stream().allMatch(p -> p < index), () -> text(derivation));
      List<Fact> premises = step.premises().stream().map(p -> steps.get(p).fact()).toList();
      assertTrue(
          step.rule().equals(Derivation.GIVEN)
              ? inputs.contains(step.fact()) && premises.isEmpty()
              : rules.contains(new Rule(step.rule(), premises, step.fact())),
          () -> text(derivation));
    }
    assertEquals(Fact.CONTRADICTION, steps.get(steps.size() - 1).fact());
  }

  private static String text(Derivation derivation) {
    return derivation.text(Fact::toString, fact -> "by " + fact);
  }

  private static long treeSize(Derivation derivation) {
    List<Long> sizes = new ArrayList<>();
    for (Step step : derivation.steps()) {
      sizes.add(1 + step.premises().stream().mapToLong(sizes::get).sum());
    }
    return sizes.get(sizes.size() - 1);
  }

  /** By trying all trees in which no fact stands above itself. */
  private static OptionalLong smallestTree(
      List<Rule> rules, Set<Fact> inputs, Fact goal, Set<Fact> above) {
    if (inputs.contains(goal)) {
      return OptionalLong.of(1);
    } else if (!above.add(goal)) {
      return OptionalLong.empty();
    }
    OptionalLong best = OptionalLong.empty();
    for (Rule rule : rules) {
      if (rule.conclusion().equals(goal)) {
        long sum = 1;
        for (Fact premise : rule.premises()) {
          OptionalLong size = smallestTree(rules, inputs, premise, above);
          sum = size.isPresent() && sum > 0 ? sum + size.getAsLong() : -1;
        }
        if (sum > 0 && (best.isEmpty() || sum < best.getAsLong())) {
          best = OptionalLong.of(sum);
        }
      }
    }
    above.remove(goal);
    return best;
  }

  @Test
  void textNumbersStepsAndPremises() {
    Fact one = new Numbered(1);
    Fact two = new Numbered(2);
    List<Rule> rules =
        List.of(Rule.of("up", two, one), Rule.of("clash", Fact.CONTRADICTION, one, two));
    Derivation derivation =
        Derivation.smallest(rules, Set.of(one), Fact.CONTRADICTION).orElseThrow();
    String dot = derivation.toDot(Fact::toString, fact -> "by " + fact);
    List<String> lines = text(derivation).lines().map(String::strip).toList();
    assertEquals(3, lines.size());
    assertTrue(lines.get(0).matches("1\\. #1 +by #1"), () -> text(derivation));
    assertTrue(lines.get(1).matches("2\\. #2 +up of 1"), () -> text(derivation));
    assertTrue(lines.get(2).matches("3\\. contradiction +clash of 1, 2"), () -> text(derivation));
    assertTrue(dot.contains("s1 -> s3"), () -> dot);
    assertTrue(dot.contains("label=\"#2\\nup\""), () -> dot);
  }

  /** x(i+1) from x(i) and y(i), y(i+1) from x(i): the tree is beyond a long, the steps are few. */
  @Test
  void treesBeyondAnyNumberAreStillFound() {
    List<Rule> rules = new ArrayList<>();
    int levels = 500;
    for (int i = 0; i < levels; i++) {
      Fact x = new Numbered(2 * i);
      Fact y = new Numbered(2 * i + 1);
      rules.add(Rule.of("x", new Numbered(2 * i + 2), x, y));
      rules.add(Rule.of("y", new Numbered(2 * i + 3), y, x));
    }
    rules.add(Rule.of("last", Fact.CONTRADICTION, new Numbered(2 * levels)));
    Set<Fact> inputs = Set.of(new Numbered(0), new Numbered(1));
    Derivation derivation = Derivation.smallest(rules, inputs, Fact.CONTRADICTION).orElseThrow();
    assertValid(derivation, rules, inputs);
    assertEquals(2 * levels + 1 + 1, derivation.steps().size());
  }

  @Test
  void stepsCannotBeChanged() {
    Derivation derivation =
        Derivation.smallest(List.of(), Set.of(new Numbered(1)), new Numbered(1)).orElseThrow();
    assertThrows(UnsupportedOperationException.class, () -> derivation.steps().clear());
    assertTrue(Derivation.smallest(List.of(), Set.of(), new Numbered(1)).isEmpty());
  }
}
