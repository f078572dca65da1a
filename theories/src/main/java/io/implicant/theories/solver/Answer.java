package io.implicant.theories.solver;

/** What is known of formulas. */
public sealed interface Answer {
  /** They have this model. */
  record Satisfiable(Model model) implements Answer {}

  /** They have no model. */
  record Unsatisfiable() implements Answer {}

  /** A limit was reached. */
  record Unknown(String reason) implements Answer {}
}
