package io.implicant.checker.partition;

/** How a transition relation is kept. */
public enum PartitionKind {
  CONJUNCTIVE,
  DISJUNCTIVE,
  PARTIAL
}
