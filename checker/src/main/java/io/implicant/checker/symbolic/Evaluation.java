package io.implicant.checker.symbolic;

/** How steps are applied to sets of states. */
public enum Evaluation {
  /** On the diagram, by classes of states that give an expression the same value. */
  EQUIV_SPLIT,
  /** State by state of the variables that a step may touch: {@link LearnedRelation}. */
  EXPLICIT
}
