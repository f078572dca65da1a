package io.implicant.bench.dd;

import java.util.List;
import java.util.Optional;

/** What became of one package on one workload. */
sealed interface Measurement {
  /** Medians over the rounds; the answers of all rounds are the same. */
  record Done(double seconds, long peakNodes, long result) implements Measurement {
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
    double[] seconds = measured.stream().mapToDouble(m -> m.cpuNanos() / 1e9).sorted().toArray();
    long[] peaks = measured.stream().mapToLong(Reply.Measured::peakNodes).sorted().toArray();
    int middle = seconds.length / 2;
    return new Done(
        seconds.length % 2 == 1 ? seconds[middle] : (seconds[middle - 1] + seconds[middle]) / 2,
        peaks[middle],
        measured.get(0).answer());
  }
}
