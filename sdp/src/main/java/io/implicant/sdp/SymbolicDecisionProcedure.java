package io.implicant.sdp;

import io.implicant.sdp.SaturationTheory.Saturation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * SDP_T of LBC07 Figure 4: one run simulates {@link DecisionProcedure} on G' and not-E for every
 * subset G' of G. Each fact g carries an expression t[(g, i)] per round i; by Lemma 3.4 it is true
 * under G' exactly if the decision procedure has derived g from G' and not-E after i rounds.
 *
 * <p>The run ends at the theory's bound, or before it when no expression changed in a round <em>as
 * a Boolean function</em>; that the set of facts stands still is not enough (Remark 3.7), and that
 * the nodes do is too much to ask, since redundant derivations keep making new ones. Functions are
 * compared as BDDs; a fact whose function stays keeps its node, which keeps the graph small. At the
 * limit of the BDD manager the comparison is given up, not the run.
 *
 * <p>Cost: rounds times rule instances, plus the BDDs.
 */
public final class SymbolicDecisionProcedure {
  /**
   * How to run.
   *
   * @param maxDepth a bound on the rounds; below the theory's own, the result may be incomplete
   * @param functions where to compare expressions as functions; without it the run is to the
   *     letter: the theory's bound, all redundant derivations
   */
  public record Options(int maxDepth, Optional<Functions> functions) {
    public static final Options TO_THE_LETTER = new Options(Integer.MAX_VALUE, Optional.empty());

    public static Options comparing(Functions functions) {
      return new Options(Integer.MAX_VALUE, Optional.of(functions));
    }

    public Options withMaxDepth(int depth) {
      return new Options(depth, functions);
    }
  }

  private final AndOrDag dag;
  private final SaturationTheory theory;
  private final Options options;
  private final Map<Fact, Integer> ids = new LinkedHashMap<>();
  private final List<Fact> facts = new ArrayList<>();
  private final List<Instance> rules = new ArrayList<>();
  private final List<List<Instance>> rulesOf = new ArrayList<>();
  private final List<Instance> contradictions = new ArrayList<>();
  private final List<int[]> levels = new ArrayList<>();
  private Saturation saturation;

  private SymbolicDecisionProcedure(AndOrDag dag, SaturationTheory theory, Options options) {
    this.dag = dag;
    this.theory = theory;
    this.options = options;
  }

  /**
   * Runs the procedure.
   *
   * @param inputs G and not-E: each fact with its t[(g, 0)], which is b_g for g in G, {@link
   *     AndOrDag#TRUE} for the negation of a goal, and a disjunction where several predicates give
   *     one fact
   */
  public static SdpRun run(
      AndOrDag dag, SaturationTheory theory, Map<Fact, Integer> inputs, Options options) {
    return new SymbolicDecisionProcedure(dag, theory, options).run(inputs);
  }

  private SdpRun run(Map<Fact, Integer> inputs) {
    int bound = theory.depthBound(inputs.keySet());
    int depth = Math.min(bound, options.maxDepth());
    saturation = theory.start(inputs.keySet());
    int[] labels = initialise(inputs); // step (1)
    boolean stable = false;
    for (int level = 1; level <= depth && !stable; level++) { // step (2)
      int[] next = nextLevel(labels);
      stable = settle(labels, next) && next.length == labels.length;
      if (!stable) {
        levels.add(next);
      }
      labels = next;
    }
    int root = contradiction(labels); // steps (3) and (4)
    boolean complete = stable || depth >= bound;
    return new SdpRun(dag, facts, levels, rules, contradictions, root, bound, complete);
  }

  private int[] initialise(Map<Fact, Integer> inputs) {
    inputs.keySet().forEach(this::number);
    int[] labels = new int[facts.size()];
    inputs.forEach((fact, node) -> labels[ids.get(fact)] = node);
    levels.add(labels);
    inputs.keySet().forEach(this::addRules);
    return labels;
  }

  /** t[(g, i)] for all g: derivations from the previous round's facts alone. */
  private int[] nextLevel(int[] labels) {
    int known = labels.length;
    List<Fact> found = new ArrayList<>();
    for (int i = known; i < facts.size(); i++) {
      found.add(facts.get(i)); // named by a rule whose premises are known by now
    }
    int[] next = Arrays.copyOf(labels, facts.size());
    Arrays.fill(next, known, next.length, AndOrDag.FALSE);
    for (int fact = 0; fact < next.length; fact++) {
      List<Instance> derivations = rulesOf.get(fact);
      int[] ways = new int[derivations.size() + 1];
      ways[0] = next[fact];
      for (int i = 0; i < derivations.size(); i++) {
        ways[i + 1] = conjunction(derivations.get(i), labels);
      }
      next[fact] = dag.or(ways);
    }
    found.forEach(this::addRules);
    return next;
  }

  private int conjunction(Instance rule, int[] labels) {
    int[] premises = new int[rule.premises.length];
    for (int i = 0; i < premises.length; i++) {
      premises[i] = labels[rule.premises[i]];
    }
    return dag.and(premises);
  }

  private int contradiction(int[] labels) {
    return dag.or(contradictions.stream().mapToInt(rule -> conjunction(rule, labels)).toArray());
  }

  /** Keeps the nodes of facts whose function is unchanged; returns whether all known ones are. */
  private boolean settle(int[] labels, int[] next) {
    boolean same = true;
    for (int i = 0; i < labels.length; i++) {
      int before = labels[i];
      int after = next[i];
      if (before != after
          && options.functions().filter(f -> f.areEqual(before, after)).isPresent()) {
        next[i] = before;
      }
      same &= next[i] == before;
    }
    return same;
  }

  private int number(Fact fact) {
    return ids.computeIfAbsent(
        fact,
        unseen -> {
          facts.add(unseen);
          rulesOf.add(new ArrayList<>());
          return facts.size() - 1;
        });
  }

  private void addRules(Fact fact) {
    for (Rule rule : saturation.add(fact)) {
      int[] premises = rule.premises().stream().mapToInt(ids::get).toArray();
      if (rule.conclusion() == Fact.CONTRADICTION) {
        contradictions.add(new Instance(rule.name(), premises, Instance.CONTRADICTION));
      } else {
        Instance instance = new Instance(rule.name(), premises, number(rule.conclusion()));
        rules.add(instance);
        rulesOf.get(instance.conclusion).add(instance);
      }
    }
  }
}
