package io.implicant.theories.solver;

import java.util.Arrays;

/**
 * Collects the literals that a contradiction rests on, as positions in the conjunction, by walking
 * the proof forest of {@link Congruence} and the cycles of {@link Bounds}. Every edge of the forest
 * is looked at once.
 */
final class Conflict {
  private final TermNodes nodes;
  private final Congruence classes;
  private final Bounds bounds;
  private final Ints core = new Ints();
  private final Ints open = new Ints(); // pairs of nodes whose equality is to be explained
  private int[] explained =
      new int[0]; // by node: stamp of the conflict, for the edge to its parent
  private int[] positions = new int[0]; // by position: stamp of the conflict
  private int[] cycles = new int[0]; // by start of the cycle: stamp of the conflict
  private int stamp;

  Conflict(TermNodes nodes, Congruence classes, Bounds bounds) {
    this.nodes = nodes;
    this.classes = classes;
    this.bounds = bounds;
  }

  void start() {
    core.clear();
    open.clear();
    stamp++;
    if (explained.length < nodes.size()) {
      explained = Arrays.copyOf(explained, 2 * nodes.size());
    }
  }

  /** The positions of the literals, ascending. */
  int[] positions() {
    while (!open.isEmpty()) {
      int y = open.removeLast();
      int x = open.removeLast();
      explain(x, y);
    }
    int[] result = core.toArray();
    Arrays.sort(result);
    return result;
  }

  void addLiteral(int position) {
    if (position >= positions.length) {
      positions = Arrays.copyOf(positions, Math.max(64, 2 * position));
    }
    if (positions[position] != stamp) {
      positions[position] = stamp;
      core.add(position);
    }
  }

  /** Adds why x and y are in one class. */
  void addEqual(int x, int y) {
    if (x != y) {
      open.add(x);
      open.add(y);
    }
  }

  /** Adds a reason for which x and y were equated. */
  void addReason(int reason, int x, int y) {
    if (reason >= 0) {
      addLiteral(reason);
    } else if (reason == Congruence.CONGRUENT) {
      int[] left = nodes.arguments(x);
      int[] right = nodes.arguments(y);
      for (int i = 0; i < left.length; i++) {
        addEqual(left[i], right[i]);
      }
    } else {
      addCycle(bounds.cycleOf(reason));
    }
  }

  /** Adds the bounds of a cycle, and why the end of each is in one class with the next's start. */
  void addCycle(int cycle) {
    if (cycle >= cycles.length) {
      cycles = Arrays.copyOf(cycles, Math.max(64, 2 * cycle));
    }
    if (cycles[cycle] == stamp) {
      return;
    }
    cycles[cycle] = stamp;
    int length = bounds.cycleLength(cycle);
    int last = bounds.cycleItem(cycle, length - 1);
    for (int i = 0; i < length; i++) {
      int item = bounds.cycleItem(cycle, i);
      addLiteral(bounds.reason(item));
      addEqual(bounds.x(last), bounds.y(item));
      last = item;
    }
  }

  private void explain(int x, int y) {
    int meeting = classes.meeting(x, y);
    addPath(x, meeting);
    addPath(y, meeting);
  }

  private void addPath(int from, int to) {
    for (int node = from; node != to; node = classes.proofParent(node)) {
      if (explained[node] != stamp) {
        explained[node] = stamp;
        addReason(classes.proofReason(node), node, classes.proofParent(node));
      }
    }
  }
}
