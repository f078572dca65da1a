package io.implicant.theories.closure;

import io.implicant.logic.Comparison;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.theories.Literal;
import io.implicant.theories.closure.Graph.Application;
import io.implicant.theories.closure.Graph.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Equalities, differences and congruence on all columns at once. A bound x - y <= w holds on a set
 * of columns, its label; all bounds of a pair are a {@link Staircase}. The bounds are closed under
 * composition whenever a method returns: a new edge is combined with every bound into its source
 * and out of its target, which is enough, since a path needs the new edge at most once (incremental
 * shortest paths, n^2 steps an edge). Columns found inconsistent are in {@link #refuted}.
 *
 * <p>Equality of x and y + c is a bound each way. Declared sorts use the same graph with weight 0.
 */
final class Closure {
  /** x != y + c on the columns of the label. */
  @SuppressWarnings("ArrayRecordComponent") // labels are shared, never changed, never compared
  record Disequality(int x, int y, long constant, long[] label) {}

  private final Graph graph;
  private Labels labels;
  private int size;

  /** Row x, column y: the bounds on x - y; the diagonal is not used. */
  private Staircase[] bounds;

  private long[] refuted;
  private List<Disequality> disequalities;
  private boolean changed;

  Closure(Graph graph) {
    this.graph = graph;
    labels = Labels.initial();
    refuted = labels.empty();
    disequalities = new ArrayList<>();
    bounds = new Staircase[0];
    fit();
  }

  private Closure(Closure other) {
    graph = other.graph;
    labels = other.labels;
    size = other.size;
    bounds = other.bounds.clone();
    refuted = other.refuted;
    disequalities = new ArrayList<>(other.disequalities);
    changed = other.changed;
  }

  Closure copy() {
    return new Closure(this);
  }

  Labels labels() {
    return labels;
  }

  long[] refuted() {
    return refuted;
  }

  List<Disequality> disequalities() {
    return disequalities;
  }

  /** Makes room for nodes that the graph has gained. */
  private void fit() {
    if (size == graph.size()) {
      return;
    }
    Staircase[] larger = new Staircase[graph.size() * graph.size()];
    Arrays.fill(larger, Staircase.NONE);
    for (int x = 0; x < size; x++) {
      System.arraycopy(bounds, x * size, larger, x * graph.size(), size);
    }
    bounds = larger;
    size = graph.size();
    changed = true; // applications may be new
  }

  // Columns

  /** Doubles the columns for an atom. */
  void addColumnsFor(int atom) {
    Labels doubled = labels.doubled(atom);
    translate(label -> labels.copiedTo(doubled, label), doubled);
  }

  /** Deletes the refuted columns. */
  void dropRefuted() {
    if (refuted != labels.empty()) {
      Labels fewer = labels.without(refuted);
      long[] removed = refuted;
      translate(label -> labels.keptIn(fewer, removed, label), fewer);
      refuted = labels.empty();
    }
  }

  private void translate(UnaryOperator<long[]> translation, Labels target) {
    for (int i = 0; i < bounds.length; i++) {
      if (bounds[i] != Staircase.NONE) {
        bounds[i] = bounds[i].map(translation, target);
      }
    }
    List<Disequality> translated = new ArrayList<>();
    for (Disequality d : disequalities) {
      long[] label = translation.apply(d.label());
      if (label != target.empty()) {
        translated.add(new Disequality(d.x(), d.y(), d.constant(), label));
      }
    }
    disequalities = translated;
    refuted = translation.apply(refuted);
    labels = target;
  }

  /** Gives up the columns. */
  void refute(long[] columns) {
    refuted = labels.or(refuted, columns);
  }

  /** True and false differ everywhere. */
  void separateTruth() {
    int truth = graph.truth();
    int falsity = graph.falsity();
    fit();
    disequalities.add(new Disequality(truth, falsity, 0, labels.all()));
  }

  // Facts

  /** Asserts a literal on the columns of the label; {@link #close} draws the conclusions. */
  void add(Literal literal, long[] label) {
    if (literal.atom() instanceof Predicate predicate) {
      int value = literal.positive() ? graph.truth() : graph.falsity();
      int node = graph.node(predicate);
      fit();
      equate(node, value, 0, label);
    } else if (literal.atom() instanceof Comparison comparison) {
      addComparison(comparison, literal.positive(), label);
    } else {
      int left = graph.node(literal.atom().children().get(0));
      int right = graph.node(literal.atom().children().get(1));
      fit();
      addEquality(left, right, 0, literal.positive(), label);
    }
  }

  private void addComparison(Comparison atom, boolean positive, long[] label) {
    int plus = graph.plus(atom);
    int minus = graph.minus(atom);
    fit();
    Sort sort = atom.operandSort();
    long weight = graph.weight(atom.bound(), sort);
    if (atom.isEquality()) {
      addEquality(plus, minus, weight, positive, label);
    } else if (positive) {
      addBound(plus, minus, weight, label);
    } else {
      addBound(minus, plus, -weight - 1, label); // one less over Int, strict over Real
    }
  }

  private void addEquality(int x, int y, long constant, boolean positive, long[] label) {
    if (positive) {
      equate(x, y, constant, label);
    } else {
      disequalities.add(new Disequality(x, y, constant, label));
      changed = true;
    }
  }

  /** x = y + constant on the columns. */
  void equate(int x, int y, long constant, long[] label) {
    addBound(x, y, constant, label);
    addBound(y, x, -constant, label);
  }

  /** x - y <= weight on the columns. */
  void addBound(int x, int y, long weight, long[] label) {
    long[] fresh = labels.minus(label, refuted);
    long[] negative = labels.and(fresh, at(y, x, -weight - 1));
    if (negative != labels.empty()) {
      refuted = labels.or(refuted, negative);
      fresh = labels.minus(fresh, negative);
      changed = true;
    }
    fresh = labels.minus(fresh, at(x, y, weight));
    if (fresh != labels.empty()) {
      changed = true;
      combine(x, y, weight, fresh);
    }
  }

  private void combine(int u, int v, long weight, long[] label) {
    for (int x = 0; x < size; x++) {
      Staircase in = x == u ? null : bounds[x * size + u];
      if (in == null) {
        extend(x, v, weight, label);
        continue;
      }
      long[] better = labels.empty();
      for (int i = 0; i < in.size(); i++) {
        long[] through = labels.minus(labels.and(label, in.label(i)), better);
        if (through != labels.empty()) {
          extend(x, v, Math.addExact(weight, in.weight(i)), through);
        }
        better = in.label(i);
      }
    }
  }

  /** A path from x to v, and on from v. */
  private void extend(int x, int v, long weight, long[] label) {
    if (x != v) {
      insert(x, v, weight, label);
    }
    for (int y = 0; y < size; y++) {
      Staircase out = y == v ? Staircase.NONE : bounds[v * size + y];
      long[] better = labels.empty();
      for (int j = 0; x != y && j < out.size(); j++) {
        long[] through = labels.minus(labels.and(label, out.label(j)), better);
        if (through != labels.empty()) {
          insert(x, y, Math.addExact(weight, out.weight(j)), through);
        }
        better = out.label(j);
      }
    }
  }

  private void insert(int x, int y, long weight, long[] label) {
    Staircase stairs = bounds[x * size + y];
    long[] fresh = labels.minus(label, stairs.at(weight, labels.empty()));
    if (fresh != labels.empty()) {
      bounds[x * size + y] = stairs.with(weight, fresh, labels);
    }
  }

  // Conclusions

  /** Draws all conclusions that need no case split. */
  void close() {
    while (changed) {
      changed = false;
      for (List<Application> applications : graph.applications()) {
        for (int i = 1; i < applications.size(); i++) {
          for (int j = 0; j < i; j++) {
            congruence(applications.get(i), applications.get(j));
          }
        }
      }
      for (int i = 0; i < disequalities.size(); i++) {
        separate(disequalities.get(i));
      }
    }
  }

  private void congruence(Application a, Application b) {
    long[] equal = labels.minus(labels.all(), refuted);
    for (int k = 0; k < a.arguments().size() && equal != labels.empty(); k++) {
      equal = labels.and(equal, equal(a.arguments().get(k), b.arguments().get(k)));
    }
    if (equal != labels.empty()) {
      equate(a.node(), b.node(), 0, equal);
    }
  }

  private void separate(Disequality d) {
    long[] label = labels.minus(d.label(), refuted);
    if (graph.sort(d.x()) == Sort.INT && d.x() != d.y()) {
      long[] upper = labels.and(label, at(d.x(), d.y(), d.constant()));
      if (upper != labels.empty()) {
        addBound(d.x(), d.y(), d.constant() - 1, upper);
      }
      long[] lower = labels.and(label, at(d.y(), d.x(), -d.constant()));
      if (lower != labels.empty()) {
        addBound(d.y(), d.x(), -d.constant() - 1, lower);
      }
      return;
    }
    long[] equal = labels.and(label, equal(d.x(), d.y(), d.constant()));
    if (equal != labels.empty()) {
      refuted = labels.or(refuted, equal);
      changed = true;
    }
  }

  // Questions

  /** The columns on which x - y <= weight is derived. */
  long[] at(int x, int y, long weight) {
    if (x == y) {
      return weight >= 0 ? labels.all() : labels.empty();
    }
    return bounds[x * size + y].at(weight, labels.empty());
  }

  /** The columns on which x = y + constant is derived. */
  long[] equal(int x, int y, long constant) {
    return labels.and(at(x, y, constant), at(y, x, -constant));
  }

  long[] equal(Place a, Place b) {
    return equal(a.node(), b.node(), b.offset() - a.offset());
  }

  /** The columns on which x - y is bounded from both sides and not decided against the constant. */
  long[] undecided(int x, int y, long constant) {
    if (x == y) {
      return labels.empty();
    }
    long[] above = bounds[x * size + y].last();
    long[] below = bounds[y * size + x].last();
    if (above == null || below == null) {
      return labels.empty();
    }
    long[] open = labels.and(above, below);
    open = labels.minus(open, at(x, y, constant - 1));
    open = labels.minus(open, at(y, x, -constant - 1));
    return labels.minus(open, equal(x, y, constant));
  }

  Graph graph() {
    return graph;
  }
}
