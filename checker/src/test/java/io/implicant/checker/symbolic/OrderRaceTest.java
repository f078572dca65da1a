package io.implicant.checker.symbolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.RandomModels;
import io.implicant.checker.Seeds;
import io.implicant.checker.action.ActionModel;
import io.implicant.checker.explicit.Explorer;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.search.Strategy;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached.Reason;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Orders that take turns find what one finds. */
final class OrderRaceTest {
  private static final List<String> ORDERS = List.of("file", "force", "rare");

  /** Four counters that add up: some ten thousand states and steps enough for several turns. */
  private static final String COUNTERS =
      """
      gal counters ($N = 9) {
        int a; int b; int c; int d;
        transition a [a < $N] { a += 1; }
        transition b [b < a] { b += 1; }
        transition c [c < $N] { c += 1; }
        transition d [d < b + c] { d += 1; }
        transition back [a + b + c + d == 30] { a = 0; b = 0; c = 0; d = 0; }
      }
      """;

  static LongStream seeds() {
    return Seeds.of(20);
  }

  private static OrderRace race(ActionModel actions, Budget limits, Optional<Duration> time) {
    return new OrderRace(actions, ORDERS, Evaluation.EQUIV_SPLIT, limits, time, 1);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theStatesAreThoseOfTheExplorer(long seed) throws Exception {
    String text = RandomModels.small(seed, 2000);
    ActionModel actions = GalModel.read("random", text).actions();
    int states = new Explorer(actions).explore(2000).states();
    for (Strategy strategy : Strategy.values()) {
      OrderRace race = race(actions, Budget.unlimited(), Optional.empty());
      OrderRace.Outcome outcome = race.run(strategy, attempt -> {});
      assertEquals(BigInteger.valueOf(states), outcome.result().states().count(), text);
    }
  }

  @Test
  void ordersTakeTurnsUntilOneEnds() throws Exception {
    ActionModel actions = GalModel.read("counters", COUNTERS).actions();
    int states = new Explorer(actions).explore(Long.MAX_VALUE).states();
    List<String> turns = new ArrayList<>();
    OrderRace.Outcome outcome =
        race(actions, Budget.unlimited(), Optional.empty())
            .run(Strategy.BFS, attempt -> turns.add(attempt.order()));
    assertEquals(BigInteger.valueOf(states), outcome.result().states().count());
    assertTrue(turns.size() > ORDERS.size(), turns::toString);
    assertEquals(ORDERS, turns.subList(0, ORDERS.size()));
    assertEquals(turns.get(turns.size() - 1), outcome.attempt().order());
  }

  @Test
  void aLimitOfAllGivesALowerBound() throws Exception {
    String text = "gal g { int x; int y; transition t [true] { x += 1; } }";
    ActionModel actions = GalModel.read("growing", text).actions();
    OrderRace.Outcome late =
        race(actions, Budget.unlimited(), Optional.of(Duration.ofMillis(200)))
            .run(Strategy.SATURATION, attempt -> {});
    assertEquals(Optional.of(Reason.DEADLINE), late.result().limit());
    assertTrue(late.result().states().count().compareTo(BigInteger.ONE) > 0);
    Budget cancelled = Budget.unlimited();
    OrderRace.Outcome given =
        race(actions, cancelled, Optional.empty())
            .run(Strategy.SATURATION, attempt -> cancelled.cancel());
    assertEquals(Optional.of(Reason.CANCELLED), given.result().limit());
  }

  @Test
  void anOrderAtALimitOfNodesLeavesTheRaceToTheOthers() throws Exception {
    ActionModel actions = GalModel.read("counters", COUNTERS).actions();
    List<String> turns = new ArrayList<>();
    OrderRace.Outcome outcome =
        race(actions, Budget.ofNodes(50), Optional.empty())
            .run(Strategy.BFS, attempt -> turns.add(attempt.order()));
    assertEquals(Optional.of(Reason.NODES), outcome.result().limit());
    assertEquals(ORDERS, turns.stream().distinct().toList());
  }

  @Test
  void aBusDoesNotPullTheRarePartsApart() throws Exception {
    StringBuilder text = new StringBuilder("gal g { int bus;");
    for (String part : List.of("p", "q")) {
      for (int i = 0; i < 6; i++) {
        text.append("int " + part + i + ";");
      }
    }
    for (int i = 0; i < 6; i++) {
      text.append("transition t [bus == 0 && p" + i + " == 0] { bus = 1; p" + i + " = 1; }");
      text.append("transition u [p" + i + " == 1 && q" + i + " == 0] { q" + i + " = 1; }");
    }
    ActionModel actions = GalModel.read("bus", text + "}").actions();
    List<Integer> order = java.util.Arrays.stream(ModelOrder.rare(actions)).boxed().toList();
    for (int i = 0; i < 6; i++) {
      assertEquals(1, Math.abs(order.indexOf(1 + i) - order.indexOf(7 + i)), order::toString);
    }
  }
}
