package io.implicant.theories.path;

import io.implicant.logic.Atom;
import io.implicant.logic.Comparison;
import io.implicant.logic.Equality;
import io.implicant.logic.Term;
import io.implicant.theories.solver.SkeletonSolver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Transitivity among three equalities that are all atoms, x = y + v, y = z + w, x = z + (v + w),
 * where z is often zero: from x@2 = x@1 and x@1 = 5 follows x@2 = 5. Path formulas copy values from
 * version to version, and the SAT solver would learn each copy from a conflict of its own. Where
 * the third is no atom, x = y + v and x = c refute each y = d that does not fit.
 */
final class TriangleLemmas {
  /** Refutations are many where two variables have many values. */
  private static final int MOST_REFUTATIONS = 4000;

  /** The term x equals y plus the offset; zero is no term and has number -1. */
  private record Edge(int x, int y, BigFraction offset, int literal) {
    Edge turned() {
      return new Edge(y, x, offset.negate(), literal);
    }
  }

  private record Place(int x, int y, BigFraction offset) {}

  private final SkeletonSolver solver;
  private final List<Edge> edges = new ArrayList<>();
  private final Map<Integer, List<Edge>> from = new HashMap<>();
  private final Map<Place, Edge> at = new HashMap<>();
  private int refutations;

  private TriangleLemmas(SkeletonSolver solver) {
    this.solver = solver;
  }

  /** Adds the clauses. */
  static void add(SkeletonSolver solver, List<Atom> atoms, ToIntFunction<Atom> literal) {
    TriangleLemmas lemmas = new TriangleLemmas(solver);
    for (Atom atom : atoms) {
      lemmas.enter(atom, literal);
    }
    lemmas.edges.forEach(lemmas::relate);
  }

  private void enter(Atom atom, ToIntFunction<Atom> literal) {
    if (atom instanceof Comparison comparison && comparison.isEquality()) {
      int x = comparison.plus().map(Term::id).orElse(-1);
      int y = comparison.minus().map(Term::id).orElse(-1);
      enter(new Edge(x, y, comparison.bound(), literal.applyAsInt(atom)));
    } else if (atom instanceof Equality equality) {
      int x = equality.left().id();
      int y = equality.right().id();
      enter(new Edge(x, y, BigFraction.ZERO, literal.applyAsInt(atom)));
    }
  }

  private void enter(Edge edge) {
    edges.add(edge);
    for (Edge one : List.of(edge, edge.turned())) {
      from.computeIfAbsent(one.x(), key -> new ArrayList<>()).add(one);
      at.put(new Place(one.x(), one.y(), one.offset()), one);
    }
  }

  /** Each triangle has an edge between terms that are not zero; the first one is taken. */
  private void relate(Edge edge) {
    if (edge.x() < 0 || edge.y() < 0) {
      return;
    }
    for (Edge side : from.get(edge.x())) {
      if (side.y() == edge.y()) {
        continue;
      }
      Place wanted = new Place(edge.y(), side.y(), side.offset().subtract(edge.offset()));
      Edge third = at.get(wanted);
      if (third == null) {
        refute(edge, side);
      } else if (side.y() < 0
          || (edge.literal() < side.literal() && edge.literal() < third.literal())) {
        solver.add(-edge.literal(), -side.literal(), third.literal());
        solver.add(-edge.literal(), side.literal(), -third.literal());
        solver.add(edge.literal(), -side.literal(), -third.literal());
      }
    }
  }

  /**
   * x = y + v and x = c are given, and y = c - v is no atom: no y = d fits. Where it is one, it
   * excludes the others by itself.
   */
  private void refute(Edge edge, Edge side) {
    if (side.y() >= 0) {
      return;
    }
    for (Edge other : from.get(edge.y())) {
      if (other.y() < 0 && refutations++ < MOST_REFUTATIONS) {
        solver.add(-edge.literal(), -side.literal(), -other.literal());
      }
    }
  }
}
