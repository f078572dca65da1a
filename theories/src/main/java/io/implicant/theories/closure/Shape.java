package io.implicant.theories.closure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;

/**
 * A block with its nodes numbered from 0 in the order of their appearance, so that blocks which
 * differ only by names are equal. Mutable: nodes of goals join later.
 */
final class Shape {
  private final Encoding encoding;
  private int[] localOf; // by node, plus 1; 0 for none
  private int size;
  private boolean[] integral = new boolean[8];
  private boolean[] zero = new boolean[8];
  private final List<Constraint> constraints = new ArrayList<>();
  private final List<Pair> pairs = new ArrayList<>();
  private int truth = -1;
  private int falsity = -1;

  Shape(Encoding encoding) {
    this.encoding = encoding;
    localOf = new int[encoding.size()];
  }

  private Shape(Shape other) {
    encoding = other.encoding;
    localOf = Arrays.copyOf(other.localOf, encoding.size());
    size = other.size;
    integral = other.integral.clone();
    zero = other.zero.clone();
    constraints.addAll(other.constraints);
    pairs.addAll(other.pairs);
    truth = other.truth;
    falsity = other.falsity;
  }

  Shape copy() {
    return new Shape(this);
  }

  /** The constraint on local nodes; those that are new join. */
  Constraint localise(Constraint constraint) {
    int x = node(constraint.x());
    int y = node(constraint.y());
    int z = constraint.z() < 0 ? -1 : node(constraint.z());
    return new Constraint(constraint.kind(), x, y, constraint.weight(), z);
  }

  void add(Constraint constraint) {
    constraints.add(localise(constraint));
  }

  void add(Pair pair) {
    int[] lefts = new int[pair.arguments()];
    int[] rights = new int[pair.arguments()];
    long[] constants = new long[pair.arguments()];
    for (int k = 0; k < lefts.length; k++) {
      lefts[k] = node(pair.left(k));
      rights[k] = node(pair.right(k));
      constants[k] = pair.constant(k);
    }
    pairs.add(new Pair(node(pair.first()), node(pair.second()), lefts, rights, constants));
  }

  private int node(int global) {
    int known = localOf[global];
    if (known != 0) {
      return known - 1;
    }
    if (size == integral.length) {
      integral = Arrays.copyOf(integral, 2 * size);
      zero = Arrays.copyOf(zero, 2 * size);
    }
    zero[size] = encoding.isZero(global);
    integral[size] = encoding.isIntegral(global);
    localOf[global] = ++size;
    if (encoding.hasTruth() && (global == encoding.truth() || global == encoding.falsity())) {
      truth = node(encoding.truth());
      falsity = node(encoding.falsity());
    }
    return localOf[global] - 1;
  }

  int size() {
    return size;
  }

  /** Whether the node is the number zero. */
  boolean isZero(int local) {
    return zero[local];
  }

  /** Whether true and false are among the nodes; they always are together. */
  boolean hasTruth() {
    return truth >= 0;
  }

  int truth() {
    return truth;
  }

  int falsity() {
    return falsity;
  }

  boolean[] integral() {
    return Arrays.copyOf(integral, size);
  }

  List<Constraint> constraints() {
    return constraints;
  }

  List<Pair> pairs() {
    return List.copyOf(pairs);
  }

  int pairCount() {
    return pairs.size();
  }

  /** Whether the other has the same nodes and atoms first, and more; pairs are always true. */
  boolean begins(Shape other) {
    int count = constraints.size();
    return count < other.constraints.size()
        && size <= other.size
        && (truth < 0 || truth == other.truth)
        && Arrays.equals(integral, 0, size, other.integral, 0, size)
        && constraints.equals(other.constraints.subList(0, count))
        && new HashSet<>(other.pairs).containsAll(pairs);
  }

  /** Equal for blocks that are equal up to names. */
  @Override
  public boolean equals(Object object) {
    return object instanceof Shape other
        && size == other.size
        && truth == other.truth
        && Arrays.equals(integral, 0, size, other.integral, 0, size)
        && constraints.equals(other.constraints)
        && pairs.equals(other.pairs);
  }

  @Override
  public int hashCode() {
    int hash = size;
    for (Constraint c : constraints) {
      hash = 31 * (31 * (31 * hash + c.x()) + c.y()) + Long.hashCode(c.weight());
    }
    return 31 * hash + pairs.hashCode();
  }
}
