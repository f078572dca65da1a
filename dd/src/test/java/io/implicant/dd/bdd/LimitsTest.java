package io.implicant.dd.bdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached.Reason;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Limits end in a value, soon, and leave the manager usable. */
final class LimitsTest {
  private static final int BITS = 16;

  /** Generous: a busy machine must not fail the test; a limit that is not seen takes far longer. */
  private static final long SLACK_MILLIS = 5_000;

  /** The middle bit of a product: far too large to be built. */
  private static Bdd middleBit(BddManager manager) {
    return Circuits.multiplier(manager, BITS).get(BITS - 1);
  }

  private static void assertUsable(BddManager manager, Bdd before) {
    assertSame(before, manager.variable(0).xor(manager.variable(3)));
    assertEquals(2, manager.variable(1).and(manager.variable(2)).nodeCount());
  }

  @Test
  void aNodeLimitEndsInAValue() {
    BddManager manager = BddManager.create(BddOptions.ofVariables(2 * BITS).withMaxNodes(20_000));
    Bdd before = manager.variable(0).xor(manager.variable(3));
    Outcome<Bdd> outcome = manager.attempt(Budget.unlimited(), () -> middleBit(manager));
    assertEquals(new Outcome.Stopped<Bdd>(Reason.NODES), outcome);
    assertTrue(manager.table().capacity() <= 20_000, "capacity above the limit");
    assertTrue(manager.bytes() <= 56L * 32_768, "bytes " + manager.bytes());
    assertUsable(manager, before);
  }

  @Test
  void workThatFitsTheLimitIsDoneEvenIfGarbageDoesNot() {
    BddManager manager = BddManager.create(BddOptions.ofVariables(24).withMaxNodes(2_000));
    Outcome<Integer> outcome =
        manager.attempt(
            Budget.unlimited(),
            () -> {
              Bdd sum = manager.constant(false);
              for (int round = 0; round < 2_000; round++) {
                sum = manager.variable(round % 24).xor(sum).or(manager.variable(round % 7));
              }
              return sum.nodeCount();
            });
    assertInstanceOf(Outcome.Done.class, outcome);
  }

  @Test
  void aDeadlineEndsInAValueInTime() {
    BddManager manager = BddManager.create(2 * BITS);
    Bdd before = manager.variable(0).xor(manager.variable(3));
    long start = System.nanoTime();
    Outcome<Bdd> outcome =
        manager.attempt(Budget.ofTime(Duration.ofMillis(200)), () -> middleBit(manager));
    long millis = (System.nanoTime() - start) / 1_000_000;
    assertEquals(new Outcome.Stopped<Bdd>(Reason.DEADLINE), outcome);
    assertTrue(millis < 200 + SLACK_MILLIS, millis + " ms");
    assertUsable(manager, before);
  }

  @Test
  void cancellationFromAnotherThreadEndsInAValueInTime() throws InterruptedException {
    BddManager manager = BddManager.create(2 * BITS);
    Bdd before = manager.variable(0).xor(manager.variable(3));
    Budget budget = Budget.unlimited();
    CountDownLatch started = new CountDownLatch(1);
    long[] cancelledAt = new long[1];
    Thread canceller =
        new Thread(
            () -> {
              await(started);
              pause(150);
              cancelledAt[0] = System.nanoTime();
              budget.cancel();
            });
    canceller.start();
    started.countDown();
    Outcome<Bdd> outcome = manager.attempt(budget, () -> middleBit(manager));
    long end = System.nanoTime();
    canceller.join();
    assertEquals(new Outcome.Stopped<Bdd>(Reason.CANCELLED), outcome);
    long millis = (end - cancelledAt[0]) / 1_000_000;
    assertTrue(millis < SLACK_MILLIS, millis + " ms after cancellation");
    assertUsable(manager, before);
  }

  @Test
  void anExpiredBudgetDoesNotOutliveItsAttempt() {
    BddManager manager = BddManager.create(2 * BITS);
    Budget budget = Budget.unlimited();
    budget.cancel();
    manager.attempt(budget, () -> middleBit(manager));
    assertUsable(manager, manager.variable(0).xor(manager.variable(3)));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
