package io.implicant.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Way;
import io.implicant.theories.solver.Answer;
import io.implicant.theories.solver.Counterexample;
import io.implicant.theories.solver.FormulaSolver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The facade: its example, the laws of LBC07 Proposition 2.2, duality, growth, limits. */
class PredicateAbstractionTest {
  @Test
  void theExampleOfThePackagePrintsItsCube() throws Exception {
    try (var abstraction = PredicateAbstraction.of("x = y", "f(x) <= 3")) {
      Cover cover = abstraction.weakestStrengthening("f(y) <= 3");
      List<String> cubes = new ArrayList<>();
      cover.cubes().forEach(cube -> cubes.add(cover.toString(cube)));
      assertEquals(List.of("x = y & f(x) <= 3"), cubes);
      assertTrue(cover.isExact());
      assertEquals(BigInteger.ONE, cover.minterms());
    }
  }

  @Test
  void coversObeyTheLawsOfProposition22() throws Exception {
    for (long seed = 0; seed < 150; seed++) {
      RandomQuery q = new RandomQuery(seed, 5);
      Terms terms = q.terms();
      try (var abstraction = PredicateAbstraction.of(terms, q.predicates(), Limits.NONE)) {
        Formula e = q.formula();
        Formula d = q.formula();
        Bdd f = abstraction.weakestStrengthening(e).toBdd();
        Bdd notF = abstraction.weakestStrengthening(terms.not(e)).toBdd();
        Bdd i = abstraction.inconsistent().toBdd();
        assertEquals(i, f.and(notF), "F(e) and F(not e) is I, seed " + seed);
        Bdd both = abstraction.weakestStrengthening(terms.and(e, d)).toBdd();
        Bdd other = abstraction.weakestStrengthening(d).toBdd();
        assertEquals(f.and(other), both, "F(e and d) is F(e) and F(d), seed " + seed);
        Bdd either = abstraction.weakestStrengthening(terms.or(e, d)).toBdd();
        assertTrue(f.or(other).entails(either), "F(e) or F(d) implies F(e or d), seed " + seed);
        Bdd g = abstraction.strongestConsequence(e).toBdd();
        assertEquals(notF.not(), g, "F and G are dual, seed " + seed);
      }
    }
  }

  @Test
  void everyMintermOfTheCoverImpliesTheGoalAndNoOtherDoes() throws Exception {
    for (long seed = 0; seed < 60; seed++) {
      RandomQuery q = new RandomQuery(seed, 4);
      Formula goal = q.formula();
      try (var abstraction = PredicateAbstraction.of(q.terms(), q.predicates(), Limits.NONE)) {
        Cover cover = abstraction.weakestStrengthening(goal);
        for (int m = 0; m < 1 << q.predicates().size(); m++) {
          BitSet minterm = BitSet.valueOf(new long[] {m});
          List<Formula> formulas = q.minterm(m);
          formulas.add(q.terms().not(goal));
          boolean implied =
              FormulaSolver.solve(q.terms(), formulas, Budget.unlimited())
                  instanceof Answer.Unsatisfiable;
          assertEquals(implied, cover.contains(minterm), "seed " + seed + " minterm " + m);
        }
      }
    }
  }

  @Test
  void predicatesAddedLaterGiveTheSameAsAllAtOnce() throws Exception {
    for (long seed = 0; seed < 200; seed++) {
      RandomQuery q = new RandomQuery(seed, 7);
      Formula goal = q.formula();
      List<NamedPredicate> all = q.predicates();
      int cut = (int) (seed % all.size());
      try (var first = PredicateAbstraction.of(q.terms(), all.subList(0, cut), Limits.NONE);
          var whole = PredicateAbstraction.of(q.terms(), all, Limits.NONE)) {
        first.weakestStrengthening(goal);
        var grown = first.with(all.subList(cut, all.size()).toArray(NamedPredicate[]::new));
        Cover expected = whole.weakestStrengthening(goal);
        Cover found = grown.weakestStrengthening(goal);
        for (int m = 0; m < 1 << all.size(); m++) {
          BitSet minterm = BitSet.valueOf(new long[] {m});
          assertEquals(
              expected.contains(minterm), found.contains(minterm), "seed " + seed + ", " + m);
        }
        assertEquals(expected.inconsistentMinterms(), found.inconsistentMinterms());
      }
    }
  }

  @Test
  void allWaysToAskAGoalAgree() throws Exception {
    for (long seed = 0; seed < 150; seed++) {
      RandomQuery q = new RandomQuery(seed, 5);
      Formula goal = q.formula();
      List<BigInteger> counts = new ArrayList<>();
      for (Way way : Way.values()) {
        EngineOptions options = EngineOptions.DEFAULT.withWay(way);
        try (var abstraction =
            PredicateAbstraction.of(q.terms(), q.predicates(), Limits.NONE, options)) {
          counts.add(abstraction.weakestStrengthening(goal).minterms());
        }
      }
      assertEquals(1, counts.stream().distinct().count(), "seed " + seed + ": " + counts);
    }
  }

  @Test
  void reportedCubesArePrimesOfTheCoverThatDoNotContradictThemselves() throws Exception {
    try (var abstraction = PredicateAbstraction.of("x <= y", "y <= x", "x = y", "x < y")) {
      Cover cover = abstraction.weakestStrengthening("x <= y && y <= x");
      List<String> cubes = new ArrayList<>();
      cover.cubes().forEach(cube -> cubes.add(cover.toString(cube)));
      assertTrue(cubes.contains("x = y"), cubes::toString);
      assertFalse(cubes.stream().anyMatch(c -> c.contains("x < y & ")), cubes::toString);
      assertTrue(cover.primes().count().compareTo(cover.reported().count()) > 0);
      assertEquals(cover.reported().ofSize(1), cover.cubesUpTo(1));
      Bdd covered = cover.irredundant().toBdd().or(cover.inconsistent());
      assertEquals(cover.toBdd(), covered);
      assertEquals(BigInteger.ONE, cover.irredundant().count(), "I is don't-care");
    }
  }

  @Test
  void aCoverPrintsAsFormulaSmtLibDotAndJson() throws Exception {
    try (var abstraction = PredicateAbstraction.of("x = y", "f(x) <= 3")) {
      Cover cover = abstraction.weakestStrengthening("f(y) <= 3");
      Terms terms = new Terms();
      Query query = Query.of(SmtReader.read(terms, "cover", cover.toSmtLib()));
      assertEquals(2, query.predicates().size());
      assertTrue(cover.toDot().contains("x = y"), cover::toDot);
      assertEquals(
          "{\"predicates\":[\"x = y\",\"f(x) <= 3\"],\"minterms\":\"1\",\"inconsistent\":\"0\","
              + "\"exact\":true,\"cubes\":[\"x = y & f(x) <= 3\"]}",
          cover.toJson());
    }
  }

  @Test
  void aCubeIsExplainedOrRefutedByAModel() throws Exception {
    try (var abstraction = PredicateAbstraction.of("x = y", "f(x) <= 3")) {
      Cover cover = abstraction.weakestStrengthening("f(y) <= 3");
      Cube both = Cube.empty().with(0, true).with(1, true);
      assertFalse(cover.explain(both).isEmpty());
      assertInstanceOf(Counterexample.None.class, cover.counterexample(both));
      Cube one = Cube.empty().with(0, true);
      assertInstanceOf(Counterexample.Found.class, cover.counterexample(one));
    }
  }

  @Test
  void theCartesianAbstractionHasTheLiteralsThatFollow() throws Exception {
    try (var abstraction = PredicateAbstraction.of("x <= 3", "x = y", "z = 0")) {
      Formula e = q(abstraction, "y <= 2 && x = y && x != x + z");
      assertEquals(
          List.of(Optional.of(true), Optional.of(true), Optional.of(false)),
          abstraction.cartesian(e).values());
      assertEquals(
          q(abstraction, "x <= 3 && x = y && z != 0"),
          abstraction.cartesian(e).toFormula(abstraction.terms()));
    }
  }

  private static Formula q(PredicateAbstraction abstraction, String text) throws Exception {
    var reader = new io.implicant.logic.text.InfixReader(abstraction.terms());
    return reader.read(new io.implicant.logic.text.InfixReader.Source("test", text));
  }
}
