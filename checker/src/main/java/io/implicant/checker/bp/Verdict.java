package io.implicant.checker.bp;

import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.Run;
import io.implicant.checker.bp.search.Interleavings;
import io.implicant.dd.table.LimitReached;
import java.util.Optional;
import java.util.Set;

/** What is known about the assertions of a program. */
public sealed interface Verdict {
  /** No execution fails. */
  record Holds() implements Verdict {}

  /**
   * Some execution fails.
   *
   * @param run one that does, replayed; absent if it is too long to be written down
   */
  record Fails(Edge assertion, Optional<Run> run) implements Verdict {}

  /**
   * No execution within the bounds fails; only programs with several threads end like this.
   *
   * @param cuts the bounds that left something out
   */
  record Bounded(Interleavings.Bounds bounds, Set<Interleavings.Cut> cuts) implements Verdict {}

  /** A limit ended the search. */
  record Stopped(LimitReached.Reason reason) implements Verdict {}
}
