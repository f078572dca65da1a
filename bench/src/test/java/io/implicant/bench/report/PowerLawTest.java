package io.implicant.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PowerLawTest {
  @Test
  void aSquareHasExponentTwo() {
    PowerLaw law = new PowerLaw();
    assertEquals("?", law.exponentText());
    for (int x = 1; x <= 5; x++) {
      law.add(x, 3.0 * x * x);
    }
    assertEquals(2, law.exponent(), 1e-9);
    assertEquals("2.00", law.exponentText());
  }
}
