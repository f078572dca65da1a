package io.implicant.theories.closure;

import java.util.Arrays;

/**
 * The bounds x - y <= w between nodes, each on a set of minterms, its label; all bounds of a pair
 * of nodes are a {@link Staircase}. They are closed under composition whenever a method returns.
 * Minterms on which a cycle is negative are {@link #refuted}.
 *
 * <p>A new bound on u - v costs, on each minterm, time in the number of pairs that it improves: it
 * is combined with the bounds x - u and v - y only where x - v and u - y become smaller by it, for
 * elsewhere a way through it is no shorter than one known (incremental shortest paths; Ramalingam
 * and Reps 1996). One sweep does so for all minterms, since labels are cut down to the minterms
 * with an improvement.
 *
 * <p>D[x][x] = (0, true) is not stored.
 *
 * @param <L> what a label is
 */
final class BoundMatrix<L> {
  private Labels<L> labels;
  private int size;

  /** Row x, column y: the bounds on x - y; the diagonal is not used. */
  private Staircase<L>[] bounds;

  private L refuted;
  private boolean changed;
  private final Gains<L> sources;
  private final Gains<L> targets;

  BoundMatrix(Labels<L> labels) {
    this.labels = labels;
    refuted = labels.empty();
    bounds = newBounds(0);
    sources = new Gains<>();
    targets = new Gains<>();
  }

  private BoundMatrix(BoundMatrix<L> other) {
    labels = other.labels;
    size = other.size;
    bounds = other.bounds.clone();
    refuted = other.refuted;
    changed = other.changed;
    sources = other.sources;
    targets = other.targets;
  }

  /** A copy that may change apart from this; both must stay on one thread. */
  BoundMatrix<L> copy() {
    return new BoundMatrix<>(this);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <L> Staircase<L>[] newBounds(int size) {
    Staircase<L>[] result = new Staircase[size * size];
    Arrays.fill(result, Staircase.none());
    return result;
  }

  Labels<L> labels() {
    return labels;
  }

  /** Number of nodes. */
  int size() {
    return size;
  }

  /** New nodes at the end. */
  void resize(int newSize) {
    if (newSize != size) {
      Staircase<L>[] larger = newBounds(newSize);
      for (int x = 0; x < size; x++) {
        System.arraycopy(bounds, x * size, larger, x * newSize, size);
      }
      bounds = larger;
      size = newSize;
    }
  }

  /** Gives up all bounds of a node; those between others stay. */
  void forget(int node) {
    for (int other = 0; other < size; other++) {
      bounds[node * size + other] = Staircase.none();
      bounds[other * size + node] = Staircase.none();
    }
  }

  /** Carries all bounds over to other labels, which {@link Labels} made from these. */
  void move(Labels<L> target) {
    for (int i = 0; i < bounds.length; i++) {
      if (bounds[i] != Staircase.none()) {
        bounds[i] = bounds[i].moved(labels, target);
      }
    }
    refuted = labels.move(target, refuted);
    labels = target;
  }

  // Changes

  /** Whether a bound or what is refuted has changed since the last call. */
  boolean takeChanged() {
    boolean result = changed;
    changed = false;
    return result;
  }

  L refuted() {
    return refuted;
  }

  void refute(L minterms) {
    L more = labels.minus(minterms, refuted);
    if (!labels.isEmpty(more)) {
      refuted = labels.or(refuted, more);
      changed = true;
    }
  }

  /** u - v <= weight on the label. */
  void add(int u, int v, long weight, L label) {
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

  // Questions

  /** The bounds on x - y; the same object as long as they do not change. */
  Staircase<L> between(int x, int y) {
    return bounds[x * size + y];
  }

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

  /** Where x != y + constant is derived from bounds. */
  L apart(int x, int y, long constant) {
    return labels.or(at(x, y, constant - 1), at(y, x, Math.subtractExact(-constant, 1)));
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
