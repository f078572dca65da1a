package io.implicant.logic.text;

import io.implicant.logic.Apply;
import io.implicant.logic.Atom;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Equality;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Which logic some formulas need: equality with uninterpreted functions (EUF), difference logic
 * over Int or Real, both, or more than that.
 *
 * @param equality whether there is an equality, over any sort but Bool
 * @param uninterpreted whether there is a function or predicate with arguments, or an equality over
 *     a declared sort
 * @param differenceInt whether an order, a number or an offset over Int occurs
 * @param differenceReal the same over Real
 * @param atoms the number of different atoms
 * @param terms the number of different terms that are not formulas, numbers apart
 * @param beyond the first term, in the order of the formulas, that leaves the fragment
 */
public record Fragment(
    boolean equality,
    boolean uninterpreted,
    boolean differenceInt,
    boolean differenceReal,
    int atoms,
    int terms,
    Optional<Term> beyond) {

  /** The fragment of the formulas together. */
  public static Fragment of(Collection<? extends Term> formulas) {
    Counter counter = new Counter();
    for (Term term : Dag.postorder(formulas)) {
      counter.visit(term);
    }
    return counter.fragment();
  }

  /** Whether the node itself, apart from what lies below it, leaves the fragment. */
  static boolean isOutside(Term term) {
    if (term instanceof Comparison comparison && !comparison.isDifference()) {
      return true;
    }
    for (Term child : term.children()) {
      if (child instanceof Sum sum && !sum.isOffset()) {
        return true;
      }
    }
    return false;
  }

  /** For people: "EUF", "difference logic over Int", "EUF and difference logic over Real", ... */
  public String name() {
    if (beyond.isPresent()) {
      return "beyond EUF and difference logic";
    }
    List<String> parts = new ArrayList<>();
    boolean difference = differenceInt || differenceReal;
    if (uninterpreted || (equality && !difference)) {
      parts.add("EUF");
    }
    if (difference) {
      String both = differenceInt ? "Int and Real" : "Real";
      parts.add("difference logic over " + (differenceReal ? both : "Int"));
    }
    return parts.isEmpty() ? "propositional logic" : String.join(" and ", parts);
  }

  private static final class Counter {
    private boolean equality;
    private boolean uninterpreted;
    private boolean differenceInt;
    private boolean differenceReal;
    private int atoms;
    private int terms;
    private Term beyond;

    void visit(Term term) {
      if (beyond == null && isOutside(term)) {
        beyond = term;
      }
      if (term instanceof Atom) {
        atoms++;
      } else if (!term.sort().isBool() && !(term instanceof Sum)) {
        terms++;
      }
      uninterpreted |=
          (term instanceof Apply || term instanceof Predicate) && !term.children().isEmpty();
      uninterpreted |= term instanceof Equality;
      equality |= term instanceof Equality;
      if (term instanceof Comparison comparison) {
        equality |= comparison.isEquality();
        if (!isPlainEquality(comparison)) {
          usesDifference(comparison.operandSort());
        }
      } else if (term instanceof Sum) {
        usesDifference(term.sort());
      }
    }

    private static boolean isPlainEquality(Comparison comparison) {
      return comparison.isEquality()
          && comparison.summands().size() == 2
          && comparison.isDifference()
          && comparison.bound().equals(BigFraction.ZERO);
    }

    private void usesDifference(Sort sort) {
      differenceInt |= sort == Sort.INT;
      differenceReal |= sort == Sort.REAL;
    }

    Fragment fragment() {
      return new Fragment(
          equality,
          uninterpreted,
          differenceInt,
          differenceReal,
          atoms,
          terms,
          Optional.ofNullable(beyond));
    }
  }
}
