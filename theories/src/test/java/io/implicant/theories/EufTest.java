package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.sdp.DecisionProcedure;
import io.implicant.sdp.Fact;
import io.implicant.theories.RandomProblems.Fragment;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/**
 * LBC07 Figure 2 against Figure 6, congruence closure by union-find, and Proposition 3.9: 3m rounds
 * are enough.
 */
class EufTest {
  private static List<Fact> facts(Problem problem) {
    return new Subsets(new Euf(problem.terms()), problem.predicates(), List.of()).facts(-1);
  }

  @Test
  void saturationDerivesExactlyTheEqualitiesOfCongruenceClosure() {
    Seeds.of(2000)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.problem(seed, Fragment.EUF, 12);
              Euf euf = new Euf(problem.terms());
              List<Fact> facts = facts(problem);
              int rounds = euf.depthBound(facts);
              assertEquals(3 * Euf.terms(facts).size(), rounds);
              Set<Fact> derived = DecisionProcedure.derived(euf, facts, rounds);
              CongruenceClosure closure = new CongruenceClosure(facts);
              List<Term> terms = new ArrayList<>(Euf.terms(facts));
              for (int i = 0; i < terms.size(); i++) {
                for (int j = 0; j < i; j++) {
                  Equal equal = Equal.of(terms.get(i), terms.get(j));
                  assertEquals(
                      closure.areEqual(terms.get(i), terms.get(j)),
                      derived.contains(equal),
                      () -> seed + ": " + equal + "\n" + problem.toSource());
                }
              }
            });
  }

  @Test
  void saturationDecidesAsCongruenceClosureDoes() {
    int[] unsatisfiable = new int[1];
    Seeds.of(4000)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.problem(seed, Fragment.EUF, 10);
              List<Fact> facts = facts(problem);
              boolean expected = CongruenceClosure.isUnsatisfiable(problem.terms(), facts);
              unsatisfiable[0] += expected ? 1 : 0;
              assertEquals(
                  expected,
                  DecisionProcedure.isUnsatisfiable(new Euf(problem.terms()), facts),
                  () -> seed + "\n" + problem.toSource());
            });
    assertTrue(unsatisfiable[0] > 500, "too few are unsatisfiable: " + unsatisfiable[0]);
  }

  /** f^3(a) = a and f^5(a) = a give f(a) = a, by merges that wait for each other. */
  @Test
  void congruencesThatFollowOneAnotherAreWithinTheBound() {
    Problem problem = Problem.of("f(f(f(a))) = a", "f(f(f(f(f(a))))) = a", "f(a) = a");
    BitSet expected = new BitSet();
    expected.set(3);
    assertEquals(expected, problem.minterms(problem.solve()));
  }

  @Test
  void factsOfOtherTheoriesAreRefused() {
    Terms terms = new Terms();
    Fact bound = new Bound(terms.number(0), terms.number(1), BigFraction.ZERO, false);
    assertThrows(IllegalArgumentException.class, () -> Euf.terms(List.of(bound)));
    assertFalse(new Euf(terms).owns(terms.number(1)));
  }
}
