package io.implicant.theories.path;

import io.implicant.logic.Atom;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * The atoms of a conjunction by the conjuncts in which they occur: those that occur in the same
 * ones are a group. What more conjuncts share comes first: copies of a block are independent once
 * it is known what they read.
 */
final class AtomGroups {
  private final Map<Integer, BitSet> conjunctsOf = new HashMap<>(); // by atom
  private final Map<BitSet, Integer> rank = new HashMap<>();

  AtomGroups(List<Formula> asserted, ToIntFunction<Atom> number) {
    List<Formula> conjuncts = conjuncts(asserted);
    for (int i = 0; i < conjuncts.size(); i++) {
      for (Term term : Dag.postorder(List.of(conjuncts.get(i)), t -> t instanceof Formula)) {
        if (term instanceof Atom atom) {
          conjunctsOf.computeIfAbsent(number.applyAsInt(atom), key -> new BitSet()).set(i);
        }
      }
    }
    conjunctsOf.values().stream()
        .distinct()
        .sorted(
            Comparator.comparingInt((BitSet set) -> -set.cardinality())
                .thenComparingInt(set -> set.nextSetBit(0))
                .thenComparing(BitSet::toString))
        .forEach(set -> rank.put(set, rank.size()));
  }

  private static List<Formula> conjuncts(List<Formula> asserted) {
    List<Formula> conjuncts = new ArrayList<>();
    Deque<Formula> queue = new ArrayDeque<>(asserted);
    while (!queue.isEmpty()) {
      Formula formula = queue.poll();
      if (formula instanceof Junction junction && junction.isConjunction()) {
        queue.addAll(junction.operands());
      } else {
        conjuncts.add(formula);
      }
    }
    return conjuncts;
  }

  /** The group of an atom, or -1 if it does not occur. */
  int of(int atom) {
    BitSet conjuncts = conjunctsOf.get(atom);
    return conjuncts == null ? -1 : rank.get(conjuncts);
  }
}
