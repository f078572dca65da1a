package io.implicant.bench.fuzz;

import java.util.Locale;

/** What a random query is made of. */
public enum QueryKind {
  /** Differences over Int. */
  INT,
  /** Differences over Real, with fractions. */
  REAL,
  /** A declared sort with unary, binary and nested functions and predicates. */
  SORTS,
  /** Int with functions, whose arguments have offsets. */
  INT_FUNCTIONS,
  /** Real with functions. */
  REAL_FUNCTIONS,
  /** Int, Real and a declared sort, with functions from one to another. */
  MIXED,
  /** Int variables in small ranges, which the negated goal states: much is refuted by cases. */
  TIGHT,
  /** The same with functions. */
  TIGHT_FUNCTIONS,
  /** Goals with connectives four levels deep. */
  GOALS,
  /** Predicates that are no literals. */
  COMPOUND,
  /** If-then-else terms and Bool arguments. */
  CASES;

  /** As {@code --kind} names it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  boolean isTight() {
    return this == TIGHT || this == TIGHT_FUNCTIONS;
  }
}
