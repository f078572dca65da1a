package io.implicant.sdp;

import io.implicant.sdp.SaturationTheory.Saturation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * DP_T of LBC07 Figure 3: saturates one set of facts for the theory's number of rounds, then looks
 * for a contradiction.
 */
public final class DecisionProcedure {
  private DecisionProcedure() {}

  /** Whether the facts are unsatisfiable in the theory. */
  public static boolean isUnsatisfiable(SaturationTheory theory, Collection<Fact> facts) {
    return derived(theory, facts, theory.depthBound(facts)).contains(Fact.CONTRADICTION);
  }

  /** The set W after the given number of rounds, with the contradiction if W has one. */
  public static Set<Fact> derived(SaturationTheory theory, Collection<Fact> facts, int rounds) {
    Saturation saturation = theory.start(facts);
    Set<Fact> known = new LinkedHashSet<>(facts);
    boolean contradiction = false;
    List<Fact> added = new ArrayList<>(known);
    for (int round = 0; round <= rounds && !added.isEmpty(); round++) {
      List<Fact> next = new ArrayList<>();
      for (Fact fact : added) {
        for (Rule rule : saturation.add(fact)) {
          if (rule.conclusion() == Fact.CONTRADICTION) {
            contradiction = true; // step (3) looks at all of W, the last round's facts included
          } else if (round < rounds && known.add(rule.conclusion())) {
            next.add(rule.conclusion());
          }
        }
      }
      added = next;
    }
    if (contradiction) {
      known.add(Fact.CONTRADICTION);
    }
    return known;
  }
}
