package io.implicant.theories.closure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Equalities, differences and congruence on all minterms at once. A bound x - y <= w holds on a set
 * of minterms, its label; all bounds of a pair of nodes are a {@link Staircase}. The bounds are
 * closed under composition whenever a method returns. Minterms found inconsistent are in {@link
 * #refuted}.
 *
 * <p>A new bound on u - v costs, on each minterm, time in the number of pairs that it improves: it
 * is combined with the bounds x - u and v - y only where x - v and u - y become smaller by it, for
 * elsewhere a way through it is no shorter than one known (incremental shortest paths; Ramalingam
 * and Reps 1996). One sweep does so for all minterms, since labels are cut down to the minterms
 * with an improvement.
 *
 * <p>Equality of x and y + c is a bound each way. Declared sorts use the same graph with weight 0.
 * D[x][x] = (0, true) is not stored.
 *
 * @param <L> what a label is
 */
final class Closure<L> {
  /** x != y + c on the label. */
  record Disequality<L>(int x, int y, long constant, L label) {}

  private Labels<L> labels;
  private int size;
  private boolean[] integral;
  private List<Pair> pairs;

  /** Row x, column y: the bounds on x - y; the diagonal is not used. */
  private Staircase<L>[] bounds;

  private L refuted;
  private List<Disequality<L>> disequalities;
  private boolean changed;

  /**
   * The bounds that the last look at each pair and disequality saw, two a side: while they are the
   * same objects there is nothing new to conclude.
   */
  private Object[] seenByPairs = new Object[0];

  private Object[] seenByDisequalities = new Object[0];
  private final Gains<L> sources;
  private final Gains<L> targets;

  Closure(Labels<L> labels) {
    this.labels = labels;
    refuted = labels.empty();
    disequalities = new ArrayList<>();
    pairs = List.of();
    bounds = newBounds(0);
    integral = new boolean[0];
    sources = new Gains<>();
    targets = new Gains<>();
  }

  private Closure(Closure<L> other) {
    labels = other.labels;
    size = other.size;
    integral = other.integral;
    pairs = other.pairs;
    bounds = other.bounds.clone();
    refuted = other.refuted;
    disequalities = new ArrayList<>(other.disequalities);
    changed = other.changed;
    seenByPairs = other.seenByPairs.clone();
    seenByDisequalities = other.seenByDisequalities.clone();
    sources = other.sources;
    targets = other.targets;
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
    return size;
  }

  L refuted() {
    return refuted;
  }

  List<Disequality<L>> disequalities() {
    return disequalities;
  }

  List<Pair> pairs() {
    return pairs;
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
    int newSize = nodeIntegral.length;
    if (newSize != size) {
      Staircase<L>[] larger = newBounds(newSize);
      for (int x = 0; x < size; x++) {
        System.arraycopy(bounds, x * size, larger, x * newSize, size);
      }
      bounds = larger;
      size = newSize;
    }
    integral = nodeIntegral;
    pairs = applicationPairs;
    seenByPairs = new Object[2 * pairs.stream().mapToInt(Pair::arguments).sum()];
    changed = true;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <L> Staircase<L>[] newBounds(int size) {
    Staircase<L>[] result = new Staircase[size * size];
    Arrays.fill(result, Staircase.none());
    return result;
  }

  // Atoms

  /** Adds an atom: its two literals hold on complementary labels. */
  void addAtom(Constraint constraint, int edge) {
    Labels<L> more = labels.extended(edge);
    for (int i = 0; i < bounds.length; i++) {
      if (bounds[i] != Staircase.none()) {
        bounds[i] = bounds[i].extended(labels, more);
      }
    }
    for (int i = 0; i < disequalities.size(); i++) {
      Disequality<L> d = disequalities.get(i);
      disequalities.set(
          i, new Disequality<>(d.x(), d.y(), d.constant(), labels.extend(more, d.label())));
    }
    refuted = labels.extend(more, refuted);
    labels = more;
    L with = labels.newest();
    add(constraint, true, with);
    add(constraint, false, labels.minus(labels.all(), with));
    close();
    dropRefuted();
  }

  /** Gives up the minterms. */
  void refute(L minterms) {
    refuted = labels.or(refuted, minterms);
    dropRefuted();
  }

  private void dropRefuted() {
    if (labels.isEmpty(refuted)) {
      return;
    }
    Labels<L> fewer = labels.without(refuted);
    if (fewer == labels) {
      return;
    }
    for (int i = 0; i < bounds.length; i++) {
      if (bounds[i] != Staircase.none()) {
        bounds[i] = bounds[i].shrunk(labels, fewer);
      }
    }
    List<Disequality<L>> kept = new ArrayList<>(disequalities.size());
    for (Disequality<L> d : disequalities) {
      L label = labels.shrink(fewer, d.label());
      if (!fewer.isEmpty(label)) {
        kept.add(new Disequality<>(d.x(), d.y(), d.constant(), label));
      }
    }
    disequalities = kept;
    seenByDisequalities = new Object[2 * kept.size()];
    refuted = fewer.empty();
    labels = fewer;
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
    disequalities.add(new Disequality<>(x, y, constant, label));
    changed = true;
  }

  /** x = y + constant on the label. */
  void equate(int x, int y, long constant, L label) {
    addBound(x, y, constant, label);
    addBound(y, x, Math.negateExact(constant), label);
  }

  /** x - y <= weight on the label. */
  void addBound(int u, int v, long weight, L label) {
    L fresh = labels.minus(label, refuted);
    L negative = labels.and(fresh, at(v, u, Math.subtractExact(-weight, 1)));
    if (!labels.isEmpty(negative)) {
      refuted = labels.or(refuted, negative);
      fresh = labels.minus(fresh, negative);
      changed = true;
    }
    fresh = labels.minus(fresh, at(u, v, weight));
    if (labels.isEmpty(fresh)) {
      return;
    }
    changed = true;
    targets.clear();
    sources.clear();
    for (int y = 0; y < size; y++) { // u - y through v
      if (y != u && y != v) {
        gains(targets, y, bounds[v * size + y], weight, fresh, bounds[u * size + y]);
      }
    }
    for (int x = 0; x < size; x++) { // x - v through u
      if (x != u && x != v) {
        gains(sources, x, bounds[x * size + u], weight, fresh, bounds[x * size + v]);
      }
    }
    bounds[u * size + v] = bounds[u * size + v].with(weight, fresh, labels);
    insertGains(u, v, weight);
  }

  /** Collects where the new bound followed or led by {@code other} beats what is known. */
  private void gains(
      Gains<L> gains, int node, Staircase<L> other, long weight, L label, Staircase<L> known) {
    L better = labels.empty();
    for (int i = 0; i < other.size(); i++) {
      long sum = Math.addExact(weight, other.weight(i));
      L step = other.label(i);
      L gain = labels.meet(label, step, better, known.at(sum, labels.empty()));
      if (!labels.isEmpty(gain)) {
        gains.add(node, sum, gain);
      }
      better = step;
    }
  }

  private void insertGains(int u, int v, long weight) {
    for (int j = 0; j < targets.size(); j++) {
      insert(u * size + targets.node(j), targets.weight(j), targets.label(j));
    }
    for (int i = 0; i < sources.size(); i++) {
      int x = sources.node(i);
      insert(x * size + v, sources.weight(i), sources.label(i));
      for (int j = 0; j < targets.size(); j++) {
        int y = targets.node(j);
        if (x != y) {
          long sum = Math.addExact(sources.weight(i), targets.weight(j) - weight);
          Staircase<L> known = bounds[x * size + y];
          L gain =
              labels.meet(
                  sources.label(i),
                  targets.label(j),
                  known.at(sum, labels.empty()),
                  labels.empty());
          if (!labels.isEmpty(gain)) {
            bounds[x * size + y] = known.with(sum, gain, labels);
          }
        }
      }
    }
  }

  private void insert(int index, long weight, L gain) {
    bounds[index] = bounds[index].with(weight, gain, labels);
  }

  // Conclusions

  /** Draws all conclusions that need no case split. */
  void close() {
    if (seenByDisequalities.length != 2 * disequalities.size()) {
      seenByDisequalities = Arrays.copyOf(seenByDisequalities, 2 * disequalities.size());
    }
    while (changed) {
      changed = false;
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
    }
  }

  /** Whether a bound between arguments has changed since the last look. */
  private boolean isNews(Pair pair, int slot) {
    boolean news = false;
    for (int k = 0; k < pair.arguments(); k++) {
      int there = pair.left(k) * size + pair.right(k);
      int back = pair.right(k) * size + pair.left(k);
      news |= isNews(seenByPairs, slot + 2 * k, there);
      news |= isNews(seenByPairs, slot + 2 * k + 1, back);
    }
    return news || pair.arguments() == 0;
  }

  private boolean isNews(Object[] seen, int slot, int index) {
    if (seen[slot] == bounds[index]) {
      return false;
    }
    seen[slot] = bounds[index];
    return true;
  }

  private void congruence(Pair pair) {
    L equal = labels.all();
    for (int k = 0; k < pair.arguments() && !labels.isEmpty(equal); k++) {
      equal = labels.and(equal, equal(pair.left(k), pair.right(k), pair.constant(k)));
    }
    if (!labels.isEmpty(equal)) {
      equate(pair.first(), pair.second(), 0, equal);
    }
  }

  private void separate(Disequality<L> d, int index) {
    int x = d.x();
    int y = d.y();
    boolean newsAbove = isNews(seenByDisequalities, 2 * index, x * size + y);
    boolean newsBelow = isNews(seenByDisequalities, 2 * index + 1, y * size + x);
    if (integral[x] && x != y) {
      if (newsAbove) {
        tighten(x, y, d.constant(), d.label());
      }
      if (newsBelow) {
        tighten(y, x, Math.negateExact(d.constant()), d.label());
      }
    } else if (newsAbove || newsBelow) {
      L equal = labels.minus(labels.and(d.label(), equal(x, y, d.constant())), refuted);
      if (!labels.isEmpty(equal)) {
        refuted = labels.or(refuted, equal);
        changed = true;
      }
    }
  }

  /** Over Int: x - y != constant and x - y <= constant make x - y <= constant - 1. */
  private void tighten(int x, int y, long constant, L label) {
    L tight = labels.and(label, at(x, y, constant));
    if (!labels.isEmpty(tight)) {
      addBound(x, y, Math.subtractExact(constant, 1), tight);
    }
  }

  // Questions

  /** Where x - y <= weight is derived. */
  L at(int x, int y, long weight) {
    if (x == y) {
      return weight >= 0 ? labels.all() : labels.empty();
    }
    return bounds[x * size + y].at(weight, labels.empty());
  }

  /** Where x = y + constant is derived. */
  L equal(int x, int y, long constant) {
    return labels.and(at(x, y, constant), at(y, x, -constant));
  }

  /** Where x - y is bounded from both sides and not decided against the constant. */
  L undecided(int x, int y, long constant) {
    if (x == y) {
      return labels.empty();
    }
    L empty = labels.empty();
    L above = bounds[x * size + y].last(empty);
    L below = bounds[y * size + x].last(empty);
    L open =
        labels.meet(
            above, below, at(x, y, constant - 1), at(y, x, Math.subtractExact(-constant, 1)));
    return labels.isEmpty(open) ? open : labels.minus(open, equal(x, y, constant));
  }
}
