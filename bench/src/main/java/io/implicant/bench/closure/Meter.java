package io.implicant.bench.closure;

import com.sun.management.ThreadMXBean;
import io.implicant.bench.report.Cell;
import io.implicant.theories.UnsupportedFormulaException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.stat.descriptive.rank.Median;

/**
 * CPU time and allocation of a task on the calling thread. The collector and the compiler run on
 * other threads and are not counted. Short tasks are repeated, so that a look at the clock, about a
 * microsecond, does not matter.
 */
public final class Meter {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final double LEAST_SAMPLE = 200; // microseconds
  private static final double LONG_RUN = 300_000;

  private Meter() {}

  /** What one run of a task takes. */
  public record Cost(double micros, double bytes) {
    public double millis() {
      return micros / 1e3;
    }

    public double kilobytes() {
      return bytes / 1e3;
    }
  }

  /** What is measured. */
  public interface Task {
    void run() throws UnsupportedFormulaException;
  }

  /** Samples after a warm-up of so many runs; a long task is run but once. */
  public static List<Cost> measure(Task task, int warmUp, int samples)
      throws UnsupportedFormulaException {
    Cost estimate = sample(task, 1);
    for (int i = 1; i < warmUp && estimate.micros() < LONG_RUN; i++) {
      estimate = sample(task, 1);
    }
    if (estimate.micros() >= LONG_RUN) {
      return List.of(estimate);
    }
    int repetitions = (int) Math.ceil(LEAST_SAMPLE / Math.max(1, estimate.micros()));
    List<Cost> costs = new ArrayList<>();
    for (int i = 0; i < samples; i++) {
      costs.add(sample(task, repetitions));
    }
    return costs;
  }

  /** The mean of some runs. */
  static Cost sample(Task task, int repetitions) throws UnsupportedFormulaException {
    long thread = Thread.currentThread().getId();
    long bytes = THREADS.getThreadAllocatedBytes(thread);
    long start = THREADS.getCurrentThreadCpuTime();
    for (int i = 0; i < repetitions; i++) {
      task.run();
    }
    long end = THREADS.getCurrentThreadCpuTime();
    bytes = THREADS.getThreadAllocatedBytes(thread) - bytes;
    return new Cost((end - start) / 1e3 / repetitions, (double) bytes / repetitions);
  }

  public static <T> double median(List<T> values, ToDoubleFunction<T> number) {
    return new Median().evaluate(values.stream().mapToDouble(number).toArray());
  }

  /** The samples as one cell. */
  public static Cell.Measured cell(List<Cost> samples, ToDoubleFunction<Cost> number) {
    return new Cell.Measured(samples.stream().map(number::applyAsDouble).toList());
  }

  /** For each round the median over some tasks: what a set of tasks takes. */
  static List<Cost> medians(List<List<Cost>> tasks) {
    int rounds = tasks.stream().mapToInt(List::size).min().orElse(0);
    List<Cost> medians = new ArrayList<>();
    for (int i = 0; i < rounds; i++) {
      int round = i;
      List<Cost> costs = tasks.stream().map(samples -> samples.get(round)).toList();
      medians.add(new Cost(median(costs, Cost::micros), median(costs, Cost::bytes)));
    }
    return medians;
  }
}
