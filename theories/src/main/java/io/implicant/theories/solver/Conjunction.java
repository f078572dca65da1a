package io.implicant.theories.solver;

import java.util.Arrays;

/**
 * Literals asserted together and closed: congruence and bounds in turn, until the bounds imply no
 * further equation. A closed conjunction without contradiction has a model if no two terms over Int
 * {@linkplain Collisions collide}.
 */
final class Conjunction {
  private final AtomTable atoms;
  private final TermNodes nodes;
  private final Congruence classes;
  private final Bounds bounds = new Bounds();
  private final ClassGraph graph;
  private final Components components;
  private final TightCycles tightCycles;
  private final Conflict conflict;
  private final Ints cycle = new Ints();

  private Clash clash; // why it is not closed, or null if bounds are

  /**
   * Two nodes of a class that are to be at another distance than the one derived.
   *
   * @param reason as in {@link Congruence}, or the position of a disequality
   */
  record Clash(int x, int y, int reason) {
    /** True and false are one class. */
    static final Clash TRUTH = new Clash(TermNodes.TRUTH, TermNodes.FALSITY, Integer.MIN_VALUE);
  }

  // Disequalities x - y != distance; three ints each.
  private final Ints disequalities = new Ints();
  private long[] distances = new long[16];

  Conjunction(TermNodes nodes, AtomTable atoms) {
    this.nodes = nodes;
    this.atoms = atoms;
    classes = new Congruence(nodes);
    graph = new ClassGraph(classes, bounds);
    components = new Components(graph);
    tightCycles = new TightCycles(classes, bounds, graph, components);
    conflict = new Conflict(nodes, classes, bounds);
  }

  TermNodes nodes() {
    return nodes;
  }

  Congruence classes() {
    return classes;
  }

  ClassGraph graph() {
    return graph;
  }

  Components components() {
    return components;
  }

  /** The empty conjunction. */
  void start() {
    classes.start();
    bounds.start();
    graph.start(nodes.size());
    disequalities.clear();
  }

  /** Adds a literal, 2 * atom for the atom and one more for its negation. */
  void add(int literal, int position) {
    int atom = literal >> 1;
    boolean positive = (literal & 1) == 0;
    for (int node : atoms.subterms(atom)) {
      classes.activate(node);
    }
    int x = atoms.x(atom);
    int y = atoms.y(atom);
    long weight = atoms.weight(atom);
    if (atoms.isBound(atom)) {
      if (positive) {
        bounds.add(x, y, weight, position);
      } else {
        bounds.add(y, x, above(weight), position);
      }
    } else if (positive) {
      classes.equate(x, y, weight, position);
    } else if (atoms.isPredicate(atom)) {
      classes.equate(x, TermNodes.FALSITY, 0, position);
    } else {
      separate(x, y, weight, position);
    }
  }

  /** The bound of y - x where x - y is more than the weight: by one unit, over Real too. */
  static long above(long weight) {
    return Math.subtractExact(Math.negateExact(weight), 1);
  }

  /** Adds one case of a split. */
  void add(Split split, Split.Case which, int position) {
    switch (which) {
      case BELOW ->
          bounds.add(split.x(), split.y(), Math.subtractExact(split.distance(), 1), position);
      case ABOVE -> bounds.add(split.y(), split.x(), above(split.distance()), position);
      case EQUAL -> classes.equate(split.x(), split.y(), split.distance(), position);
    }
  }

  private void separate(int x, int y, long distance, int position) {
    int index = disequalityCount();
    if (index == distances.length) {
      distances = Arrays.copyOf(distances, 2 * index);
    }
    distances[index] = distance;
    disequalities.add(x);
    disequalities.add(y);
    disequalities.add(position);
  }

  int disequalityCount() {
    return disequalities.size() / 3;
  }

  int disequalityX(int index) {
    return disequalities.get(3 * index);
  }

  int disequalityY(int index) {
    return disequalities.get(3 * index + 1);
  }

  int disequalityPosition(int index) {
    return disequalities.get(3 * index + 2);
  }

  long distance(int disequality) {
    return distances[disequality];
  }

  /** Draws all conclusions; false at a contradiction, which {@link #core} explains. */
  boolean close() {
    clash = null;
    boolean changed = true;
    while (changed) {
      conflict.start();
      if (!equationsHold()) {
        return false;
      }
      changed = false;
      if (bounds.count() > 0) {
        if (!boundsHold()) {
          return false;
        }
        changed = tightCycles.equate();
      }
    }
    return true;
  }

  /** The positions of literals that contradict each other, ascending. */
  int[] core() {
    return conflict.positions();
  }

  /** The equations that contradict each other; null if bounds do, or nothing does. */
  Clash clash() {
    return clash;
  }

  /** An empty explanation, to be filled with what is derived in this closed conjunction. */
  Conflict explanation() {
    conflict.start();
    return conflict;
  }

  private boolean equationsHold() {
    if (!classes.close()) {
      clash = new Clash(classes.conflictX(), classes.conflictY(), classes.conflictReason());
      conflict.addReason(clash.reason(), clash.x(), clash.y());
      conflict.addEqual(clash.x(), clash.y());
      return false;
    }
    if (classes.isEqual(TermNodes.TRUTH, TermNodes.FALSITY, 0)) {
      clash = Clash.TRUTH;
      conflict.addEqual(clash.x(), clash.y());
      return false;
    }
    for (int i = disequalityCount() - 1; i >= 0; i--) {
      int x = disequalityX(i);
      int y = disequalityY(i);
      if (classes.isEqual(x, y, distances[i])) {
        clash = new Clash(x, y, disequalityPosition(i));
        conflict.addLiteral(clash.reason());
        conflict.addEqual(x, y);
        return false;
      }
    }
    return true;
  }

  private boolean boundsHold() {
    int broken = graph.build();
    if (broken >= 0) {
      cycle.clear();
      cycle.add(broken);
    } else if (graph.solve(cycle)) {
      return true;
    }
    conflict.addCycle(bounds.addCycle(cycle));
    return false;
  }
}
