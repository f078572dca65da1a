package io.implicant.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
  @ParameterizedTest
  @CsvSource({
    "0, '0'",
    "1234567, '1,234,567'",
    "0.0011234, '0.00112'",
    "0.000011234, '1.12e-05'",
    "1.5, '1.50'",
    "99.96, '100'",
    "12345.6, '12,346'",
    "-2.25, '-2.25'",
    "NaN, 'NaN'"
  })
  void peopleSeeThreeDigitsOrWholeNumbers(double number, String shown) {
    assertEquals(shown, Numbers.shown(number));
  }

  @ParameterizedTest
  @CsvSource({"0.1", "3", "1e-300", "1.7976931348623157e308", "123456789012"})
  void programsReadTheNumberBack(double number) {
    assertEquals(number, Double.parseDouble(Numbers.exact(number)));
  }
}
