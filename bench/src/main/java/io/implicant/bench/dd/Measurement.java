package io.implicant.bench.dd;

import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.stat.descriptive.rank.Median;

/** What became of one package on one workload. */
sealed interface Measurement {
  /**
   * All rounds, whose answers are the same.
   *
   * @param rounds the seconds of each
   * @param peakNodes their median
   */
  record Done(List<Double> rounds, long peakNodes, long result) implements Measurement {
    public Done {
      rounds = List.copyOf(rounds);
    }

    /** The median of the rounds. */
    double seconds() {
      return new Median().evaluate(rounds.stream().mapToDouble(Double::doubleValue).toArray());
    }

    @Override
    public Optional<Long> answer() {
      return Optional.of(result);
    }

    @Override
    public Measurement checked(long expected) {
      return result == expected ? this : new Failed(WRONG);
    }
  }

  record Failed(String reason) implements Measurement {
    @Override
    public Optional<Long> answer() {
      return Optional.empty();
    }

    @Override
    public Measurement checked(long expected) {
      return this;
    }
  }

  String WRONG = "WRONG";

  Optional<Long> answer();

  /** This if its answer is the expected one. */
  Measurement checked(long expected);

  /** One failed round is a failure. */
  static Measurement of(List<Reply> rounds) {
    for (Reply reply : rounds) {
      if (reply instanceof Reply.Failed failed) {
        return new Failed(failed.reason());
      }
    }
    List<Reply.Measured> measured = rounds.stream().map(Reply.Measured.class::cast).toList();
    if (measured.stream().mapToLong(Reply.Measured::answer).distinct().count() > 1) {
      return new Failed(WRONG);
    }
    long[] peaks = measured.stream().mapToLong(Reply.Measured::peakNodes).sorted().toArray();
    List<Double> seconds = measured.stream().map(m -> m.cpuNanos() / 1e9).toList();
    return new Done(seconds, peaks[peaks.length / 2], measured.get(0).answer());
  }
}
