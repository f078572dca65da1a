package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.logic.Equality;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.sdp.Fact;
import io.implicant.theories.solver.TheorySolver;
import io.implicant.theories.solver.TheorySolver.Status;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Conjunctions with so many applications that the table of their signatures has long clusters, in
 * which an application meets entries of its own from before.
 */
class ManyApplicationsTest {
  private static final int VARIABLES = 24;
  private static final int APPLICATIONS = 60;

  @Test
  void equalitiesAreClosedAsByFigure6() throws UnsupportedFormulaException {
    for (long seed : Seeds.of(150).toArray()) {
      check(seed);
    }
  }

  private static void check(long seed) throws UnsupportedFormulaException {
    Random random = new Random(seed);
    Terms terms = new Terms();
    List<Term> all = terms(random, terms);
    List<Equality> asserted = equalities(random, terms, all, VARIABLES);
    List<Equality> asked = equalities(random, terms, all, 40);
    List<Fact> facts = new ArrayList<>();
    asserted.forEach(atom -> facts.add(Equal.of(atom.left(), atom.right())));
    asked.forEach(atom -> facts.add(Distinct.of(atom.left(), atom.right())));
    CongruenceClosure closure = new CongruenceClosure(facts);
    TheorySolver solver = TheorySolver.over(terms, asserted);
    int[] conjunction = IntStream.rangeClosed(0, asserted.size()).map(i -> 2 * i).toArray();
    for (Equality atom : asked) {
      conjunction[asserted.size()] = 2 * solver.register(atom) + 1;
      Status expected =
          closure.areEqual(atom.left(), atom.right()) ? Status.UNSATISFIABLE : Status.SATISFIABLE;
      assertEquals(expected, solver.check(conjunction), () -> "seed " + seed + ": " + atom);
    }
  }

  private static List<Equality> equalities(Random random, Terms terms, List<Term> all, int count) {
    Set<Equality> found = new LinkedHashSet<>();
    while (found.size() < count) {
      Term left = all.get(random.nextInt(all.size()));
      Term right = all.get(random.nextInt(all.size()));
      if (terms.equal(left, right) instanceof Equality atom) {
        found.add(atom);
      }
    }
    return List.copyOf(found);
  }

  private static List<Term> terms(Random random, Terms terms) {
    Sort sort = terms.sort("U");
    Symbol f = terms.symbol("f", List.of(sort), sort);
    Symbol g = terms.symbol("g", List.of(sort, sort), sort);
    List<Term> all = new ArrayList<>();
    for (int i = 0; i < VARIABLES; i++) {
      all.add(terms.constant("x" + i, sort));
    }
    for (int i = 0; i < APPLICATIONS; i++) {
      Term first = all.get(random.nextInt(all.size()));
      Term second = all.get(random.nextInt(all.size()));
      all.add(
          random.nextBoolean()
              ? terms.apply(f, List.of(first))
              : terms.apply(g, List.of(first, second)));
    }
    return all;
  }
}
