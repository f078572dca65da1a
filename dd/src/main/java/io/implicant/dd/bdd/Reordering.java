package io.implicant.dd.bdd;

import io.implicant.dd.table.LimitReached;
import java.util.List;
import java.util.Optional;

/**
 * What a reordering did.
 *
 * @param nodesBefore nodes in the table before, without garbage
 * @param nodesAfter nodes in the table after
 * @param swaps exchanges of neighbouring levels
 * @param orderBefore variables from the top level down, before
 * @param orderAfter variables from the top level down, after
 * @param complete whether the pass did all it wanted
 * @param stoppedBy the limit that ended it, if one did; the order is a good one all the same
 */
public record Reordering(
    int nodesBefore,
    int nodesAfter,
    long swaps,
    List<Integer> orderBefore,
    List<Integer> orderAfter,
    boolean complete,
    Optional<LimitReached.Reason> stoppedBy) {
  public Reordering {
    orderBefore = List.copyOf(orderBefore);
    orderAfter = List.copyOf(orderAfter);
  }
}
