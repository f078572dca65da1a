package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.sdp.AndOrDag;
import io.implicant.sdp.Fact;
import io.implicant.sdp.SdpRun;
import io.implicant.sdp.SymbolicDecisionProcedure;
import io.implicant.sdp.SymbolicDecisionProcedure.Options;
import io.implicant.theories.RandomProblems.Fragment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/** LBC07 Sections 3.3.1 and 3.4.1: how many facts and nodes a run makes, on growing inputs. */
class SizeBoundsTest {
  private final Terms terms = new Terms();
  private final AndOrDag dag = new AndOrDag();

  private SdpRun run(Theory theory, List<Formula> predicates, Formula goal) {
    Subsets subsets = new Subsets(theory, predicates, List.of(goal));
    return SymbolicDecisionProcedure.run(dag, theory, subsets.inputs(dag), Options.TO_THE_LETTER);
  }

  private static long count(SdpRun run, Class<? extends Fact> kind) {
    return run.facts().stream().filter(kind::isInstance).count();
  }

  /**
   * The nodes of a run: a disjunction per fact and round, a conjunction per rule instance and
   * round, the leaves, the root.
   */
  private void assertNodes(SdpRun run, int leaves) {
    long perRound = (long) run.facts().size() + run.rules().size();
    long bound = 3L + leaves + run.bound() * perRound + run.rules().size();
    assertTrue(dag.size() <= bound, dag.size() + " nodes, bound " + bound);
  }

  private Term real(String name, int index) {
    return terms.constant(name + index, Sort.REAL);
  }

  /** A chain of n applications, with every second one linked to a variable. */
  @Test
  void equalitiesAreAtMostHalfOfMTimesMMinusOne() {
    Sort sort = terms.sort("U");
    List<Formula> predicates = new ArrayList<>();
    Term nested = terms.constant("a", sort);
    for (int n = 1; n <= 8; n++) {
      nested = terms.apply(terms.symbol("f", List.of(sort), sort), List.of(nested));
      predicates.add(terms.equal(nested, terms.constant("x" + n / 2, sort)));
      SdpRun run = run(new Euf(terms), predicates, terms.equal(nested, terms.constant("a", sort)));
      long m = Euf.terms(run.facts()).size();
      assertTrue(count(run, Equal.class) <= m * (m - 1) / 2, "n = " + n);
      assertEquals(3 * m, run.bound());
    }
  }

  @Test
  void theNodesOfEqualitiesStayWithinRoundsTimesRules() {
    Sort sort = terms.sort("U");
    List<Formula> predicates = new ArrayList<>();
    for (int n = 1; n <= 5; n++) {
      predicates.add(
          terms.equal(terms.constant("x" + n, sort), terms.constant("x" + (n + 1), sort)));
    }
    Formula goal = terms.equal(terms.constant("x1", sort), terms.constant("x6", sort));
    assertNodes(run(new Euf(terms), predicates, goal), predicates.size());
  }

  /** 2 m^2 (2C + 1) bounds for constants that are multiples of a half: C counts halves. */
  @Test
  void boundsAreWithinThePseudoPolynomialBound() {
    Seeds.of(300).forEach(this::checkPseudoPolynomialBound);
  }

  private void checkPseudoPolynomialBound(long seed) {
    Problem problem = RandomProblems.problem(seed, Fragment.REAL, 8);
    Difference difference = new Difference(problem.terms());
    SdpRun run = run(difference, problem.predicates(), problem.terms().bool(false));
    List<Fact> inputs = new Subsets(difference, problem.predicates(), List.of()).facts(-1);
    long m = Difference.variables(inputs).size();
    BigFraction largest = ConstantBound.of(inputs).largest();
    long halves = largest.multiply(2).longValue();
    assertTrue(
        count(run, Bound.class) <= 2 * m * m * (2 * halves + 1),
        () -> seed + "\n" + problem.toSource());
    for (Fact fact : run.facts()) {
      assertTrue(!(fact instanceof Bound bound) || bound.constant().abs().compareTo(largest) <= 0);
    }
  }

  /** The special case x ~ y, x ~ c: at most 2m(m - 1 + k) bounds for k constants. */
  @Test
  void withoutOffsetsBoundsAreWithinTheSmallBound() {
    for (int m = 2; m <= 9; m++) {
      Random random = new Random(m);
      List<Formula> predicates = new ArrayList<>();
      Set<Integer> constants = new HashSet<>();
      for (int i = 0; i < 3 * m; i++) {
        Term left = real("x", random.nextInt(m));
        int constant = 100 * random.nextInt(10);
        boolean number = random.nextInt(3) == 0;
        Term right =
            number
                ? terms.number(new BigFraction(constant), Sort.REAL)
                : real("x", random.nextInt(m));
        if (number) {
          constants.add(constant);
          constants.add(-constant);
        }
        predicates.add(
            switch (random.nextInt(4)) {
              case 0 -> terms.less(left, right);
              case 1 -> terms.equal(left, right);
              case 2 -> terms.not(terms.equal(left, right));
              default -> terms.atMost(left, right);
            });
      }
      SdpRun run = run(new Difference(terms), predicates, terms.equal(real("x", 0), real("x", 1)));
      long variables = m + 1L;
      long bounds = count(run, Bound.class);
      long k = constants.size();
      assertTrue(bounds <= 2 * variables * (variables - 1 + k), bounds + " for m = " + m);
      assertTrue(count(run, Fixed.class) <= m * k);
      for (Fact fact : run.facts()) {
        if (fact instanceof Bound bound && !constants.contains(bound.constant().intValue())) {
          assertEquals(BigFraction.ZERO, bound.constant(), fact::toString);
        }
      }
    }
  }

  @Test
  void theRoundsOfDifferencesGrowWithTheLogarithm() {
    List<Formula> predicates = new ArrayList<>();
    for (int n = 1; n <= 64; n++) {
      predicates.add(terms.atMost(real("x", n), real("x", n - 1)));
      if (Integer.bitCount(n) == 1) {
        Formula goal = terms.atMost(real("x", n), real("x", 0));
        SdpRun run = run(new Difference(terms), predicates, goal);
        int logarithm = Integer.SIZE - Integer.numberOfLeadingZeros(n);
        assertTrue(run.bound() <= logarithm + 2, run.bound() + " for " + (n + 1) + " variables");
        assertTrue(run.depth() <= run.bound());
      }
    }
  }
}
