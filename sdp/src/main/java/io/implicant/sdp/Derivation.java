package io.implicant.sdp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Why a fact holds: a list of steps, each from earlier ones, the last step being the fact. A step
 * that is used twice stands once.
 */
public record Derivation(List<Step> steps) {
  /**
   * A step.
   *
   * @param rule the inference rule, or "given" for an input
   * @param premises indices of earlier steps
   */
  public record Step(Fact fact, String rule, List<Integer> premises) {}

  public static final String GIVEN = "given";

  public Derivation {
    steps = List.copyOf(steps);
  }

  /**
   * A smallest derivation tree of the goal from the inputs, by Knuth's generalisation of Dijkstra's
   * algorithm in its simple form: the costs of facts are lowered until nothing changes. Empty if
   * the rules do not derive the goal.
   */
  public static Optional<Derivation> smallest(
      Collection<Rule> rules, Collection<Fact> inputs, Fact goal) {
    Map<Fact, Long> costs = new HashMap<>();
    Map<Fact, Rule> best = new HashMap<>();
    inputs.forEach(input -> costs.put(input, 1L));
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Rule rule : rules) {
        long cost = cost(rule, costs);
        if (cost < costs.getOrDefault(rule.conclusion(), Long.MAX_VALUE)) {
          costs.put(rule.conclusion(), cost);
          best.put(rule.conclusion(), rule);
          changed = true;
        }
      }
    }
    return costs.containsKey(goal) ? Optional.of(of(goal, best)) : Optional.empty();
  }

  private static long cost(Rule rule, Map<Fact, Long> costs) {
    long sum = 1;
    for (Fact premise : rule.premises()) {
      Long cost = costs.get(premise);
      if (cost == null) {
        return Long.MAX_VALUE;
      }
      sum = Math.min(Long.MAX_VALUE - 1, sum + cost);
    }
    return sum;
  }

  private static Derivation of(Fact goal, Map<Fact, Rule> best) {
    Map<Fact, Integer> numbers = new LinkedHashMap<>();
    List<Step> steps = new ArrayList<>();
    Deque<Fact> stack = new ArrayDeque<>(List.of(goal));
    while (!stack.isEmpty()) {
      Fact fact = stack.peek();
      List<Fact> premises = best.containsKey(fact) ? best.get(fact).premises() : List.of();
      List<Fact> missing = premises.stream().filter(p -> !numbers.containsKey(p)).toList();
      if (numbers.containsKey(fact)) {
        stack.pop();
      } else if (missing.isEmpty()) {
        String rule = best.containsKey(fact) ? best.get(fact).name() : GIVEN;
        numbers.put(fact, steps.size());
        steps.add(new Step(fact, rule, premises.stream().map(numbers::get).toList()));
        stack.pop();
      } else {
        for (int i = missing.size() - 1; i >= 0; i--) {
          stack.push(missing.get(i));
        }
      }
    }
    return new Derivation(steps);
  }

  /**
   * One line a step: its number, the fact, the rule, the numbers of the premises.
   *
   * @param shown how facts are written
   * @param source what is said of a given fact instead of a rule
   */
  public String text(Function<Fact, String> shown, Function<Fact, String> source) {
    StringBuilder text = new StringBuilder();
    int width = steps.stream().mapToInt(step -> shown.apply(step.fact()).length()).max().orElse(1);
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      String fact = shown.apply(step.fact());
      text.append(String.format("%3d. %s%s  ", i + 1, fact, " ".repeat(width - fact.length())));
      text.append(reason(step, source));
      for (int k = 0; k < step.premises().size(); k++) {
        text.append(k == 0 ? " of " : ", ").append(step.premises().get(k) + 1);
      }
      text.append(System.lineSeparator());
    }
    return text.toString();
  }

  /** The steps as nodes and edges in the language of Graphviz, premises below. */
  public String toDot(Function<Fact, String> shown, Function<Fact, String> source) {
    StringBuilder dot = new StringBuilder("digraph derivation {\n  rankdir=BT;\n");
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      String label = shown.apply(step.fact()) + "\n" + reason(step, source);
      dot.append(String.format("  s%d [shape=box, label=%s];%n", i + 1, Dot.quoted(label)));
      for (int premise : step.premises()) {
        dot.append(String.format("  s%d -> s%d;%n", premise + 1, i + 1));
      }
    }
    return dot.append("}\n").toString();
  }

  private static String reason(Step step, Function<Fact, String> source) {
    return step.rule().equals(GIVEN) ? source.apply(step.fact()) : step.rule();
  }
}
