package io.implicant.sdp;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What a run of {@link SymbolicDecisionProcedure} leaves behind. */
public final class SdpRun {
  private final AndOrDag dag;
  private final List<Fact> facts;
  private final List<int[]> levels;
  private final List<Instance> rules;
  private final List<Instance> contradictions;
  private final int root;
  private final int bound;
  private final boolean complete;

  SdpRun(
      AndOrDag dag,
      List<Fact> facts,
      List<int[]> levels,
      List<Instance> rules,
      List<Instance> contradictions,
      int root,
      int bound,
      boolean complete) {
    this.dag = dag;
    this.facts = facts;
    this.levels = levels;
    this.rules = rules;
    this.contradictions = contradictions;
    this.root = root;
    this.bound = bound;
    this.complete = complete;
  }

  public AndOrDag dag() {
    return dag;
  }

  /** t[e]: true under G' if G' and not-E is found unsatisfiable. */
  public int root() {
    return root;
  }

  /** False if the caller's bound ended the run: then t[e] is an under-approximation. */
  public boolean isComplete() {
    return complete;
  }

  /** The theory's bound on the rounds. */
  public int bound() {
    return bound;
  }

  /** The rounds in which some expression changed. */
  public int depth() {
    return levels.size() - 1;
  }

  /** W: the facts derived from G and not-E, inputs first, each in the order of its round. */
  public List<Fact> facts() {
    return Collections.unmodifiableList(facts.subList(0, lastLevel().length));
  }

  /** t[(g, i)]; false for a fact not derived by that round. */
  public int label(Fact fact, int level) {
    int index = facts.indexOf(fact);
    int[] labels = levels.get(level);
    return index < 0 || index >= labels.length ? AndOrDag.FALSE : labels[index];
  }

  /** t[(g, ⊤)] of the fact with that index in {@link #facts}. */
  public int label(int index) {
    return lastLevel()[index];
  }

  /** All rule instances over {@link #facts}, those for the contradiction included. */
  public List<Rule> rules() {
    List<Rule> all = new ArrayList<>();
    int known = lastLevel().length;
    rules.stream().filter(rule -> rule.conclusion < known).forEach(rule -> all.add(rule(rule)));
    contradictions.forEach(rule -> all.add(rule(rule)));
    return all;
  }

  private Rule rule(Instance instance) {
    List<Fact> premises = new ArrayList<>();
    for (int premise : instance.premises) {
      premises.add(facts.get(premise));
    }
    Fact conclusion =
        Optional.of(instance.conclusion)
            .filter(index -> index >= 0)
            .map(facts::get)
            .orElse(Fact.CONTRADICTION);
    return new Rule(instance.name, premises, conclusion);
  }

  private int[] lastLevel() {
    return levels.get(levels.size() - 1);
  }

  /**
   * The run as LBC07 Figure 5 draws it: a row of facts per round, diamonds for conjunctions, the
   * contradiction on top; facts that do not lead to it are left out.
   */
  public String toDot() {
    return new LevelDrawing(facts, levels, rules, contradictions).dot();
  }
}
