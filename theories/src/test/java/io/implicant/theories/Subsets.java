package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Formula;
import io.implicant.sdp.AndOrDag;
import io.implicant.sdp.Fact;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The subsets G' of a set G of literals, together with the negation of a disjunction E. */
final class Subsets {
  private final List<List<Fact>> predicates = new ArrayList<>();
  private final List<Fact> negatedGoal = new ArrayList<>();

  /** Constants among the literals are left out; one that is false in not-E is not allowed. */
  Subsets(Theory theory, List<Formula> literals, List<Formula> goals) {
    for (Formula formula : literals) {
      Literal.of(formula, true).ifPresent(literal -> predicates.add(theory.facts(literal)));
    }
    for (Formula formula : goals) {
      Literal.of(formula, false).ifPresent(literal -> negatedGoal.addAll(theory.facts(literal)));
    }
  }

  int count() {
    return 1 << predicates.size();
  }

  /** The facts of subset k and of not-E. */
  List<Fact> facts(int k) {
    List<Fact> facts = new ArrayList<>(negatedGoal);
    for (int i = 0; i < predicates.size(); i++) {
      if ((k >>> i & 1) != 0) {
        facts.addAll(predicates.get(i));
      }
    }
    return facts;
  }

  /** What a symbolic run takes: leaf i for predicate i, true for not-E. */
  Map<Fact, Integer> inputs(AndOrDag dag) {
    Map<Fact, Integer> inputs = new LinkedHashMap<>();
    negatedGoal.forEach(fact -> inputs.put(fact, AndOrDag.TRUE));
    for (int i = 0; i < predicates.size(); i++) {
      for (Fact fact : predicates.get(i)) {
        inputs.merge(fact, dag.leaf(i), dag::or);
      }
    }
    return inputs;
  }

  /** The subsets under which the node is true, 64 at a time. */
  BitSet values(AndOrDag dag, int node) {
    long[] words = new long[(count() + 63) / 64];
    for (int word = 0; word < words.length; word++) {
      long[] leaves = new long[Math.max(predicates.size(), dag.leafCount())];
      for (int bit = 0; bit < 64; bit++) {
        int subset = 64 * word + bit;
        for (int i = 0; i < predicates.size(); i++) {
          leaves[i] |= (subset >>> i & 1L) << bit;
        }
      }
      words[word] = dag.evaluate(node, leaves)[node];
    }
    BitSet values = BitSet.valueOf(words);
    values.clear(count(), Math.max(count(), 64));
    return values;
  }

  static void assertWithin(BitSet part, BitSet whole, String message) {
    BitSet rest = (BitSet) part.clone();
    rest.andNot(whole);
    assertTrue(rest.isEmpty(), () -> rest + " of " + part + " not in " + whole + "\n" + message);
  }
}
