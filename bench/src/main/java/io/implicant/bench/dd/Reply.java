package io.implicant.bench.dd;

/** What a {@link Worker} says about one command, as a line of text. */
sealed interface Reply {
  /**
   * One round.
   *
   * @param cpuNanos CPU time of the whole process for one build, garbage collection included
   * @param peakNodes largest number of nodes in the table
   * @param answer see {@link Workload#answer}
   */
  record Measured(long cpuNanos, long peakNodes, long answer) implements Reply {
    @Override
    public String line() {
      return MEASURED + " " + cpuNanos + " " + peakNodes + " " + answer;
    }
  }

  /** Ready for the first round. */
  record Warm() implements Reply {
    @Override
    public String line() {
      return WARM;
    }
  }

  /** The package cannot do it; the reason fits the table. */
  record Failed(String reason) implements Reply {
    @Override
    public String line() {
      return FAILED + " " + reason;
    }
  }

  String MEASURED = "measured";
  String WARM = "warm";
  String FAILED = "failed";

  String line();

  /** The reply that has this line; null (the end of the worker's output) is a failure too. */
  static Reply of(String line) {
    if (line == null) {
      return new Failed("died");
    }
    String[] words = line.split(" ", 2);
    return switch (words[0]) {
      case WARM -> new Warm();
      case FAILED -> new Failed(words[1]);
      case MEASURED -> {
        String[] numbers = words[1].split(" ", -1);
        yield new Measured(
            Long.parseLong(numbers[0]), Long.parseLong(numbers[1]), Long.parseLong(numbers[2]));
      }
      default -> new Failed("died: " + line);
    };
  }
}
