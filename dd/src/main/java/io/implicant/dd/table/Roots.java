package io.implicant.dd.table;

import java.util.function.IntConsumer;

/** An owner of edges that must survive collections. */
@FunctionalInterface
public interface Roots {
  /** Passes each edge still needed to {@code mark}; the order does not matter. */
  void forEach(IntConsumer mark);
}
