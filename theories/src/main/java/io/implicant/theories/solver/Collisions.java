package io.implicant.theories.solver;

import java.util.Arrays;

/**
 * What keeps the solution of the bounds from being a model, in a closed conjunction: two terms over
 * Int that are not equated but have values at a distance that a disequality forbids, or at which
 * two applications of one symbol would meet, with different results.
 *
 * <p>Terms collide only within one <em>region</em>, a strongly connected component of the class
 * graph: regions can be moved apart by any distance, in the direction that the bounds between them
 * allow (see {@link Arrangement}). Classes over Real and declared sorts never collide at all.
 */
final class Collisions {
  private static final int FREE = -1;

  private final Conjunction conjunction;
  private final TermNodes nodes;
  private final Congruence classes;
  private final ClassGraph graph;
  private final Components regions;
  private int[] slots = new int[64]; // applications by the places of their arguments

  Collisions(Conjunction conjunction) {
    this.conjunction = conjunction;
    nodes = conjunction.nodes();
    classes = conjunction.classes();
    graph = conjunction.graph();
    regions = conjunction.components();
  }

  /** A split of the first collision, or null if there is none. */
  Split find() {
    if (graph.edges() == 0) {
      return null; // every class is a region of its own
    }
    regions.compute(false);
    if (regions.areTrivial()) {
      return null;
    }
    Split split = ofDisequality();
    return split == null ? ofApplications() : split;
  }

  private Split ofDisequality() {
    for (int i = 0; i < conjunction.disequalityCount(); i++) {
      int x = conjunction.disequalityX(i);
      int y = conjunction.disequalityY(i);
      long distance = conjunction.distance(i);
      if (nodes.isInt(x) && meet(x, y, distance)) {
        return new Split(x, y, distance, conjunction.disequalityPosition(i));
      }
    }
    return null;
  }

  private Split ofApplications() {
    Ints active = classes.active();
    int capacity = Integer.highestOneBit(2 * active.size()) * 2;
    if (slots.length < capacity) {
      slots = new int[capacity];
    }
    Arrays.fill(slots, FREE);
    for (int i = 0; i < active.size(); i++) {
      int application = active.get(i);
      if (nodes.isApplication(application)) {
        int twin = findOrInsert(application);
        if (!meet(application, twin, 0)) {
          return argumentsOf(application, twin);
        }
      }
    }
    return null;
  }

  private int findOrInsert(int application) {
    int mask = slots.length - 1;
    int slot = hash(application) & mask;
    while (slots[slot] != FREE) {
      if (argumentsMeet(slots[slot], application)) {
        return slots[slot];
      }
      slot = (slot + 1) & mask;
    }
    slots[slot] = application;
    return application;
  }

  private int hash(int application) {
    long hash = nodes.symbol(application);
    int[] arguments = nodes.arguments(application);
    for (int i = 0; i < arguments.length; i++) {
      hash = hash * 0x9E3779B97F4A7C15L + region(arguments[i]);
      hash = hash * 0xC2B2AE3D27D4EB4FL + place(arguments[i]) + nodes.offsets(application)[i];
    }
    hash ^= hash >>> 32;
    return (int) (hash ^ (hash >>> 15));
  }

  /** The node's region; for a class that cannot collide, a number of its own. */
  private int region(int node) {
    int rep = classes.rep(node);
    int vertex = nodes.isInt(node) ? graph.vertex(rep) : -1;
    return vertex < 0 ? -1 - rep : regions.of(vertex);
  }

  /** The node's place within its region. */
  private long place(int node) {
    int rep = classes.rep(node);
    boolean moves = nodes.isInt(node) && graph.vertex(rep) >= 0;
    return Math.addExact(classes.offset(node), moves ? graph.value(rep) : 0);
  }

  /** Whether x - y has the distance in the solution, whatever way regions are moved. */
  private boolean meet(int x, int y, long distance) {
    return region(x) == region(y) && place(x) == Math.addExact(place(y), distance);
  }

  private boolean argumentsMeet(int left, int right) {
    if (nodes.symbol(left) != nodes.symbol(right)) {
      return false;
    }
    int[] a = nodes.arguments(left);
    int[] b = nodes.arguments(right);
    for (int i = 0; i < a.length; i++) {
      if (!meet(a[i], b[i], gap(left, right, i))) {
        return false;
      }
    }
    return true;
  }

  /** The distance of argument nodes at which the arguments are equal. */
  private long gap(int left, int right, int index) {
    return Math.subtractExact(nodes.offsets(right)[index], nodes.offsets(left)[index]);
  }

  /** The first arguments that meet without being equated: congruence leaves at least one such. */
  private Split argumentsOf(int left, int right) {
    int[] a = nodes.arguments(left);
    int[] b = nodes.arguments(right);
    int index = 0;
    while (classes.isEqual(a[index], b[index], gap(left, right, index))) {
      index++;
    }
    return new Split(a[index], b[index], gap(left, right, index), -1);
  }
}
