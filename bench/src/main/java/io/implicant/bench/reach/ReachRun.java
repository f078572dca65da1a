package io.implicant.bench.reach;

import com.sun.management.OperatingSystemMXBean;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.symbolic.OrderRace;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.SymbolicModel;
import io.implicant.dd.table.Budget;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
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
    List<String> orders =
        setup.order().equals("auto") ? ModelOrder.CANDIDATES : List.of(setup.order());
    OrderRace race =
        new OrderRace(
            gal.actions(), orders, setup.evaluation(), Budget.unlimited(), Optional.of(limit));
    OrderRace.Outcome outcome = race.run(setup.strategy(), attempt -> {});
    if (!outcome.result().isComplete()) {
      return Optional.empty();
    }
    SymbolicModel model = outcome.attempt().model();
    StateSet states = outcome.result().states();
    BigInteger count = states.count();
    double seconds = processSeconds() - start;
    return Optional.of(
        new ReachRun(count, seconds, model.bytes(), states.nodes(), model.peakSize()));
  }
}
