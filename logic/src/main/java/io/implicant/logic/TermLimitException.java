package io.implicant.logic;

/** A bound of {@link Terms} was reached: too many nodes, too long sums, or too large numbers. */
public final class TermLimitException extends RuntimeException {
  private static final long serialVersionUID = 1;

  TermLimitException(String what) {
    super(what);
  }
}
