package io.implicant.bench.reach;

import com.sun.management.OperatingSystemMXBean;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.search.Strategy;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.SymbolicModel;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;

/**
 * One search.
 *
 * @param cpuSeconds of the whole process, its garbage collection included
 */
public record ReachRun(BigInteger states, double cpuSeconds, long bytes, int nodes, int peak) {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  /** Orders the variables, builds the steps and searches; nothing if time is over. */
  public static Optional<ReachRun> of(
      GalModel gal, boolean force, Strategy strategy, Duration limit) {
    long start = SYSTEM.getProcessCpuTime();
    int[] order = force ? ModelOrder.force(gal.actions()) : ModelOrder.declared(gal.actions());
    SymbolicModel model = new SymbolicModel(gal.actions(), order);
    model.setBudget(Budget.ofTime(limit));
    try {
      StateSet states = model.reachable(strategy);
      BigInteger count = states.count();
      double seconds = (SYSTEM.getProcessCpuTime() - start) / 1e9;
      return Optional.of(
          new ReachRun(count, seconds, model.bytes(), states.nodes(), model.peakSize()));
    } catch (LimitReached e) {
      return Optional.empty();
    }
  }
}
