package io.implicant.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Limits, cancellation, closing, and many threads at once. */
class SharedUseTest {
  /** Generous, since the machine may be busy; work that is not cancelled takes minutes. */
  private static final long SOON_SECONDS = 5;

  private final ExecutorService pool = Executors.newFixedThreadPool(4);

  @AfterEach
  void endThreads() {
    pool.shutdownNow();
  }

  @Test
  void aTimeLimitGivesLessThanTheTruthAndSaysSo() throws Exception {
    RandomQuery q = RandomQuery.hard(1, 30, 12);
    Limits limits = Limits.NONE.withTime(Duration.ofMillis(50));
    try (var abstraction = PredicateAbstraction.of(q.terms(), q.predicates(), limits)) {
      Cover cover = abstraction.weakestStrengthening(q.formula());
      assertFalse(cover.isExact());
      assertEquals("limit reached: time", cover.limit().orElseThrow());
      assertTrue(cover.toBdd().isFalse());
    }
  }

  @Test
  void answersAtALimitAreOnTheSafeSide() throws Exception {
    int limited = 0;
    for (long seed = 0; seed < 60; seed++) {
      RandomQuery q = RandomQuery.hard(seed, 9, 4);
      Formula e = q.atom();
      Limits few = new Limits(Optional.empty(), 20 + (int) seed * 8, 2); // diagrams, not columns
      try (var whole = PredicateAbstraction.of(q.terms(), q.predicates(), Limits.NONE);
          var bounded = PredicateAbstraction.of(q.terms(), q.predicates(), few)) {
        Cover truth = whole.weakestStrengthening(e);
        Cover found = bounded.weakestStrengthening(e);
        Cover consequence = whole.strongestConsequence(e);
        Cover foundConsequence = bounded.strongestConsequence(e);
        limited += found.isExact() ? 0 : 1;
        assertEquals(found.isExact(), found.limit().isEmpty());
        for (int m = 0; m < 1 << q.predicates().size(); m++) {
          BitSet minterm = BitSet.valueOf(new long[] {m});
          String what = "seed " + seed + ", minterm " + m;
          if (found.isExact()) {
            assertEquals(truth.contains(minterm), found.contains(minterm), what);
          }
          assertTrue(!found.contains(minterm) || truth.contains(minterm), what);
          assertTrue(foundConsequence.contains(minterm) || !consequence.contains(minterm), what);
          assertTrue(found.possible().evaluate(minterm) || !truth.contains(minterm), what);
          assertTrue(
              !foundConsequence.certain().evaluate(minterm) || consequence.contains(minterm), what);
        }
      }
    }
    assertTrue(limited > 5, limited + " questions met a limit");
  }

  @Test
  void cubesCanBeBoundedApart() throws Exception {
    try (var abstraction = PredicateAbstraction.of("x = y", "f(x) <= 3")) {
      Cover cover = abstraction.weakestStrengthening("f(y) <= 3");
      Budget cancelled = Budget.unlimited();
      cancelled.cancel();
      assertEquals(
          new Limited.Stopped<>("limit reached: cancelled"),
          cover.attempt(
              cancelled,
              () -> {
                cancelled.check();
                return cover.primes();
              }));
      assertEquals(
          BigInteger.ONE, cover.attempt(Budget.unlimited(), cover::primes).orElseThrow().count());
    }
  }

  // Other threads

  private interface Question {
    boolean isExact(PredicateAbstraction abstraction, Formula goal) throws Exception;
  }

  /** Asks in another thread, ends it from this one, and expects the answer soon. */
  private void isEnded(Question question, boolean byClosing) throws Exception {
    RandomQuery q = RandomQuery.hard(2, 30, 12);
    Formula goal = q.formula();
    var abstraction = PredicateAbstraction.of(q.terms(), q.predicates(), Limits.NONE);
    Future<Boolean> exact = pool.submit(() -> question.isExact(abstraction, goal));
    Thread.sleep(200);
    assertFalse(exact.isDone());
    if (byClosing) {
      abstraction.close();
    } else {
      abstraction.cancel();
    }
    assertFalse(exact.get(SOON_SECONDS, TimeUnit.SECONDS));
    abstraction.close();
  }

  @Test
  void anotherThreadMayCancelAnyQuestion() throws Exception {
    isEnded((a, goal) -> a.weakestStrengthening(goal).isExact(), false);
    isEnded((a, goal) -> a.strongestConsequence(goal).isExact(), false);
    isEnded((a, goal) -> a.inconsistent().isExact(), false);
    isEnded((a, goal) -> a.transfer(step(a)).isExact(), false);
  }

  private static Update step(PredicateAbstraction abstraction) {
    Symbol x = abstraction.terms().symbol("x0", List.of(), Sort.INT);
    return Update.assign(x, abstraction.terms().number(1));
  }

  @Test
  void closingEndsTheRunningQuestion() throws Exception {
    isEnded((a, goal) -> a.weakestStrengthening(goal).isExact(), true);
    isEnded((a, goal) -> a.transfer(step(a)).isExact(), true);
  }

  @Test
  void aCancelledAbstractionAnswersTheNextQuestion() throws Exception {
    try (var abstraction = PredicateAbstraction.of("x = y", "f(x) <= 3")) {
      abstraction.cancel();
      assertTrue(abstraction.weakestStrengthening("f(y) <= 3").isExact());
    }
  }

  @Test
  void aClosedAbstractionRefusesQuestionsButItsResultsStay() throws Exception {
    var abstraction = PredicateAbstraction.of("x = y", "f(x) <= 3");
    Cover cover = abstraction.weakestStrengthening("f(y) <= 3");
    abstraction.close();
    abstraction.close();
    assertThrows(IllegalStateException.class, abstraction::inconsistent);
    assertThrows(IllegalStateException.class, () -> abstraction.weakestStrengthening("x = y"));
    assertThrows(IllegalStateException.class, () -> abstraction.strongestConsequence("x = y"));
    assertThrows(IllegalStateException.class, () -> abstraction.cartesian("x = y"));
    assertThrows(IllegalStateException.class, () -> abstraction.transfer(step(abstraction)));
    assertThrows(IllegalStateException.class, () -> abstraction.with("y = 1"));
    Cube both = Cube.empty().with(0, true).with(1, true);
    assertEquals(both, cover.cubes().iterator().next());
    assertFalse(cover.explain(both).isEmpty());
    assertTrue(cover.toSmtLib().contains("goal"));
  }

  /**
   * All kinds of questions and looks at answers at once, on one abstraction and one grown from it.
   */
  @Test
  void questionsFromManyThreadsAreAnsweredAsFromOne() throws Exception {
    RandomQuery q = new RandomQuery(7, 6);
    List<Callable<String>> tasks = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    try (var shared = PredicateAbstraction.of(q.terms(), q.predicates(), Limits.NONE)) {
      var grown = shared.with(new NamedPredicate("more", q.atom()));
      for (int i = 0; i < 60; i++) {
        Formula goal = q.formula();
        int kind = i % 4;
        var asked = i % 3 == 0 ? grown : shared;
        try (var alone = PredicateAbstraction.of(q.terms(), asked.predicates(), Limits.NONE)) {
          expected.add(look(alone, goal, kind));
        }
        tasks.add(() -> look(asked, goal, kind));
      }
      List<String> found = new ArrayList<>();
      for (Future<String> future : pool.invokeAll(tasks)) {
        found.add(future.get());
      }
      assertEquals(expected, found);
    }
  }

  private static String look(PredicateAbstraction abstraction, Formula goal, int kind)
      throws Exception {
    Symbol x = abstraction.terms().symbol("x0", List.of(), Sort.INT);
    return switch (kind) {
      case 0 -> sorted(abstraction.weakestStrengthening(goal));
      case 1 -> sorted(abstraction.strongestConsequence(goal));
      case 2 -> abstraction.cartesian(goal).literals().toString();
      default -> {
        Transfer step = abstraction.transfer(Update.assign(x, abstraction.terms().number(1)));
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < 64; i++) {
          BitSet before = BitSet.valueOf(new long[] {i % 8});
          rows.append(step.relates(before, BitSet.valueOf(new long[] {i / 8})) ? 1 : 0);
        }
        yield rows.toString();
      }
    };
  }

  private static String sorted(Cover cover) {
    List<String> cubes = new ArrayList<>();
    cover.cubes().forEach(cube -> cubes.add(cover.toString(cube)));
    cubes.sort(null);
    return cover.minterms() + " " + cubes;
  }
}
