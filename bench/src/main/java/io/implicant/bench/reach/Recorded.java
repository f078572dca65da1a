package io.implicant.bench.reach;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** What is known of a model: its count, and what the native tool needed where it was measured. */
public record Recorded(
    String instance,
    Optional<BigInteger> states,
    Optional<Double> seconds,
    Optional<Long> kilobytes) {
  /** The rows of a table with the columns instance, states, confidence, seconds, kilobytes. */
  public static List<Recorded> read(String csv) {
    return csv.lines().skip(1).map(line -> row(line.split(",", -1))).toList();
  }

  private static Recorded row(String[] cells) {
    return new Recorded(
        cells[0],
        cell(cells, 1).map(BigInteger::new),
        cell(cells, 3).map(Double::valueOf),
        cell(cells, 4).map(Long::valueOf));
  }

  private static Optional<String> cell(String[] cells, int i) {
    return i < cells.length && !cells[i].isBlank() ? Optional.of(cells[i]) : Optional.empty();
  }
}
