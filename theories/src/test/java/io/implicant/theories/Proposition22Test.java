package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.ReferenceEngine.Choice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** LBC07 Proposition 2.2: how F_P goes with negation, conjunction and disjunction. */
class Proposition22Test {
  private static Bdd strengthening(ReferenceEngine engine, Formula goal) {
    try {
      return engine.weakestStrengthening(goal).function();
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"EUF", "REAL", "MIXED_REAL", "MIXED_SORTS"})
  void theLawsHold(Fragment fragment) {
    RandomProblems.seeds(fragment, 80)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.problem(seed, fragment, 5);
              Terms terms = problem.terms();
              Formula first = problem.goal();
              Formula second = problem.predicates().get(0);
              ReferenceEngine engine = problem.engine(Choice.COMBINED, Integer.MAX_VALUE);
              Bdd inconsistent = engine.inconsistent().function();
              Bdd f = strengthening(engine, first);
              Bdd g = strengthening(engine, second);
              String text = "seed " + seed + "\n" + problem.toSource();

              // (1) as the paper means it: on the consistent minterms, since F_P holds all others.
              Bdd negation = strengthening(engine, terms.not(first));
              assertTrue(negation.minus(inconsistent).isDisjointFrom(f), text);
              assertEquals(f.and(g), strengthening(engine, terms.and(first, second)), text); // (2)
              assertTrue(f.or(g).entails(strengthening(engine, terms.or(first, second))), text);

              assertEquals(inconsistent, strengthening(engine, terms.bool(false)), text);
              assertTrue(strengthening(engine, terms.bool(true)).isTrue(), text);
              assertTrue(inconsistent.entails(f), text);
              Bdd predicate = engine.manager().variable(0);
              assertEquals(predicate.or(inconsistent), g, text);
            });
  }

  /** P is x != 5, e is x < 5 or x > 5: F_P(e) is x != 5, but F_P of each disjunct is false. */
  @Test
  void disjunctionsAreNotDistributedOver() {
    Problem problem = Problem.of("x != 5.0", "x < 5.0 || x > 5.0");
    Terms terms = problem.terms();
    ReferenceEngine engine = problem.engine(Choice.COMBINED, Integer.MAX_VALUE);
    assertEquals(engine.manager().variable(0), strengthening(engine, problem.goal()));
    Problem less = Problem.of("x != 5.0", "x < 5.0");
    assertTrue(less.solve().function().isFalse());
    Problem more = Problem.of("x != 5.0", "x > 5.0");
    assertTrue(more.solve().function().isFalse());
    assertEquals(engine.manager().variable(0), strengthening(engine, terms.or(problem.goal())));
  }
}
