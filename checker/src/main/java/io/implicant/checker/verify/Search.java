package io.implicant.checker.verify;

import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.Strategy;
import io.implicant.checker.symbolic.SymbolicModel;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;

/**
 * Computes reachable states within limits. Where a limit ends the search, the states found so far
 * are a lower bound; saturation keeps none, so a short breadth-first search follows it.
 */
public final class Search {
  /**
   * What was found.
   *
   * @param states all reachable states, or some of them
   * @param limit what ended the search, if it is not complete
   */
  public record Result(StateSet states, Optional<LimitReached.Reason> limit) {
    public boolean isComplete() {
      return limit.isEmpty();
    }
  }

  private final SymbolicModel model;
  private final int maxNodes;
  private final Optional<Duration> time;

  /** What the rounds so far have found; read by other threads. */
  private volatile BigInteger statesSoFar = BigInteger.ONE;

  private StateSet found;

  public Search(SymbolicModel model, int maxNodes, Optional<Duration> time) {
    this.model = model;
    this.maxNodes = maxNodes;
    this.time = time;
    this.found = model.initial();
  }

  /** A lower bound on the number of states, known while the search goes on. */
  public BigInteger statesSoFar() {
    return statesSoFar;
  }

  public Result run(Strategy strategy) {
    Budget budget = Budget.ofNodes(maxNodes);
    model.setBudget(time.map(budget::within).orElse(budget));
    long start = System.nanoTime();
    try {
      switch (strategy) {
        case SATURATION -> keep(model.reachable(Strategy.SATURATION));
        case CHAINING -> chain();
        case BFS -> breadthFirst();
      }
      return new Result(found, Optional.empty());
    } catch (LimitReached e) {
      if (strategy == Strategy.SATURATION && e.reason() != LimitReached.Reason.CANCELLED) {
        estimate(System.nanoTime() - start);
      }
      return new Result(found, Optional.of(e.reason()));
    } finally {
      model.setBudget(Budget.unlimited());
    }
  }

  private void keep(StateSet states) {
    found = states;
    statesSoFar = states.count();
  }

  private void breadthFirst() {
    StateSet next = found.union(model.successors(found));
    while (next != found) {
      keep(next);
      next = found.union(model.successors(found));
    }
  }

  private void chain() {
    StateSet before;
    do {
      before = found;
      StateSet states = found;
      for (int i = 0; i < model.actions().steps().size(); i++) {
        states = states.union(model.successors(states, i));
      }
      keep(states);
    } while (found != before);
  }

  /** Some states for a lower bound, within a tenth of the time used, at least one second. */
  private void estimate(long nanosUsed) {
    long nanos = Math.max(Duration.ofSeconds(1).toNanos(), nanosUsed / 10);
    model.setBudget(Budget.ofNodes(maxNodes).within(Duration.ofNanos(nanos)));
    try {
      breadthFirst();
    } catch (LimitReached e) {
      // The states found are those of the last complete round.
    }
  }
}
