package io.implicant.checker.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.gal.GalModel;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.SymbolicModel;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached.Reason;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A search ends at its limits, with what it found as a lower bound. */
final class SearchTest {
  /** Values grow without bound; no node but one is ever made of a single variable. */
  private static final String GROWING =
      "gal g { int x; transition up [true] { x = x + 1; } transition down [true] { x = x - 1; } }";

  private static SymbolicModel model(String text) throws Exception {
    var actions = GalModel.read("growing.gal", text).actions();
    return new SymbolicModel(actions, ModelOrder.force(actions));
  }

  private static void requireLowerBound(Search.Result<StateSet> result, Reason reason) {
    assertEquals(Optional.of(reason), result.limit());
    assertTrue(result.states().count().compareTo(BigInteger.ONE) >= 0);
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void aVariableThatGrowsWithoutBoundMeetsTheDeadline(Strategy strategy) throws Exception {
    Duration time = Duration.ofMillis(200);
    requireLowerBound(
        new Search<>(model(GROWING), Integer.MAX_VALUE, Optional.of(time)).run(strategy),
        Reason.DEADLINE);
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void aVariableThatGrowsWithoutBoundMeetsTheLimitOfNodes(Strategy strategy) throws Exception {
    requireLowerBound(
        new Search<>(model(GROWING), 100, Optional.empty()).run(strategy), Reason.NODES);
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void anotherThreadCanEndASearch(Strategy strategy) throws Exception {
    Budget limits = Budget.unlimited();
    Thread canceller =
        new Thread(
            () -> {
              try {
                Thread.sleep(100);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              limits.cancel();
            });
    canceller.start();
    requireLowerBound(
        new Search<>(model(GROWING), limits, Optional.empty()).run(strategy), Reason.CANCELLED);
    canceller.join();
  }
}
