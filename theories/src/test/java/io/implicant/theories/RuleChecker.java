package io.implicant.theories;

import io.implicant.logic.Apply;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.sdp.Fact;
import io.implicant.sdp.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;

/** Whether a step is an instance of the rule it names: Figures 2 and 7 and our additions, anew. */
final class RuleChecker {
  private RuleChecker() {}

  static boolean isInstance(Rule rule) {
    List<Fact> premises = rule.premises();
    Fact conclusion = rule.conclusion();
    return switch (rule.name()) {
      case "transitivity" -> isTransitivity(equal(premises, 0), equal(premises, 1), conclusion);
      case "congruence" -> conclusion instanceof Equal equal && isCongruence(premises, equal);
      case "contradiction" ->
          isContradiction(conclusion)
              && premises.get(1) instanceof Distinct distinct
              && sides(equal(premises, 0)).equals(Set.of(distinct.left(), distinct.right()));
      case "true is not false" ->
          isContradiction(conclusion)
              && sides(equal(premises, 0)).stream().allMatch(t -> t instanceof BoolConstant);
      case "sum (A)", "sum (B)" -> isSum(bound(premises, 0), bound(premises, 1), rule);
      case "cycle (C)", "cycle (D)" -> isCycle(bound(premises, 0), bound(premises, 1), rule);
      case "antisymmetry (E)" -> isTie(bound(premises, 0), bound(premises, 1), conclusion);
      case "same number" ->
          sides((Equal) conclusion).equals(Set.of(fixed(premises, 0), fixed(premises, 1)))
              && value(premises, 0).equals(value(premises, 1));
      case "disequality" -> isContradiction(conclusion) && isDisequality(premises);
      case "equality" -> isExchange(equal(premises, 0), conclusion);
      default -> false;
    };
  }

  private static boolean isContradiction(Fact fact) {
    return fact == Fact.CONTRADICTION;
  }

  private static Equal equal(List<Fact> premises, int index) {
    return (Equal) premises.get(index);
  }

  private static Bound bound(List<Fact> premises, int index) {
    return (Bound) premises.get(index);
  }

  private static Term fixed(List<Fact> premises, int index) {
    return ((Fixed) premises.get(index)).variable();
  }

  private static BigFraction value(List<Fact> premises, int index) {
    return ((Fixed) premises.get(index)).value();
  }

  private static Set<Term> sides(Equal equal) {
    return Set.of(equal.left(), equal.right());
  }

  private static boolean isTransitivity(Equal first, Equal second, Fact conclusion) {
    Set<Term> ends = new HashSet<>(sides(first));
    for (Term term : sides(second)) {
      if (!ends.remove(term)) {
        ends.add(term);
      }
    }
    return conclusion instanceof Equal equal && sides(equal).equals(ends);
  }

  private static boolean isCongruence(List<Fact> premises, Equal equal) {
    Term left = equal.left();
    Term right = equal.right();
    boolean sameSymbol = symbol(left) == symbol(right);
    Set<Fact> needed = new HashSet<>();
    for (int i = 0; sameSymbol && i < left.children().size(); i++) {
      if (left.children().get(i) != right.children().get(i)) {
        needed.add(Equal.of(left.children().get(i), right.children().get(i)));
      }
    }
    return sameSymbol && needed.equals(new HashSet<>(premises));
  }

  private static Object symbol(Term term) {
    return term instanceof Apply apply ? apply.symbol() : ((Predicate) term).symbol();
  }

  private static boolean isSum(Bound first, Bound second, Rule rule) {
    BigFraction constant = first.constant().add(second.constant());
    boolean strict = first.strict() || second.strict();
    return first.right() == second.left()
        && rule.name().equals(first.strict() ? "sum (B)" : "sum (A)")
        && rule.conclusion().equals(new Bound(first.left(), second.right(), constant, strict));
  }

  private static boolean isCycle(Bound first, Bound second, Rule rule) {
    int sign = first.constant().add(second.constant()).compareTo(BigFraction.ZERO);
    boolean strict = first.strict() || second.strict();
    return isContradiction(rule.conclusion())
        && first.left() == second.right()
        && first.right() == second.left()
        && rule.name().equals(strict ? "cycle (C)" : "cycle (D)")
        && (strict ? sign <= 0 : sign < 0);
  }

  /** Two non-strict bounds that say left = right + constant. */
  private static boolean isEquation(Bound first, Bound second) {
    return first.left() == second.right()
        && first.right() == second.left()
        && !first.strict()
        && !second.strict()
        && first.constant().equals(second.constant().negate());
  }

  private static boolean isTie(Bound first, Bound second, Fact conclusion) {
    if (!isEquation(first, second)) {
      return false;
    } else if (conclusion instanceof Fixed fixed) {
      Bound above = first.right() instanceof Sum ? first : second;
      return above.right() instanceof Sum
          && fixed.equals(new Fixed(above.left(), above.constant()));
    }
    return first.constant().equals(BigFraction.ZERO)
        && conclusion.equals(Equal.of(first.left(), first.right()));
  }

  private static boolean isDisequality(List<Fact> premises) {
    Disequal disequal = (Disequal) premises.get(2);
    if (premises.get(0) instanceof Bound) {
      Bound first = bound(premises, 0);
      Bound second = bound(premises, 1);
      Bound named = first.left() == disequal.left() ? first : second;
      return isEquation(first, second)
          && named.right() == disequal.right()
          && named.constant().equals(disequal.constant());
    }
    return fixed(premises, 0) == disequal.left()
        && fixed(premises, 1) == disequal.right()
        && value(premises, 0).subtract(value(premises, 1)).equals(disequal.constant());
  }

  private static boolean isExchange(Equal equal, Fact conclusion) {
    return conclusion instanceof Bound bound
        && sides(equal).equals(Set.of(bound.left(), bound.right()))
        && bound.constant().equals(BigFraction.ZERO)
        && !bound.strict();
  }
}
