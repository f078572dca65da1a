package io.implicant.theories.closure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Equalities, differences and congruence on all minterms at once: the bounds of a {@link
 * BoundMatrix}, to which congruence and disequalities add what follows from them. Minterms found
 * inconsistent are in {@link #refuted}.
 *
 * <p>Equality of x and y + c is a bound each way. Declared sorts use the same graph with weight 0.
 *
 * @param <L> what a label is
 */
final class Closure<L> {
  /** x != y + c on the label. */
  record Disequality<L>(int x, int y, long constant, L label) {}

  private final BoundMatrix<L> bounds;
  private Labels<L> labels;
  private boolean[] integral;
  private List<Pair> pairs;
  private List<Disequality<L>> disequalities;

  /** Whether there may be conclusions to draw. */
  private boolean open;

  /**
   * The bounds that the last look at each pair and disequality saw, two a side: while they are the
   * same objects there is nothing new to conclude.
   */
  private Object[] seenByPairs = new Object[0];

  private Object[] seenByDisequalities = new Object[0];

  Closure(Labels<L> labels) {
    this.labels = labels;
    bounds = new BoundMatrix<>(labels);
    disequalities = new ArrayList<>();
    pairs = List.of();
    integral = new boolean[0];
  }

  private Closure(Closure<L> other) {
    labels = other.labels;
    bounds = other.bounds.copy();
    integral = other.integral;
    pairs = other.pairs;
    disequalities = new ArrayList<>(other.disequalities);
    open = other.open;
    seenByPairs = other.seenByPairs.clone();
    seenByDisequalities = other.seenByDisequalities.clone();
  }

  /** A copy that may change apart from this; both must stay on one thread. */
  Closure<L> copy() {
    return new Closure<>(this);
  }

  Labels<L> labels() {
    return labels;
  }

  /** Number of nodes. */
  int size() {
    return bounds.size();
  }

  BoundMatrix<L> bounds() {
    return bounds;
  }

  L refuted() {
    return bounds.refuted();
  }

  List<Disequality<L>> disequalities() {
    return disequalities;
  }

  List<Pair> pairs() {
    return pairs;
  }

  boolean hasDisequality(int node) {
    for (Disequality<L> d : disequalities) {
      if (d.x() == node || d.y() == node) {
        return true;
      }
    }
    return false;
  }

  boolean isIntegral(int node) {
    return integral[node];
  }

  /**
   * Nodes and pairs of applications from now on.
   *
   * @param nodeIntegral for each node whether it is an Int; starts with the nodes known so far
   */
  void setNodes(boolean[] nodeIntegral, List<Pair> applicationPairs) {
    bounds.resize(nodeIntegral.length);
    integral = nodeIntegral;
    pairs = applicationPairs;
    int slots = 0;
    for (Pair pair : pairs) {
      slots += 2 * pair.arguments();
    }
    seenByPairs = new Object[slots];
    open = true;
  }

  // Atoms

  /**
   * Adds an atom: its two literals hold on complementary labels. Minterms that decide it already
   * are not doubled, and refuted ones go.
   */
  void addAtom(Constraint constraint, int edge) {
    addAtom(constraint, edge, labels.empty(), labels.empty());
  }

  /** Adds an atom that shall be true on one label and false on another. */
  void addAtom(Constraint constraint, int edge, L alwaysTrue, L alwaysFalse) {
    close();
    L gone = bounds.refuted();
    L holds = labels.or(labels.or(gone, alwaysTrue), derived(constraint, true));
    L fails = labels.or(labels.or(gone, alwaysFalse), derived(constraint, false));
    move(labels.extended(edge, holds, fails));
    L with = labels.newest();
    add(constraint, true, with);
    add(constraint, false, labels.minus(labels.all(), with));
    close();
  }

  /** Where the literal is derived. */
  L derived(Constraint constraint, boolean positive) {
    int x = constraint.x();
    int y = constraint.y();
    long weight = constraint.weight();
    return switch (constraint.kind()) {
      case BOUND ->
          positive ? bounds.at(x, y, weight) : bounds.at(y, x, Math.subtractExact(-weight, 1));
      case EQUALITY -> positive ? bounds.equal(x, y, weight) : bounds.apart(x, y, weight);
      case TRUTH -> bounds.equal(x, positive ? y : constraint.z(), 0);
    };
  }

  /** Gives up the minterms, and all others that are refuted. */
  void refute(L minterms) {
    close();
    bounds.refute(minterms);
    if (!labels.isEmpty(bounds.refuted())) {
      move(labels.without(bounds.refuted()));
    }
  }

  /** To labels made from the present ones; what was closed stays so. */
  private void move(Labels<L> target) {
    if (target == labels) {
      return;
    }
    bounds.move(target);
    List<Disequality<L>> kept = new ArrayList<>(disequalities.size() + 1);
    for (Disequality<L> d : disequalities) {
      L label = labels.move(target, d.label());
      if (!target.isEmpty(label)) {
        kept.add(new Disequality<>(d.x(), d.y(), d.constant(), label));
      }
    }
    disequalities = kept;
    labels = target;
    seeAll();
  }

  /** Bounds are other objects now, but say nothing new. */
  private void seeAll() {
    seenByDisequalities = new Object[2 * disequalities.size()];
    for (int i = 0; i < disequalities.size(); i++) {
      Disequality<L> d = disequalities.get(i);
      isNews(seenByDisequalities, 2 * i, d.x(), d.y());
      isNews(seenByDisequalities, 2 * i + 1, d.y(), d.x());
    }
    int slot = 0;
    for (Pair pair : pairs) {
      isNews(pair, slot);
      slot += 2 * pair.arguments();
    }
  }

  // Facts

  /** Asserts a literal on the label; {@link #close} draws the conclusions. */
  void add(Constraint constraint, boolean positive, L label) {
    int x = constraint.x();
    int y = constraint.y();
    long weight = constraint.weight();
    switch (constraint.kind()) {
      case BOUND -> {
        if (positive) {
          addBound(x, y, weight, label);
        } else {
          addBound(y, x, Math.subtractExact(-weight, 1), label); // one less, or strict over Real
        }
      }
      case EQUALITY -> {
        if (positive) {
          equate(x, y, weight, label);
        } else {
          addDisequality(x, y, weight, label);
        }
      }
      case TRUTH -> equate(x, positive ? y : constraint.z(), 0, label);
    }
  }

  void addDisequality(int x, int y, long constant, L label) {
    if (!labels.isEmpty(label)) {
      disequalities.add(new Disequality<>(x, y, constant, label));
      open = true;
    }
  }

  /** x = y + constant on the label. */
  void equate(int x, int y, long constant, L label) {
    addBound(x, y, constant, label);
    addBound(y, x, Math.negateExact(constant), label);
  }

  /** x - y <= weight on the label. */
  void addBound(int x, int y, long weight, L label) {
    bounds.add(x, y, weight, label);
  }

  // Conclusions

  /** Draws all conclusions that need no case split. */
  void close() {
    if (seenByDisequalities.length != 2 * disequalities.size()) {
      seenByDisequalities = Arrays.copyOf(seenByDisequalities, 2 * disequalities.size());
    }
    open |= bounds.takeChanged();
    while (open) {
      int slot = 0;
      for (Pair pair : pairs) {
        if (isNews(pair, slot)) {
          congruence(pair);
        }
        slot += 2 * pair.arguments();
      }
      for (int i = 0; i < disequalities.size(); i++) {
        separate(disequalities.get(i), i);
      }
      open = bounds.takeChanged();
    }
  }

  /** Whether a bound between arguments has changed since the last look. */
  private boolean isNews(Pair pair, int slot) {
    boolean news = false;
    for (int k = 0; k < pair.arguments(); k++) {
      news |= isNews(seenByPairs, slot + 2 * k, pair.left(k), pair.right(k));
      news |= isNews(seenByPairs, slot + 2 * k + 1, pair.right(k), pair.left(k));
    }
    return news || pair.arguments() == 0;
  }

  private boolean isNews(Object[] seen, int slot, int x, int y) {
    Staircase<L> now = bounds.between(x, y);
    if (seen[slot] == now) {
      return false;
    }
    seen[slot] = now;
    return true;
  }

  private void congruence(Pair pair) {
    L equal = labels.all();
    for (int k = 0; k < pair.arguments() && !labels.isEmpty(equal); k++) {
      equal = labels.and(equal, bounds.equal(pair.left(k), pair.right(k), pair.constant(k)));
    }
    if (!labels.isEmpty(equal)) {
      equate(pair.first(), pair.second(), 0, equal);
    }
  }

  private void separate(Disequality<L> d, int index) {
    int x = d.x();
    int y = d.y();
    boolean newsAbove = isNews(seenByDisequalities, 2 * index, x, y);
    boolean newsBelow = isNews(seenByDisequalities, 2 * index + 1, y, x);
    if (integral[x] && x != y) {
      if (newsAbove) {
        tighten(x, y, d.constant(), d.label());
      }
      if (newsBelow) {
        tighten(y, x, Math.negateExact(d.constant()), d.label());
      }
    } else if (newsAbove || newsBelow) {
      bounds.refute(labels.and(d.label(), bounds.equal(x, y, d.constant())));
    }
  }

  /** Over Int: x - y != constant and x - y <= constant make x - y <= constant - 1. */
  private void tighten(int x, int y, long constant, L label) {
    L tight = labels.and(label, bounds.at(x, y, constant));
    if (!labels.isEmpty(tight)) {
      addBound(x, y, Math.subtractExact(constant, 1), tight);
    }
  }
}
