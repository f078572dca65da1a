package io.implicant.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Way;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Goals on both sides of the number of atoms from which lazy images are asked. */
class LargeGoalsTest {
  private final Terms terms = new Terms();

  private Term x(int i) {
    return terms.constant("x" + i, Sort.INT);
  }

  private NamedPredicate between(int i, int k) {
    return new NamedPredicate("p" + i + k, terms.atMost(x(i), x(k)));
  }

  /** {@code x0 <= x1 and ... and x(n-1) <= xn}: n atoms. */
  private Formula chain(int n) {
    List<Formula> links = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      links.add(terms.atMost(x(i), x(i + 1)));
    }
    return terms.and(links);
  }

  private Way wayOf(List<NamedPredicate> predicates, Formula goal) throws Exception {
    try (var abstraction = PredicateAbstraction.of(terms, predicates, Limits.NONE)) {
      return abstraction.weakestStrengthening(goal).stats().way();
    }
  }

  @Test
  void onlyAtomsThatAreNotInPMakeAGoalLarge() throws Exception {
    List<NamedPredicate> apart = List.of(between(0, 20));
    assertEquals(Way.LAZY_IMAGES, wayOf(apart, chain(13)));
    assertEquals(false, wayOf(apart, chain(12)) == Way.LAZY_IMAGES);
    assertEquals(false, wayOf(List.of(between(0, 1)), chain(13)) == Way.LAZY_IMAGES);
  }

  @Test
  void consistencyAloneIsTheStrongestConsequenceForGoalsSmallAndLarge() throws Exception {
    List<NamedPredicate> predicates = List.of(between(0, 5), between(14, 0), between(2, 1));
    List<Formula> formulas = predicates.stream().map(NamedPredicate::formula).toList();
    EngineOptions paths = EngineOptions.DEFAULT.withWay(Way.PATHS);
    for (int atoms : new int[] {5, 14}) {
      Formula goal = chain(atoms);
      try (var abstraction = PredicateAbstraction.of(terms, predicates, Limits.NONE, paths)) {
        Cover expected = abstraction.strongestConsequence(goal);
        Bdd found = Consistency.of(terms, formulas, goal, Budget.unlimited()).consistent();
        for (int m = 0; m < 8; m++) {
          BitSet minterm = BitSet.valueOf(new long[] {m});
          assertEquals(expected.contains(minterm), found.evaluate(minterm), atoms + ", " + m);
        }
      }
    }
  }
}
