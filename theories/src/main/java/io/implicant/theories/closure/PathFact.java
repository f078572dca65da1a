package io.implicant.theories.closure;

/**
 * A literal of a goal on nodes of a block.
 *
 * @param groups those of {@link PathLiterals} that have it, as bits
 */
record PathFact(Constraint constraint, boolean positive, long groups) {}
