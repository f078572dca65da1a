package io.implicant.bench.dd;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * What to run.
 *
 * @param rounds measured rounds; the table has their medians
 * @param workloads names of the workloads, all if there are none
 * @param peers the packages, in the order of the columns
 * @param limit time for one round, or for one warm-up
 * @param heap largest heap of each process, as after -Xmx
 */
public record BenchOptions(
    int rounds, List<String> workloads, List<Peer> peers, Duration limit, String heap) {
  public BenchOptions {
    if (rounds < 1) {
      throw new IllegalArgumentException("expected at least one round, found " + rounds);
    }
    if (limit.isNegative() || limit.isZero()) {
      throw new IllegalArgumentException("expected a time limit, found " + limit.toSeconds());
    }
    if (!heap.matches("\\d+[kmgKMG]?")) {
      throw new IllegalArgumentException("expected a size such as 3g, found '" + heap + "'");
    }
    workloads.forEach(Workloads::of);
    workloads = List.copyOf(new LinkedHashSet<>(workloads));
    peers = List.copyOf(new LinkedHashSet<>(peers));
  }

  List<Workload> selected() {
    return Workloads.ALL.stream()
        .filter(workload -> workloads.isEmpty() || workloads.contains(workload.name()))
        .toList();
  }
}
