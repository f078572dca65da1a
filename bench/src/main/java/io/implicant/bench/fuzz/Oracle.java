package io.implicant.bench.fuzz;

import java.util.List;
import java.util.Optional;

/** Knows the right answers without the labelled closure. */
public interface Oracle {
  /** As {@code --oracle} names it. */
  String name();

  /** The answer for each goal; none if the query is beyond this oracle. */
  Optional<List<Answer>> answers(FuzzQuery query);
}
