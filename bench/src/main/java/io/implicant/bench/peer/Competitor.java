package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import java.time.Duration;

/** One way to compute F_P(e). */
public interface Competitor {
  /** As the user names it and the tables show it: {@code engine}, {@code z3/tree}. */
  String name();

  /** Brings the problem into the competitor's own form, which is not measured. */
  Run prepare(Problem problem) throws Exception;

  /** Whether the work is done in other threads than the caller's. */
  default boolean usesOtherThreads() {
    return false;
  }

  /** A problem that can be solved, also several times over, each time from the start. */
  interface Run extends AutoCloseable {
    /**
     * F_P(e), with variable i for predicate i, in a manager of its own.
     *
     * @throws TimedOutException if that takes longer; the run can then only be closed
     */
    Bdd solve(Duration limit) throws Exception;

    @Override
    default void close() {}
  }

  /** The time was over, or another limit was reached. */
  final class TimedOutException extends Exception {
    TimedOutException(String limit) {
      super(limit);
    }

    TimedOutException(Throwable cause) {
      super(cause);
    }
  }
}
