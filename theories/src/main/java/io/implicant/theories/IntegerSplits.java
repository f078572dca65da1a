package io.implicant.theories;

import io.implicant.dd.bdd.Bdd;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.sdp.Functions;
import io.implicant.sdp.SdpRun;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Where saturation over Int may have missed a contradiction. Int is not convex: x, y, z in 1..2
 * cannot all differ, but no single fact follows. A minterm is <em>undecided</em> for a triple (x,
 * y, c) if x - y is bounded from both sides on it and none of x - y < c, = c, > c is derived. If no
 * minterm outside the result is undecided for a disequality x != y + c, or for two variables shared
 * with another theory (which may need them equal or different) and c = 0, then the result is exact:
 * variables that are not mutually bounded lie in different strongly connected components of the
 * constraint graph, which a model can move apart as far as it likes, so that they differ; those
 * that are mutually bounded are decided.
 *
 * <p>Boundedness is a closure over the inputs, not looked up among derived facts, because the
 * bounds of {@link ConstantBound} leave facts out.
 */
final class IntegerSplits {
  private final Functions functions;
  private final SdpRun run;
  private final Map<Term, Map<Term, Bdd>> bounded = new HashMap<>();
  private final Map<Bound, Bdd> labels = new HashMap<>();
  private final Map<Term, List<Bound>> boundsFrom = new HashMap<>();
  private final Bdd nowhere;

  private IntegerSplits(Functions functions, SdpRun run) {
    this.functions = functions;
    this.run = run;
    nowhere = functions.manager().constant(false);
  }

  /** The undecided assignments. */
  static Bdd undecided(Functions functions, SdpRun run, Collection<Term> shared) {
    IntegerSplits splits = new IntegerSplits(functions, run);
    splits.closeBounds();
    Bdd undecided = splits.nowhere;
    for (int i = 0; i < run.facts().size(); i++) {
      if (run.facts().get(i) instanceof Disequal d && d.left().sort() == Sort.INT) {
        Bdd open = splits.open(d.left(), d.right(), d.constant());
        undecided = undecided.or(open.and(functions.function(run.label(i))));
      }
    }
    List<Term> integers = shared.stream().filter(term -> term.sort() == Sort.INT).toList();
    for (int i = 0; i < integers.size(); i++) {
      for (int j = 0; j < i; j++) {
        undecided = undecided.or(splits.open(integers.get(i), integers.get(j), BigFraction.ZERO));
      }
    }
    return undecided;
  }

  /** On which assignments x - y has some upper bound: paths of any length, any weight. */
  private void closeBounds() {
    List<Term> variables = new ArrayList<>();
    for (int i = 0; i < run.facts().size(); i++) {
      if (run.facts().get(i) instanceof Bound bound && bound.left().sort() == Sort.INT) {
        Bdd label = functions.function(run.label(i));
        labels.put(bound, label);
        boundsFrom.computeIfAbsent(bound.left(), key -> new ArrayList<>()).add(bound);
        bounded
            .computeIfAbsent(bound.left(), key -> new HashMap<>())
            .merge(bound.right(), label, Bdd::or);
        variables.add(bound.left());
        variables.add(bound.right());
      }
    }
    List<Term> distinct = variables.stream().distinct().toList();
    for (Term middle : distinct) {
      for (Term from : distinct) {
        Bdd first = isBounded(from, middle);
        for (Term to : distinct) {
          Bdd path = first.and(isBounded(middle, to));
          if (!path.isFalse()) {
            bounded.computeIfAbsent(from, key -> new HashMap<>()).merge(to, path, Bdd::or);
          }
        }
      }
    }
  }

  private Bdd isBounded(Term left, Term right) {
    return bounded.getOrDefault(left, Map.of()).getOrDefault(right, nowhere);
  }

  private Bdd open(Term left, Term right, BigFraction constant) {
    Bdd open = isBounded(left, right).and(isBounded(right, left));
    if (open.isFalse()) {
      return open;
    }
    Bdd atMost = atMost(left, right, constant);
    Bdd atLeast = atMost(right, left, constant.negate());
    Bdd less = atMost(left, right, constant.subtract(1));
    Bdd greater = atMost(right, left, constant.negate().subtract(1));
    return open.minus(less).minus(greater).minus(atMost.and(atLeast));
  }

  /** Where left - right <= constant is derived, by one bound or by two that meet at zero. */
  private Bdd atMost(Term left, Term right, BigFraction constant) {
    Bdd where = nowhere;
    for (Bound first : bounds(left)) {
      boolean direct = first.right() == right;
      if (direct && first.constant().compareTo(constant) <= 0) {
        where = where.or(label(first));
      } else if (!direct && first.right() instanceof Sum) {
        for (Bound second : bounds(first.right())) {
          boolean below = first.constant().add(second.constant()).compareTo(constant) <= 0;
          if (second.right() == right && below) {
            where = where.or(label(first).and(label(second)));
          }
        }
      }
    }
    return where;
  }

  private List<Bound> bounds(Term left) {
    return boundsFrom.getOrDefault(left, List.of());
  }

  private Bdd label(Bound bound) {
    return labels.get(bound);
  }
}
