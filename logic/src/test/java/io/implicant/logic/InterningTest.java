package io.implicant.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.text.InputException;
import io.implicant.logic.text.SmtReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/** Equal terms of one {@link Terms} are the same object, however they came about. */
class InterningTest {
  private final Terms terms = new Terms();
  private final Sort pair = terms.sort("Pair", Sort.INT, terms.sort("U"));
  private final Term x = terms.constant("x", Sort.INT);
  private final Term y = terms.constant("y", Sort.INT);
  private final Formula p = (Formula) terms.constant("p", Sort.BOOL);
  private final Formula q = (Formula) terms.constant("q", Sort.BOOL);

  @Test
  void sortsAndSymbolsAreInterned() {
    assertSame(pair, terms.sort("Pair", Sort.INT, terms.sort("U")));
    assertSame(Sort.INT, terms.sort("Int"));
    assertNotSame(terms.sort("U"), terms.sort("U", Sort.INT));
    assertSame(
        terms.symbol("f", List.of(pair), Sort.BOOL),
        terms.symbol("f", new ArrayList<>(List.of(pair)), Sort.BOOL));
    assertNotSame(
        terms.symbol("f", List.of(pair), Sort.BOOL), terms.symbol("f", List.of(pair), Sort.INT));
  }

  @Test
  void freshSymbolsAreDifferentFromAllOthers() {
    Symbol one = terms.freshSymbol("x", List.of(), Sort.INT);
    Symbol other = terms.freshSymbol("x", List.of(), Sort.INT);
    Term a = terms.apply(one, List.of());
    Term b = terms.apply(other, List.of());
    assertNotSame(a, b);
    assertNotSame(a, x);
    assertSame(terms.equal(a, b), terms.equal(b, a));
    assertSame(terms.less(a, x), terms.not(terms.atMost(x, a)));
    assertEquals(2, ((Sum) terms.add(List.of(a, b))).summands().size());
  }

  @Test
  void equalTermsAreTheSameObjectOnEveryPath() {
    Symbol f = terms.symbol("f", List.of(Sort.INT), Sort.INT);
    Term fx = terms.apply(f, List.of(x));
    Term fy = terms.apply(f, List.of(y));
    assertSame(fx, Dag.substitute(terms, fy, Map.of(y, x)));
    assertSame(x, terms.subtract(terms.add(List.of(x, y)), y));
    assertSame(x, terms.multiply(BigFraction.ONE, x));
    assertSame(terms.number(0), terms.multiply(BigFraction.ZERO, x));
    assertSame(terms.number(7), terms.add(List.of(terms.number(3), terms.number(4))));
    assertSame(terms.add(List.of(x, x)), terms.multiply(new BigFraction(2), x));
    assertSame(terms.and(p, q), terms.and(List.of(p, q, p, terms.bool(true))));
    assertSame(terms.implies(p, q), terms.or(terms.not(p), q));
    assertSame(terms.iff(p, q), terms.equal(q, p));
    assertSame(terms.not(terms.iff(p, q)), terms.iff(terms.not(p), q));
    assertSame(terms.ite(terms.not(p), x, y), terms.ite(p, y, x));
    assertSame(fx, terms.ite(p, fx, fx));
  }

  @Test
  void everyNodeHasANumberOfItsOwn() throws InputException {
    Random random = new Random(1);
    Set<Integer> numbers = new HashSet<>();
    List<Term> roots = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      roots.add(random(terms, random));
    }
    for (Term term : Dag.postorder(roots)) {
      assertTrue(term.id() >= 0 && term.id() < terms.size() && numbers.add(term.id()));
    }
  }

  @Test
  void fourThreadsMakeTheSameTerms() throws Exception {
    Terms shared = new Terms();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      Callable<List<Term>> work =
          () -> {
            Random random = new Random(5);
            List<Term> made = new ArrayList<>();
            for (int i = 0; i < 1_000; i++) {
              made.add(random(shared, random));
            }
            return made;
          };
      List<Future<List<Term>>> results = threads.invokeAll(List.of(work, work, work, work));
      for (Future<List<Term>> result : results) {
        assertEquals(results.get(0).get(), result.get());
      }
      Set<Integer> numbers = new HashSet<>();
      for (Term term : Dag.postorder(results.get(0).get())) {
        assertTrue(numbers.add(term.id()), "two nodes have one number");
      }
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void misuseIsNamed() {
    assertThrows(IllegalArgumentException.class, () -> terms.add(List.of()));
    assertThrows(IllegalArgumentException.class, () -> terms.add(List.of(p)));
    assertThrows(IllegalArgumentException.class, () -> terms.equal(x, p));
    assertThrows(IllegalArgumentException.class, () -> terms.atMost(p, q));
    assertThrows(IllegalArgumentException.class, () -> terms.ite(p, x, q));
    assertThrows(IllegalArgumentException.class, () -> terms.multiply(new BigFraction(1, 2), x));
    assertThrows(
        IllegalArgumentException.class, () -> terms.number(new BigFraction(1, 2), Sort.INT));
    assertThrows(IllegalArgumentException.class, () -> terms.number(BigFraction.ONE, pair));
    assertThrows(
        IllegalArgumentException.class,
        () -> terms.apply(terms.symbol("f", List.of(Sort.INT), Sort.INT), List.of()));
    assertThrows(IllegalArgumentException.class, () -> new Terms(1));
  }

  @Test
  void theSameSumsCanBeMadeAgainAndAgain() {
    List<Term> many = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      many.add(terms.constant("c" + i, Sort.INT));
    }
    Term sum = terms.add(many);
    for (int i = 0; i < 100; i++) {
      assertSame(sum, terms.add(List.of(terms.number(0), sum)));
    }
  }

  @Test
  void theLimitOnNodesIsKept() {
    Terms few = new Terms(10);
    TermLimitException e =
        assertThrows(
            TermLimitException.class,
            () -> {
              for (int i = 0; i < 20; i++) {
                few.number(i);
              }
            });
    assertEquals("more than 10 different terms", e.getMessage());
    assertEquals(10, few.size());
    assertSame(few.number(1), few.number(1));
  }

  /** A random formula, made by reading. */
  static Term random(Terms terms, Random random) throws InputException {
    SourceTerm source = SourceTerm.random(random, Sort.BOOL, 4);
    String text = SourceTerm.DECLARATIONS + "(define-fun t () Bool " + source + ")";
    return SmtReader.read(terms, "t", text).definitions().get(0).body();
  }
}
