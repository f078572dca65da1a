package io.implicant.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.text.InputException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The order of terms is total and depends on their content alone. */
class TermOrderTest {
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3})
  void theOrderIsTotal(long seed) throws InputException {
    List<Term> terms = random(new Terms(), seed);
    Random random = new Random(seed);
    for (int i = 0; i < 100_000; i++) {
      Term a = terms.get(random.nextInt(terms.size()));
      Term b = terms.get(random.nextInt(terms.size()));
      Term c = terms.get(random.nextInt(terms.size()));
      int ab = compare(a, b);
      assertEquals(a == b, ab == 0, () -> a + " and " + b);
      assertEquals(ab, -compare(b, a), () -> a + " and " + b);
      if (ab <= 0 && compare(b, c) <= 0) {
        assertTrue(compare(a, c) <= 0, () -> a + ", " + b + " and " + c);
      }
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {4, 5})
  void theOrderIsTheSameInOtherTerms(long seed) throws InputException {
    List<Term> here = random(new Terms(), seed);
    Terms others = new Terms();
    random(others, seed + 1); // so that the numbers of the nodes differ
    List<Term> there = random(others, seed);
    Random random = new Random(seed);
    for (int i = 0; i < 50_000; i++) {
      int a = random.nextInt(here.size());
      int b = random.nextInt(here.size());
      assertEquals(
          compare(here.get(a), here.get(b)),
          compare(there.get(a), there.get(b)),
          () -> here.get(a) + " and " + here.get(b));
    }
  }

  @Test
  void symbolsThatDifferInTheirSortsAloneAreOrdered() {
    Terms terms = new Terms();
    Sort large = terms.sort("A");
    Sort other = terms.sort("B");
    for (int i = 0; i < 80; i++) {
      large = terms.sort("T", large, Sort.INT);
      other = terms.sort("T", other, Sort.INT);
    }
    List<Term> nodes = new ArrayList<>();
    for (Sort sort : List.of(large, other, Sort.INT, Sort.REAL, terms.sort("T"))) {
      Term argument = terms.constant("x", sort);
      nodes.add(argument);
      nodes.add(terms.apply(terms.symbol("f", List.of(sort), Sort.INT), List.of(argument)));
      nodes.add(terms.apply(terms.freshSymbol("x", List.of(), sort), List.of()));
      nodes.add(terms.apply(terms.freshSymbol("x", List.of(), sort), List.of()));
    }
    for (Term a : nodes) {
      for (Term b : nodes) {
        assertEquals(a == b, compare(a, b) == 0);
        assertEquals(compare(a, b), -compare(b, a));
      }
    }
  }

  @Test
  void deepTermsAreOrderedQuickly() {
    Terms terms = new Terms();
    Symbol f = terms.symbol("f", List.of(Sort.INT, Sort.INT), Sort.INT);
    List<Term> deep = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      Term term = terms.number(i);
      for (int j = 0; j < 10_000; j++) {
        term = terms.apply(f, List.of(term, terms.number(j)));
      }
      deep.add(term);
    }
    Collections.shuffle(deep, new Random(1));
    deep.sort(TermOrder.INSTANCE);
    for (int i = 1; i < deep.size(); i++) {
      assertEquals(-1, compare(deep.get(i - 1), deep.get(i)));
    }
  }

  private static int compare(Term a, Term b) {
    return Integer.signum(TermOrder.INSTANCE.compare(a, b));
  }

  private static List<Term> random(Terms terms, long seed) throws InputException {
    Random random = new Random(seed);
    List<Term> roots = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      roots.add(InterningTest.random(terms, random));
    }
    return Dag.postorder(roots);
  }
}
