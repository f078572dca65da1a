package io.implicant.sdp;

import java.util.BitSet;
import java.util.List;

/** Draws the rounds of a symbolic run as LBC07 Figure 5 does. */
final class LevelDrawing {
  private final List<Fact> facts;
  private final List<int[]> levels;
  private final List<Instance> rules;
  private final List<Instance> contradictions;
  private final StringBuilder dot = new StringBuilder();
  private int diamonds;

  LevelDrawing(
      List<Fact> facts, List<int[]> levels, List<Instance> rules, List<Instance> contradictions) {
    this.facts = facts;
    this.levels = levels;
    this.rules = rules;
    this.contradictions = contradictions;
  }

  String dot() {
    dot.append("digraph sdp {\n  rankdir=BT;\n  node [shape=plaintext];\n");
    int top = levels.size() - 1;
    dot.append("  bottom [label=\"⊥\"];\n");
    BitSet shown = new BitSet();
    for (Instance rule : contradictions) {
      if (holds(rule, top)) {
        derive(rule, top, "bottom");
        mark(rule, shown);
      }
    }
    for (int level = top; level >= 0; level--) {
      shown = drawLevel(level, shown);
    }
    return dot.append("}\n").toString();
  }

  /** Draws a round's facts and how they come about; returns the facts of the round before. */
  private BitSet drawLevel(int level, BitSet shown) {
    dot.append("  { rank=same; \"i = ").append(level).append("\";");
    shown.stream().forEach(fact -> dot.append(' ').append(node(fact, level)).append(';'));
    dot.append(" }\n");
    shown.stream()
        .forEach(
            fact ->
                dot.append(
                    String.format(
                        "  %s [label=%s];%n",
                        node(fact, level), Dot.quoted(facts.get(fact).toString()))));
    BitSet below = new BitSet();
    if (level == 0) {
      return below;
    }
    dot.append(String.format("  \"i = %d\" -> \"i = %d\" [style=invis];%n", level - 1, level));
    int[] before = levels.get(level - 1);
    shown.stream()
        .filter(fact -> fact < before.length && before[fact] != AndOrDag.FALSE)
        .forEach(
            fact -> {
              dot.append(String.format("  %s -> %s;%n", node(fact, level - 1), node(fact, level)));
              below.set(fact);
            });
    for (Instance rule : rules) {
      if (shown.get(rule.conclusion) && holds(rule, level - 1)) {
        derive(rule, level - 1, node(rule.conclusion, level));
        mark(rule, below);
      }
    }
    return below;
  }

  private boolean holds(Instance rule, int level) {
    int[] labels = levels.get(level);
    for (int premise : rule.premises) {
      if (premise >= labels.length || labels[premise] == AndOrDag.FALSE) {
        return false;
      }
    }
    return true;
  }

  private static void mark(Instance rule, BitSet facts) {
    for (int premise : rule.premises) {
      facts.set(premise);
    }
  }

  private void derive(Instance rule, int level, String conclusion) {
    String diamond = "d" + diamonds++;
    dot.append(String.format("  %s [shape=diamond, label=\"\"];%n", diamond));
    for (int premise : rule.premises) {
      dot.append(String.format("  %s -> %s;%n", node(premise, level), diamond));
    }
    dot.append(String.format("  %s -> %s;%n", diamond, conclusion));
  }

  private static String node(int fact, int level) {
    return "f" + fact + "_" + level;
  }
}
