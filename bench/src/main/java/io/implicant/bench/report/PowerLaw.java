package io.implicant.bench.report;

import java.util.Locale;
import org.apache.commons.math3.stat.regression.SimpleRegression;

/** The power law c * x^k that fits measurements best, by regression of logarithms. */
public final class PowerLaw {
  private final SimpleRegression regression = new SimpleRegression();

  public void add(double x, double y) {
    regression.addData(Math.log(x), Math.log(y));
  }

  /** k; not a number while there are fewer than two measurements. */
  public double exponent() {
    return regression.getSlope();
  }

  /** k with two digits, or a question mark. */
  public String exponentText() {
    return Double.isNaN(exponent()) ? "?" : String.format(Locale.ROOT, "%.2f", exponent());
  }
}
