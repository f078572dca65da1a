package io.implicant.bench.closure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.table.Budget;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.EngineOptions;
import java.io.IOException;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The parts of which the benchmark of the closure is made. */
final class ClosureBenchmarkTest {
  @Test
  void thePowerLawOfASquareHasExponentTwo() {
    PowerLaw law = new PowerLaw();
    assertEquals("?", law.exponentText());
    for (int x = 1; x <= 5; x++) {
      law.add(x, 3.0 * x * x);
    }
    assertEquals(2, law.exponent(), 1e-9);
  }

  @Test
  void allocationIsThatOfOneRun() throws UnsupportedFormulaException {
    long[][] kept = new long[1][];
    Meter.Cost cost = Meter.measure(() -> kept[0] = new long[1 << 17], 2, 3);
    assertEquals(1 << 20, cost.bytes(), 1 << 16);
    assertEquals(1 << 17, kept[0].length);
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
