package io.implicant.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;

/**
 * The costs of a run as multiples of those of an earlier one. The ratio is that of geometric means,
 * its confidence interval Welch's for the difference of the means of logarithms: costs of programs
 * are spread by factors, not by amounts, and the two runs need not be spread alike. Where a run has
 * one sample only there is no interval; exact costs need none.
 */
record Comparison(List<Change> changes, List<Samples.Key> added, List<Samples.Key> removed) {
  static final double CONFIDENCE = 0.95;

  /** What can be said of a change. */
  enum Verdict {
    BETTER,
    WORSE,
    /** The interval contains 1: unchanged, as far as can be told. */
    SAME,
    /** There is no interval. */
    OPEN
  }

  /** An interval of ratios. */
  record Interval(double low, double high) {}

  /** One cost now and before; both are geometric means. */
  record Change(
      Samples.Key key, double before, double now, double ratio, Optional<Interval> interval) {
    Verdict verdict() {
      if (interval.isEmpty()) {
        return Verdict.OPEN;
      } else if (interval.get().low() > 1) {
        return Verdict.WORSE;
      }
      return interval.get().high() < 1 ? Verdict.BETTER : Verdict.SAME;
    }
  }

  static Comparison of(Samples before, Samples now) {
    List<Change> changes = new ArrayList<>();
    List<Samples.Key> added = new ArrayList<>();
    now.values()
        .forEach(
            (key, samples) -> {
              List<Double> old = before.values().get(key);
              if (old == null) {
                added.add(key);
              } else {
                change(key, old, samples).ifPresent(changes::add);
              }
            });
    List<Samples.Key> removed = new ArrayList<>(before.values().keySet());
    removed.removeAll(now.values().keySet());
    return new Comparison(changes, added, removed);
  }

  /** Empty if a sample is not positive, so that it has no logarithm. */
  private static Optional<Change> change(Samples.Key key, List<Double> before, List<Double> now) {
    if (before.stream().anyMatch(x -> x <= 0) || now.stream().anyMatch(x -> x <= 0)) {
      return Optional.empty();
    } else if (key.exact()) {
      double ratio = now.get(0) / before.get(0);
      Interval point = new Interval(ratio, ratio);
      return Optional.of(new Change(key, before.get(0), now.get(0), ratio, Optional.of(point)));
    }
    SummaryStatistics first = logarithms(before);
    SummaryStatistics second = logarithms(now);
    double difference = second.getMean() - first.getMean();
    return Optional.of(
        new Change(
            key,
            Math.exp(first.getMean()),
            Math.exp(second.getMean()),
            Math.exp(difference),
            interval(first, second, difference)));
  }

  private static SummaryStatistics logarithms(List<Double> samples) {
    SummaryStatistics statistics = new SummaryStatistics();
    samples.forEach(sample -> statistics.addValue(Math.log(sample)));
    return statistics;
  }

  private static Optional<Interval> interval(
      SummaryStatistics first, SummaryStatistics second, double difference) {
    if (first.getN() < 2 || second.getN() < 2) {
      return Optional.empty();
    }
    double a = first.getVariance() / first.getN();
    double b = second.getVariance() / second.getN();
    if (a + b == 0) {
      return Optional.of(new Interval(Math.exp(difference), Math.exp(difference)));
    }
    double freedom = (a + b) * (a + b) / (a * a / (first.getN() - 1) + b * b / (second.getN() - 1));
    double reach =
        new TDistribution(freedom).inverseCumulativeProbability((1 + CONFIDENCE) / 2)
            * Math.sqrt(a + b);
    return Optional.of(new Interval(Math.exp(difference - reach), Math.exp(difference + reach)));
  }

  long count(Verdict verdict) {
    return changes.stream().filter(change -> change.verdict() == verdict).count();
  }

  /** The geometric mean of all ratios; 1 if there are none. */
  double meanRatio() {
    return Math.exp(changes.stream().mapToDouble(c -> Math.log(c.ratio())).average().orElse(0));
  }

  /** One sentence. */
  String summary() {
    return String.format(
        Locale.ROOT,
        "%d costs compared: geometric mean of the ratios %.2f; %d worse, %d better, %d unchanged or within"
            + " the noise, %d with too few rounds to tell",
        changes.size(),
        meanRatio(),
        count(Verdict.WORSE),
        count(Verdict.BETTER),
        count(Verdict.SAME),
        count(Verdict.OPEN));
  }
}
