package io.implicant.sdp;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The theory of LBC07 Example 3.6: equalities and disequalities between variables, as unordered
 * pairs, with transitivity and contradiction. Rounds: lg(m) for m variables.
 */
final class EqualityTheory implements SaturationTheory {
  /** Vertex a is vertex b. */
  record Same(int a, int b) implements Fact {
    static Same of(int a, int b) {
      return new Same(Math.min(a, b), Math.max(a, b));
    }

    @Override
    public String toString() {
      return name(a) + " = " + name(b);
    }
  }

  /** Vertex a is not vertex b. */
  record Differs(int a, int b) implements Fact {
    @Override
    public String toString() {
      return name(a) + " != " + name(b);
    }
  }

  static String name(int vertex) {
    return String.valueOf((char) ('a' + vertex));
  }

  /** The inputs of a run: leaf i for edge i, and true for the negation of the goal. */
  static Map<Fact, Integer> inputs(AndOrDag dag, List<Same> edges, Same goal) {
    Map<Fact, Integer> inputs = new LinkedHashMap<>();
    for (int i = 0; i < edges.size(); i++) {
      inputs.put(edges.get(i), dag.leaf(i));
    }
    inputs.put(new Differs(goal.a(), goal.b()), AndOrDag.TRUE);
    return inputs;
  }

  @Override
  public int depthBound(Collection<Fact> inputs) {
    Set<Integer> vertices = new HashSet<>();
    for (Fact fact : inputs) {
      if (fact instanceof Same same) {
        vertices.addAll(List.of(same.a(), same.b()));
      } else if (fact instanceof Differs differs) {
        vertices.addAll(List.of(differs.a(), differs.b()));
      }
    }
    return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, vertices.size() - 1));
  }

  @Override
  public Saturation start(Collection<Fact> inputs) {
    Set<Fact> known = new HashSet<>();
    return fact -> {
      List<Rule> rules = new ArrayList<>();
      for (Fact other : known) {
        if (fact instanceof Same first && other instanceof Same second) {
          transitivity(first, second, rules);
        } else if (fact instanceof Same same && other instanceof Differs differs) {
          contradiction(same, differs, rules);
        } else if (fact instanceof Differs differs && other instanceof Same same) {
          contradiction(same, differs, rules);
        }
      }
      known.add(fact);
      return rules;
    };
  }

  private static void contradiction(Same same, Differs differs, List<Rule> rules) {
    if (same.a() == differs.a() && same.b() == differs.b()) {
      rules.add(Rule.of("contradiction", Fact.CONTRADICTION, same, differs));
    }
  }

  private static void transitivity(Same first, Same second, List<Rule> rules) {
    for (int middle : new int[] {first.a(), first.b()}) {
      if (middle == second.a() || middle == second.b()) {
        int left = first.a() + first.b() - middle;
        int right = second.a() + second.b() - middle;
        rules.add(Rule.of("transitivity", Same.of(left, right), first, second));
      }
    }
  }
}
