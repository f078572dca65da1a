package io.implicant.bench.fuzz;

import io.implicant.logic.BoolConstant;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Makes a failing query smaller while it fails: drops predicates and goals, replaces formulas by
 * constants or parts of themselves, terms by other terms of their sort, offsets by smaller ones.
 * Greedy, until no single step helps; the number of tries is bounded.
 */
final class Shrinker {
  private static final int MOST_TRIES = 5000;

  private final Predicate<FuzzQuery> fails;
  private int tries;

  private Shrinker(Predicate<FuzzQuery> fails) {
    this.fails = fails;
  }

  static FuzzQuery shrink(FuzzQuery query, Predicate<FuzzQuery> fails) {
    Shrinker shrinker = new Shrinker(fails);
    FuzzQuery current = query;
    Optional<FuzzQuery> smaller = shrinker.step(current);
    while (smaller.isPresent()) {
      current = smaller.get();
      smaller = shrinker.step(current);
    }
    return current;
  }

  /** A smaller query that fails too, if there is one. */
  private Optional<FuzzQuery> step(FuzzQuery query) {
    for (int i = 0; i < query.predicates().size(); i++) {
      FuzzQuery candidate =
          new FuzzQuery(query.terms(), without(query.predicates(), i), query.goals());
      if (works(candidate)) {
        return Optional.of(candidate);
      }
    }
    for (int i = 0; i < query.goals().size() && query.goals().size() > 1; i++) {
      FuzzQuery candidate =
          new FuzzQuery(query.terms(), query.predicates(), without(query.goals(), i));
      if (works(candidate)) {
        return Optional.of(candidate);
      }
    }
    return simplified(query);
  }

  private static List<Formula> without(List<Formula> formulas, int index) {
    List<Formula> rest = new ArrayList<>(formulas);
    rest.remove(index);
    return rest;
  }

  private boolean works(FuzzQuery candidate) {
    return tries++ < MOST_TRIES && fails.test(candidate);
  }

  private Optional<FuzzQuery> simplified(FuzzQuery query) {
    List<Term> all = Dag.postorder(query.roots());
    for (int i = all.size() - 1; i >= 0; i--) { // large ones first
      Term term = all.get(i);
      for (Term replacement : replacements(query.terms(), term, all)) {
        FuzzQuery candidate = replaced(query, term, replacement);
        if (weight(candidate) < weight(query) && works(candidate)) {
          return Optional.of(candidate);
        }
      }
    }
    return Optional.empty();
  }

  /** Terms of the same sort that come first, and simpler forms of the term. */
  private static List<Term> replacements(Terms terms, Term term, List<Term> all) {
    List<Term> found = new ArrayList<>();
    if (term instanceof Formula) {
      if (!(term instanceof BoolConstant)) {
        found.add(terms.bool(true));
        found.add(terms.bool(false));
      }
    } else if (term instanceof Sum sum) {
      BigFraction constant = sum.constant();
      if (!sum.summands().isEmpty()) {
        found.add(sum.summands().get(0));
      }
      int sign = constant.compareTo(BigFraction.ZERO);
      if (sign != 0) {
        Term one = terms.number(new BigFraction(sign), sum.sort());
        found.add(terms.subtract(sum, one));
      }
    }
    for (Term other : all) {
      if (other == term) {
        break;
      } else if (other.sort() == term.sort()) {
        found.add(other);
      }
    }
    return found;
  }

  private static FuzzQuery replaced(FuzzQuery query, Term term, Term replacement) {
    Terms terms = query.terms();
    Map<Term, Term> map = Map.of(term, replacement);
    List<Formula> predicates = new ArrayList<>();
    query.predicates().forEach(p -> predicates.add((Formula) Dag.substitute(terms, p, map)));
    List<Formula> goals = new ArrayList<>();
    query.goals().forEach(goal -> goals.add((Formula) Dag.substitute(terms, goal, map)));
    return new FuzzQuery(terms, predicates, goals);
  }

  /** The size, and the constants as a tie-break. */
  private static double weight(FuzzQuery query) {
    double constants = 0;
    for (Term term : Dag.postorder(query.roots())) {
      if (term instanceof Sum sum) {
        constants += sum.constant().abs().doubleValue();
      }
    }
    return query.size() + constants / 1e6;
  }
}
