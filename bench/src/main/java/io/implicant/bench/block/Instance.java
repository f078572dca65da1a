package io.implicant.bench.block;

import io.implicant.bench.peer.Problem;

/**
 * A block query, or copies of it.
 *
 * @param block the name of the query
 * @param kind how copies are put together
 * @param copies how many; 1 is the query itself
 */
public record Instance(String block, Kind kind, int copies, Problem problem) {
  /** How copies are put together. */
  public enum Kind {
    SINGLE("single"),
    SEQUENCE("sequence"),
    PARALLEL("parallel");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    public String label() {
      return label;
    }
  }

  /** A name that serves for a file. */
  public String name() {
    return kind == Kind.SINGLE ? block : block + "-" + kind.label() + "-" + copies;
  }
}
