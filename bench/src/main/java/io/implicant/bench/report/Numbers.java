package io.implicant.bench.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** Numbers as text. */
final class Numbers {
  private static final MathContext SHOWN = new MathContext(3);
  private static final double WHOLE_BELOW = 1e15;

  private Numbers() {}

  /** For people: whole numbers in full with groups, others to three digits. */
  static String shown(double number) {
    if (!Double.isFinite(number)) {
      return String.valueOf(number);
    } else if (number == Math.rint(number) && Math.abs(number) < WHOLE_BELOW) {
      return String.format(Locale.ROOT, "%,d", (long) number);
    } else if (Math.abs(number) >= 1000) {
      return String.format(Locale.ROOT, "%,.0f", number);
    } else if (Math.abs(number) < 1e-4) {
      return String.format(Locale.ROOT, "%.2e", number);
    }
    BigDecimal rounded = new BigDecimal(number).round(SHOWN);
    int whole = rounded.precision() - rounded.scale(); // digits before the point
    return rounded.setScale(Math.max(0, SHOWN.getPrecision() - whole)).toPlainString();
  }

  /** For programs: reading it gives the number back. */
  static String exact(double number) {
    return number == Math.rint(number) && Math.abs(number) < WHOLE_BELOW
        ? String.valueOf((long) number)
        : String.valueOf(number);
  }
}
