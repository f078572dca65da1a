package io.implicant.bench.command;

import io.implicant.checker.partition.PartitionKind;
import io.implicant.checker.search.Strategy;
import io.implicant.dd.table.Budget;
import java.time.Duration;
import java.util.Optional;

/** How the states of software are searched. */
record SoftwareOptions(
    PartitionKind kind, Strategy strategy, int maxNodes, Optional<Duration> timeout) {
  /** The limits of one computation, from now on. */
  Budget budget() {
    Budget nodes = Budget.ofNodes(maxNodes);
    return timeout.map(nodes::within).orElse(nodes);
  }
}
