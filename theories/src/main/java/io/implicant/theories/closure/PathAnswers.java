package io.implicant.theories.closure;

/** The minterms of a block that are consistent with what the paths of a goal say about it. */
interface PathAnswers {
  /** Consistent with one group of {@link PathLiterals}. */
  int of(int group);

  /** Consistent with some group. */
  int ofAny();
}
