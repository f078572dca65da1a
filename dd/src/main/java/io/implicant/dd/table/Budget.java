package io.implicant.dd.table;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What operations may use: a number of nodes, time, and the consent of other threads. Operations
 * look at the clock and the flag every few thousand steps. Up to about ten million nodes a limit is
 * seen within a tenth of a second; above, the copy of one large array may take longer.
 */
public final class Budget {
  private final int maxNodes;
  private final long deadline; // System.nanoTime, if timed
  private final boolean timed;
  private final AtomicBoolean cancelled; // shared by all budgets derived from one
  private long checksLeft; // of the one thread that works

  private Budget(int maxNodes, boolean timed, long deadline, AtomicBoolean cancelled) {
    this(maxNodes, timed, deadline, cancelled, Long.MAX_VALUE);
  }

  private Budget(int maxNodes, boolean timed, long deadline, AtomicBoolean cancelled, long checks) {
    if (maxNodes < 1) {
      throw new IllegalArgumentException("node limit " + maxNodes);
    }
    this.maxNodes = maxNodes;
    this.timed = timed;
    this.deadline = deadline;
    this.cancelled = cancelled;
    this.checksLeft = checks;
  }

  /** No limit but the address space; it can still be cancelled. */
  public static Budget unlimited() {
    return ofNodes(Integer.MAX_VALUE);
  }

  public static Budget ofNodes(int maxNodes) {
    return new Budget(maxNodes, false, 0, new AtomicBoolean());
  }

  public static Budget ofTime(Duration time) {
    return unlimited().within(time);
  }

  /** This node limit with a deadline that starts now; cancelling one cancels both. */
  public Budget within(Duration time) {
    return new Budget(maxNodes, true, System.nanoTime() + time.toNanos(), cancelled);
  }

  /** This deadline with the smaller of two node limits; cancelling one cancels both. */
  public Budget withNodes(int nodes) {
    return new Budget(Math.min(maxNodes, nodes), timed, deadline, cancelled);
  }

  /**
   * This budget, which ends like its deadline after so many checks: an amount of work that does not
   * depend on the machine, since operations check every few thousand steps. For one thread.
   */
  public Budget withChecks(long checks) {
    return new Budget(maxNodes, timed, deadline, cancelled, checks);
  }

  /** Asks the running operation to end. May be called from any thread; cannot be undone. */
  public void cancel() {
    cancelled.set(true);
  }

  public boolean isCancelled() {
    return cancelled.get();
  }

  public int maxNodes() {
    return maxNodes;
  }

  /** Throws {@link LimitReached} if time or work is over or someone cancelled. */
  public void check() {
    if (cancelled.get()) {
      throw new LimitReached(LimitReached.Reason.CANCELLED);
    }
    if (checksLeft-- <= 0 || (timed && System.nanoTime() - deadline >= 0)) {
      throw new LimitReached(LimitReached.Reason.DEADLINE);
    }
  }
}
