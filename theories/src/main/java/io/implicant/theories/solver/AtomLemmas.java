package io.implicant.theories.solver;

import io.implicant.logic.Atom;
import io.implicant.logic.Comparison;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Clauses that hold between atoms over the same pair of terms, so that the SAT solver need not
 * learn them one by one from the theory. An order atom is a <em>cut</em> of the line: x - y &lt;=
 * c, or, for y - x &lt;= -c, the negation x - y &lt; c. Cuts imply each other in order, and an
 * equality lies between the cuts next to it.
 */
public final class AtomLemmas {
  private static final int MAX_EXCLUSIONS = 40;

  /** A literal that is true below the place; {@code closed} if at the place as well. */
  private record Cut(BigFraction place, boolean closed, int literal) {}

  private record Point(BigFraction place, int literal) {}

  /** Two terms, the first one first in all atoms over Int; null is zero. */
  private record Pair(Term plus, Term minus) {}

  private final SkeletonSolver solver;
  private final ToIntFunction<Atom> literal;
  private final Map<Pair, List<Cut>> cuts = new HashMap<>();
  private final Map<Pair, List<Point>> points = new HashMap<>();

  /** {@code literal} gives atoms their literals. */
  public AtomLemmas(SkeletonSolver solver, ToIntFunction<Atom> literal) {
    this.solver = solver;
    this.literal = literal;
  }

  /** Adds the clauses about new atoms. */
  public void add(List<Atom> atoms) {
    Set<Pair> pairs = new LinkedHashSet<>();
    for (Atom atom : atoms) {
      if (atom instanceof Comparison comparison) {
        pairs.add(collect(comparison));
      }
    }
    pairs.forEach(this::relate);
  }

  private Pair collect(Comparison atom) {
    Optional<Term> plus = atom.plus();
    Optional<Term> minus = atom.minus();
    boolean turned = minus.isPresent() && plus.map(Term::id).orElse(-1) > minus.get().id();
    Pair pair =
        turned
            ? new Pair(minus.get(), plus.orElse(null))
            : new Pair(plus.orElse(null), minus.orElse(null));
    int own = literal.applyAsInt(atom);
    cuts.computeIfAbsent(pair, key -> new ArrayList<>());
    points.computeIfAbsent(pair, key -> new ArrayList<>());
    BigFraction place = turned ? atom.bound().negate() : atom.bound();
    if (atom.isEquality()) {
      points.get(pair).add(new Point(place, own));
    } else if (!turned) {
      cuts.get(pair).add(new Cut(place, true, own));
    } else if (atom.operandSort() == Sort.INT) {
      cuts.get(pair).add(new Cut(place.subtract(BigFraction.ONE), true, -own));
    } else {
      cuts.get(pair).add(new Cut(place, false, -own));
    }
    return pair;
  }

  private void relate(Pair pair) {
    List<Cut> sorted = cuts.get(pair);
    sorted.sort(Comparator.comparing(Cut::place).thenComparing(Cut::closed));
    for (int i = 1; i < sorted.size(); i++) {
      solver.add(-sorted.get(i - 1).literal(), sorted.get(i).literal());
    }
    List<Point> equalities = points.get(pair);
    for (int i = 0; i < equalities.size(); i++) {
      between(equalities.get(i), sorted);
      for (int j = Math.max(0, i - MAX_EXCLUSIONS); j < i; j++) {
        solver.add(-equalities.get(i).literal(), -equalities.get(j).literal());
      }
    }
  }

  /** The equality implies the first cut that holds at its place, and refutes the last that not. */
  private void between(Point point, List<Cut> sorted) {
    int index = 0;
    while (index < sorted.size() && !holdsAt(sorted.get(index), point.place())) {
      index++;
    }
    if (index > 0) {
      solver.add(-point.literal(), -sorted.get(index - 1).literal());
    }
    if (index < sorted.size()) {
      solver.add(-point.literal(), sorted.get(index).literal());
    }
  }

  private static boolean holdsAt(Cut cut, BigFraction place) {
    int order = place.compareTo(cut.place());
    return order < 0 || (order == 0 && cut.closed());
  }
}
