package io.implicant.checker.symbolic;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.search.Search;
import io.implicant.checker.search.Strategy;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.dd.table.LimitReached.Reason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Searches a model under several orders by turns: each begins anew with a share of work that grows
 * from turn to turn, until one ends. Which order is good cannot be told before; a bad one may take
 * a thousand times as long as a good one.
 *
 * <p>Cost: what the first share cannot settle takes, for n orders of which the best needs w, at
 * most about 16 n w / 3. Shares are counted in steps of operations, not in time: runs can be
 * repeated.
 */
public final class OrderRace {
  /** Checks of a budget in the first share: some seconds. */
  private static final long FIRST_SHARE = 10_000;

  private static final int GROWTH = 4;

  /** A model under one order, and a search that is or was run on it. */
  public record Attempt(String order, SymbolicModel model, Search<StateSet> search) {}

  /** The attempt that ended, and what it found. */
  public record Outcome(Attempt attempt, Search.Result<StateSet> result) {}

  private final ActionModel actions;
  private final List<String> orders;
  private final Evaluation evaluation;
  private final Budget limits;
  private final Optional<Duration> time;
  private final Budget all;
  private final long firstShare;

  /**
   * @param orders names of {@link ModelOrder#of}, the first one first
   * @param limits of each attempt
   * @param time of all together
   */
  public OrderRace(
      ActionModel actions,
      List<String> orders,
      Evaluation evaluation,
      Budget limits,
      Optional<Duration> time) {
    this(actions, orders, evaluation, limits, time, FIRST_SHARE);
  }

  OrderRace(
      ActionModel actions,
      List<String> orders,
      Evaluation evaluation,
      Budget limits,
      Optional<Duration> time,
      long firstShare) {
    this.firstShare = firstShare;
    this.actions = actions;
    this.orders = List.copyOf(orders);
    this.evaluation = evaluation;
    this.limits = limits;
    this.time = time;
    this.all = time.map(limits::within).orElse(limits);
  }

  /** Runs; the watcher is told of each attempt before it begins. */
  public Outcome run(Strategy strategy, Consumer<Attempt> watcher) {
    List<String> open = new ArrayList<>(orders); // not yet at a limit of nodes or memory
    for (long share = firstShare; ; share *= GROWTH) {
      for (String order : List.copyOf(open)) {
        Attempt attempt = attempt(order);
        watcher.accept(attempt);
        Budget budget = open.size() == 1 ? all : all.withChecks(share);
        Search.Result<StateSet> result = attempt.search.attempt(strategy, budget);
        if (result.limit().filter(OrderRace::isOfTheOrder).isPresent() && open.size() > 1) {
          open.remove(order);
        } else if (result.isComplete() || open.size() == 1 || isOver()) {
          return new Outcome(attempt, attempt.search.lowerBound(result));
        }
      }
    }
  }

  private Attempt attempt(String order) {
    SymbolicModel model = new SymbolicModel(actions, ModelOrder.of(order, actions), evaluation);
    return new Attempt(order, model, new Search<>(model, limits, time));
  }

  private static boolean isOfTheOrder(Reason reason) {
    return reason == Reason.NODES || reason == Reason.MEMORY;
  }

  private boolean isOver() {
    try {
      all.check();
      return false;
    } catch (LimitReached e) {
      return true;
    }
  }
}
