package io.implicant.bench.closure;

import org.apache.commons.math3.stat.regression.SimpleRegression;

/** The power law c * x^k that fits measurements best, by regression of logarithms. */
final class PowerLaw {
  private final SimpleRegression regression = new SimpleRegression();

  void add(double x, double y) {
    regression.addData(Math.log(x), Math.log(y));
  }

  /** k; not a number while there are fewer than two measurements. */
  double exponent() {
    return regression.getSlope();
  }

  String exponentText() {
    return Double.isNaN(exponent()) ? "?" : String.format("%.2f", exponent());
  }
}
