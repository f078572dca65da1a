package io.implicant.checker.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Shortest runs: breadth first from the initial states, keeping what each round adds, until a goal
 * is met; then backward by predecessors, one state of each round. Costs as many images as the run
 * has steps, and as many preimages of single states.
 */
public final class ShortestRuns {
  private ShortestRuns() {}

  /**
   * The states of a shortest run to the goal, each as a set of one, the initial state first; none
   * if the goal cannot be reached.
   */
  public static <S> Optional<List<S>> to(StateSpace<S> space, S goal) {
    List<S> rings = new ArrayList<>(List.of(space.initial()));
    S seen = space.initial();
    S last = seen;
    while (space.isEmpty(space.intersection(last, goal))) {
      last = space.difference(space.successors(last), seen);
      if (space.isEmpty(last)) {
        return Optional.empty();
      }
      seen = space.union(seen, last);
      rings.add(last);
    }
    return Optional.of(backward(space, rings, space.single(space.intersection(last, goal))));
  }

  private static <S> List<S> backward(StateSpace<S> space, List<S> rings, S end) {
    List<S> run = new ArrayList<>(List.of(end));
    S after = end;
    for (int ring = rings.size() - 2; ring >= 0; ring--) {
      after = space.single(space.predecessors(after, rings.get(ring)));
      run.add(after);
    }
    Collections.reverse(run);
    return run;
  }
}
