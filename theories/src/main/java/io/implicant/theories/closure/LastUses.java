package io.implicant.theories.closure;

import java.util.Arrays;
import java.util.List;

/** Which nodes of a block later atoms are about. */
final class LastUses {
  private static final int ALWAYS = Integer.MAX_VALUE;

  private final int[] lastUse; // the last atom that is about the node, -1 if none is

  LastUses(Shape shape) {
    lastUse = new int[shape.size()];
    Arrays.fill(lastUse, -1);
    List<Constraint> constraints = shape.constraints();
    for (int i = 0; i < constraints.size(); i++) {
      lastUse[constraints.get(i).x()] = i;
      lastUse[constraints.get(i).y()] = i;
    }
    for (Pair pair : shape.pairs()) {
      lastUse[pair.first()] = ALWAYS;
      lastUse[pair.second()] = ALWAYS;
      for (int k = 0; k < pair.arguments(); k++) {
        lastUse[pair.left(k)] = ALWAYS;
        lastUse[pair.right(k)] = ALWAYS;
      }
    }
    if (shape.hasTruth()) {
      lastUse[shape.truth()] = ALWAYS;
      lastUse[shape.falsity()] = ALWAYS;
    }
  }

  /** Forgets the nodes that only atoms before the given one are about. */
  void forgetBefore(int atom, Closure<?> closure) {
    for (int node = 0; node < lastUse.length; node++) {
      if (lastUse[node] < atom && !closure.hasDisequality(node)) {
        closure.bounds().forget(node);
        lastUse[node] = ALWAYS;
      }
    }
  }
}
