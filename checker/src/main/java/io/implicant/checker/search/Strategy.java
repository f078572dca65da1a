package io.implicant.checker.search;

/** How the reachable states are searched. */
public enum Strategy {
  /**
   * Each node of the diagram is closed under the steps that begin at its level, bottom-up, where
   * the kind of model can: {@link StateSpace#closure}.
   */
  SATURATION,
  /** Each step in turn is applied to all states found so far. */
  CHAINING,
  /** All steps are applied to all states found so far, round by round. */
  BFS
}
