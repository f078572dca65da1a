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
  private long nanosUsed; // by the last attempt

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
    return lowerBound(attempt(strategy, time.map(limits::within).orElse(limits)));
  }

  /** The same within a budget of its own; where it ends, saturation has found the start only. */
  public Result<S> attempt(Strategy strategy, Budget budget) {
    space.setBudget(budget);
    long start = System.nanoTime();
    try {
      switch (strategy) {
        case SATURATION -> keep(space.closure(space.initial()));
        case CHAINING -> chain();
        case BFS -> breadthFirst();
      }
      return new Result<>(found, Optional.empty());
    } catch (LimitReached e) {
      return new Result<>(found, Optional.of(e.reason()));
    } finally {
      nanosUsed = System.nanoTime() - start;
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

  /**
   * A result with some more states, if a limit ended it before any was found: those of a short
   * breadth-first search, within a tenth of the time used, at least one second.
   */
  public Result<S> lowerBound(Result<S> result) {
    boolean cancelled = result.limit().equals(Optional.of(LimitReached.Reason.CANCELLED));
    if (!result.isComplete() && !cancelled && found.equals(space.initial())) {
      long nanos = Math.max(Duration.ofSeconds(1).toNanos(), nanosUsed / 10);
      attempt(Strategy.BFS, limits.within(Duration.ofNanos(nanos)));
    }
    return new Result<>(found, result.limit());
  }
}
