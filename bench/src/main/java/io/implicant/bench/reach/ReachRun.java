package io.implicant.bench.reach;

import com.sun.management.OperatingSystemMXBean;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.order.ModelOrder;
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

  /** What this process has used so far. */
  public static double processSeconds() {
    return SYSTEM.getProcessCpuTime() / 1e9;
  }

  /** Orders the variables, builds the steps and searches; nothing if time is over. */
  public static Optional<ReachRun> of(GalModel gal, Setup setup, Duration limit) {
    double start = processSeconds();
    int[] order = ModelOrder.of(setup.order(), gal.actions());
    SymbolicModel model = new SymbolicModel(gal.actions(), order, setup.evaluation());
    model.setBudget(Budget.ofTime(limit));
    try {
      StateSet states = model.reachable(setup.strategy());
      BigInteger count = states.count();
      double seconds = processSeconds() - start;
      return Optional.of(
          new ReachRun(count, seconds, model.bytes(), states.nodes(), model.peakSize()));
    } catch (LimitReached e) {
      return Optional.empty();
    }
  }
}
