package io.implicant.theories.closure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * The order in which atoms are added and, the last one at the top, in which diagrams test them:
 * atoms near the goal first, neighbours together. Few atoms: the one with most nodes known so far
 * comes next, so that contradictions show early. Many: a breadth-first walk from the goal.
 */
final class AtomOrder {
  private static final int FEW = 64;

  private final List<Constraint> constraints;
  private final int atoms;
  private final BitSet known = new BitSet();

  private AtomOrder(List<Constraint> constraints, int atoms) {
    this.constraints = constraints;
    this.atoms = atoms;
  }

  /**
   * An order of the atoms below a number.
   *
   * @param first atoms whose order is given; if there are any, the others follow as they come
   * @param goal constraints to begin near
   */
  static int[] of(List<Constraint> constraints, int atoms, int[] first, List<Constraint> goal) {
    if (first.length > 0) {
      int[] all = Arrays.copyOf(first, atoms);
      for (int i = first.length; i < atoms; i++) {
        all[i] = i;
      }
      return all;
    }
    AtomOrder order = new AtomOrder(constraints, atoms);
    for (Constraint constraint : goal) {
      order.known.set(constraint.x());
      order.known.set(constraint.y());
    }
    return atoms <= FEW ? order.greedy() : order.breadthFirst();
  }

  private int[] greedy() {
    int[] result = new int[atoms];
    BitSet left = new BitSet(atoms);
    left.set(0, atoms);
    for (int k = 0; k < atoms; k++) {
      int best = -1;
      int most = -1;
      for (int i = left.nextSetBit(0); i >= 0 && most < 2; i = left.nextSetBit(i + 1)) {
        Constraint c = constraints.get(i);
        int shared = (known.get(c.x()) ? 1 : 0) + (known.get(c.y()) ? 1 : 0);
        if (shared > most) {
          most = shared;
          best = i;
        }
      }
      left.clear(best);
      known.set(constraints.get(best).x());
      known.set(constraints.get(best).y());
      result[k] = best;
    }
    return result;
  }

  private int[] breadthFirst() {
    int nodes = 0;
    for (int i = 0; i < atoms; i++) {
      Constraint c = constraints.get(i);
      nodes = Math.max(nodes, Math.max(c.x(), c.y()) + 1);
    }
    List<List<Integer>> incident = new ArrayList<>();
    for (int i = 0; i < nodes; i++) {
      incident.add(new ArrayList<>());
    }
    for (int i = 0; i < atoms; i++) {
      incident.get(constraints.get(i).x()).add(i);
      incident.get(constraints.get(i).y()).add(i);
    }
    Walk walk = new Walk(incident);
    known.stream().filter(node -> node < incident.size()).limit(1).forEach(walk::from);
    for (int i = 0; i < atoms; i++) {
      walk.from(constraints.get(i).x());
    }
    return walk.order;
  }

  /** A breadth-first walk. */
  private final class Walk {
    private final List<List<Integer>> incident;
    private final BitSet visited = new BitSet();
    private final BitSet taken = new BitSet();
    private final int[] order = new int[atoms];
    private int size;

    Walk(List<List<Integer>> incident) {
      this.incident = incident;
    }

    void from(int root) {
      if (visited.get(root)) {
        return;
      }
      Deque<Integer> queue = new ArrayDeque<>();
      queue.add(root);
      visited.set(root);
      while (!queue.isEmpty()) {
        for (int atom : incident.get(queue.remove())) {
          Constraint c = constraints.get(atom);
          if (!taken.get(atom)) {
            taken.set(atom);
            order[size++] = atom;
          }
          for (int node : new int[] {c.x(), c.y()}) {
            if (!visited.get(node)) {
              visited.set(node);
              queue.add(node);
            }
          }
        }
      }
    }
  }
}
