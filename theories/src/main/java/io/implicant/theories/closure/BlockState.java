package io.implicant.theories.closure;

/**
 * A block with literals of the goal asserted on some of its minterms. Immutable from outside: the
 * methods that assert return another state. Edges are those of the engine's BDD table.
 */
interface BlockState {
  /** Only the minterms on which an atom of P has the value matter from now on. */
  BlockState where(int atom, boolean value);

  /** With a literal of the goal. */
  BlockState with(Constraint constraint, boolean positive);

  /** Whether no minterm that matters is left; may be false although it is so. */
  boolean isRefuted();

  /** The minterms that are consistent, whatever was asserted: the complement of I. */
  int consistent();

  /** The minterms that matter and are consistent with what was asserted, exactly. */
  int survivors();

  /** Keeps the {@link #survivors} among those settled, which do not matter any more. */
  void settle();

  /** All minterms settled by this state and its relatives. */
  int settled();
}
