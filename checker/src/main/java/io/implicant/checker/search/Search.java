package io.implicant.checker.search;

import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;

/**
 * Computes reachable states within limits. Where a limit ends the search, the states found so far
 * are a lower bound; saturation keeps none, so a short breadth-first search follows it.
 */
public final class Search<S> {
  /**
   * What was found.
   *
   * @param states all reachable states, or some of them
   * @param limit what ended the search, if it is not complete
   */
  public record Result<S>(S states, Optional<LimitReached.Reason> limit) {
    public boolean isComplete() {
      return limit.isEmpty();
    }
  }

  private final StateSpace<S> space;
  private final Budget limits;
  private final Optional<Duration> time;

  /** What the rounds so far have found; read by other threads. */
  private volatile BigInteger statesSoFar = BigInteger.ONE;

  private S found;

  public Search(StateSpace<S> space, int maxNodes, Optional<Duration> time) {
    this(space, Budget.ofNodes(maxNodes), time);
  }

  /** With limits through which another thread may end the search: {@link Budget#cancel}. */
  public Search(StateSpace<S> space, Budget limits, Optional<Duration> time) {
    this.space = space;
    this.limits = limits;
    this.time = time;
    this.found = space.initial();
  }

  /** A lower bound on the number of states, known while the search goes on. */
  public BigInteger statesSoFar() {
    return statesSoFar;
  }

  public Result<S> run(Strategy strategy) {
    space.setBudget(time.map(limits::within).orElse(limits));
    long start = System.nanoTime();
    try {
      switch (strategy) {
        case SATURATION -> keep(space.closure(space.initial()));
        case CHAINING -> chain();
        case BFS -> breadthFirst();
      }
      return new Result<>(found, Optional.empty());
    } catch (LimitReached e) {
      if (strategy == Strategy.SATURATION && e.reason() != LimitReached.Reason.CANCELLED) {
        estimate(System.nanoTime() - start);
      }
      return new Result<>(found, Optional.of(e.reason()));
    } finally {
      space.setBudget(Budget.unlimited());
    }
  }

  private void keep(S states) {
    found = states;
    statesSoFar = space.count(states);
  }

  private void breadthFirst() {
    S next = space.union(found, space.successors(found));
    while (!next.equals(found)) {
      keep(next);
      next = space.union(found, space.successors(found));
    }
  }

  private void chain() {
    S before;
    do {
      before = found;
      S states = found;
      for (int i = 0; i < space.parts(); i++) {
        states = space.union(states, space.successors(states, i));
      }
      keep(states);
    } while (!found.equals(before));
  }

  /** Some states for a lower bound, within a tenth of the time used, at least one second. */
  private void estimate(long nanosUsed) {
    long nanos = Math.max(Duration.ofSeconds(1).toNanos(), nanosUsed / 10);
    space.setBudget(limits.within(Duration.ofNanos(nanos)));
    try {
      breadthFirst();
    } catch (LimitReached e) {
      // The states found are those of the last complete round.
    }
  }
}
