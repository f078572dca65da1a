package io.implicant.checker.symbolic;

/** How the states are found from which some step leads into a set, again and again. */
public enum Backward {
  /** The inverses of the steps take part in saturation. */
  SATURATION,
  /** Predecessors by all steps of what was found last, round by round: to compare with. */
  ROUNDS
}
