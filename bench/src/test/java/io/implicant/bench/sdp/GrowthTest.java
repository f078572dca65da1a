package io.implicant.bench.sdp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.sdp.Growth.Row;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.List;
import org.junit.jupiter.api.Test;

class GrowthTest {
  @Test
  void theExponentOfAPowerLawIsFound() {
    List<Row> cubic = List.of(row(2, 8), row(4, 64), row(8, 512), row(16, 4096));
    assertEquals(3, Growth.exponent(cubic, Row::facts), 1e-9);
  }

  @Test
  void equalitiesStayWithinTheBoundOfSection331() throws UnsupportedFormulaException {
    for (Family family : List.of(Family.CYCLE, Family.DIAMONDS, Family.NESTED)) {
      Row row = Growth.measure(family, 4, 2);
      int equalities = row.terms() * (row.terms() - 1) / 2;
      int disequalities = row.predicates() + 1;
      assertTrue(row.facts() <= equalities + disequalities, family + ": " + row);
      assertTrue(row.rounds() <= row.bound(), family + ": " + row);
    }
  }

  private static Row row(int terms, int facts) {
    return new Row(terms, terms, terms, facts, 1, 1, 1, List.of(1L));
  }
}
