package io.implicant.bench.closure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.table.Budget;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.EngineOptions;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The parts of which the benchmark of the closure is made. */
final class ClosureBenchmarkTest {
  @Test
  void allocationIsThatOfOneRun() throws UnsupportedFormulaException {
    long[][] kept = new long[1][];
    List<Meter.Cost> costs = Meter.measure(() -> kept[0] = new long[1 << 17], 2, 3);
    assertEquals(3, costs.size());
    assertEquals(1 << 20, Meter.median(costs, Meter.Cost::bytes), 1 << 16);
    assertEquals(1 << 17, kept[0].length);
  }

  @Test
  void roundsOfSeveralTasksAreTheirMedians() {
    List<Meter.Cost> first = List.of(new Meter.Cost(1, 10), new Meter.Cost(2, 20));
    List<Meter.Cost> second = List.of(new Meter.Cost(3, 30), new Meter.Cost(8, 80));
    assertEquals(
        List.of(new Meter.Cost(2, 20), new Meter.Cost(5, 50)),
        Meter.medians(List.of(first, second)));
  }

  @Test
  void familiesHaveTheSizesTheyAreAskedFor() throws UnsupportedFormulaException {
    assertEquals(20, Families.order(20, 8, 5, 1).predicates().size());
    assertEquals(
        Families.order(20, 8, 5, 3).predicates().toString(),
        Families.order(20, 8, 5, 3).predicates().toString());
    Problem blocks = Families.blocks(60, 8, 1);
    assertEquals(60, blocks.predicates().size());
    ClosureAnswer answer = blocks.solve(EngineOptions.DEFAULT, Budget.unlimited());
    assertTrue(answer.stats().blocks().stream().allMatch(block -> block.atoms() <= 8));
    assertTrue(answer.isExact());
  }

  /** One diamond has 7 minterms in F, 4 of them inconsistent. */
  @Test
  void diamondsAreThoseOfFigure8() throws UnsupportedFormulaException {
    Problem diamonds = Families.diamonds(1);
    ClosureAnswer answer = diamonds.solve(EngineOptions.DEFAULT, Budget.unlimited());
    int others = answer.function().manager().variableCount() - 4;
    assertEquals(4, diamonds.predicates().size());
    assertEquals(BigInteger.valueOf(4), answer.inconsistent().modelCount().shiftRight(others));
    assertEquals(BigInteger.valueOf(7), answer.function().modelCount().shiftRight(others));
  }

  @Test
  @EnabledIfSystemProperty(named = "implicant.slow", matches = "true")
  void theCostOfLabelsIsARatio() throws IOException {
    LabelCost.Result result = LabelCost.measure(1);
    assertTrue(result.ratio() > 0, result::toString);
  }
}
