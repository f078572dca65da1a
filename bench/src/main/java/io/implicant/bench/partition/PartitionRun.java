package io.implicant.bench.partition;

import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.partition.OrStructure;
import io.implicant.checker.partition.PartitionKind;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;

/**
 * One reachability analysis, breadth first.
 *
 * @param complete false if time was over; then the rest is what was found until then
 * @param seconds CPU seconds of all steps, without building the partitions
 * @param longest CPU seconds of the longest step
 * @param sizes nodes of each partition, pc first
 * @param peak the largest number of nodes in the table, garbage included
 */
public record PartitionRun(
    boolean complete,
    BigInteger states,
    int steps,
    double seconds,
    double longest,
    List<Integer> sizes,
    int peak) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int FIRST_SIFT = 1 << 14;

  public PartitionRun {
    sizes = List.copyOf(sizes);
  }

  /**
   * How to search.
   *
   * @param steps at most so many
   * @param whole whether a step is the image of all states, and not of those that the step before
   *     added
   */
  public record Plan(Duration limit, int steps, boolean whole) {}

  /** Searches with the bits in the given order. */
  public static PartitionRun of(OdlModel model, PartitionKind kind, int[] order, Plan plan) {
    OrStructure space = OrStructure.inOrder(model, kind, order);
    List<Integer> sizes = space.partitionSizes();
    space.setBudget(Budget.ofTime(plan.limit()));
    Bdd all = space.initial();
    Bdd added = all;
    int steps = 0;
    long longest = 0;
    long start = THREADS.getCurrentThreadCpuTime();
    long now = start;
    boolean complete = true;
    try {
      while (!added.isFalse() && steps < plan.steps()) {
        added = space.successors(plan.whole() ? all : added).minus(all);
        all = all.or(added);
        steps++;
        long then = now;
        now = THREADS.getCurrentThreadCpuTime();
        longest = Math.max(longest, now - then);
      }
    } catch (LimitReached e) {
      complete = false;
      longest = Math.max(longest, THREADS.getCurrentThreadCpuTime() - now);
      now = THREADS.getCurrentThreadCpuTime();
    }
    space.setBudget(Budget.unlimited());
    return new PartitionRun(
        complete,
        space.count(all),
        steps,
        (now - start) / 1e9,
        longest / 1e9,
        sizes,
        space.manager().peakTableSize());
  }

  /**
   * A good order of the bits for a kind of partitions: that of the partitions after sifting, sifted
   * again whenever the diagrams of a search have doubled.
   */
  public static int[] siftedOrder(OdlModel model, PartitionKind kind, Plan plan) {
    OrStructure space = OrStructure.of(model, kind);
    space.setBudget(Budget.ofTime(plan.limit()));
    try {
      space.sift();
      Bdd all = space.initial();
      Bdd added = all;
      int next = FIRST_SIFT;
      for (int step = 0; !added.isFalse() && step < plan.steps(); step++) {
        added = space.successors(added).minus(all);
        all = all.or(added);
        if (space.manager().tableSize() > next) {
          space.manager().collect();
          if (space.manager().tableSize() > next) {
            space.sift();
            next = Math.max(FIRST_SIFT, 2 * space.manager().tableSize());
          }
        }
      }
    } catch (LimitReached e) {
      // The order found so far is as good as it gets.
    }
    return space.order();
  }
}
