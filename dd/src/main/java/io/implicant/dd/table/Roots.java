package io.implicant.dd.table;

import java.util.function.IntConsumer;

/** An owner of edges that must survive collections. */
@FunctionalInterface
public interface Roots {
  /** Passes each edge still needed to {@code mark}; the order does not matter. */
  void forEach(IntConsumer mark);

  /**
   * Called before a table of so many bytes grows: an owner that can find out which edges are no
   * longer needed does so now. Returns whether there may be fewer.
   */
  default boolean reduce(long tableBytes) {
    return false;
  }
}
