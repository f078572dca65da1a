package io.implicant.theories;

import io.implicant.logic.Atom;
import io.implicant.logic.Comparison;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.sdp.Fact;
import io.implicant.sdp.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Difference logic over Real and Int: the rules of LBC07 Figure 7, with the number zero for x0.
 * Over Int a strict bound is tightened when the literal becomes a fact, so all bounds are
 * non-strict.
 *
 * <p>Figure 7 has no rule for disequalities, which the negations of equalities in P need: X <= Y +
 * C, Y <= X - C and X != Y + C give the contradiction. Over Real this is complete; over Int, where
 * disequalities are not convex, {@link IntegerSplits} tells whether it was.
 *
 * <p>Paths are not composed at zero. An illegal cycle passes zero at most once, so it shows as two
 * bounds between zero and one variable; and if x = y + c follows by a path through zero, then the
 * bounds fix both x and y to numbers, so rule (E) also gives X = C ({@link Fixed}), and from two
 * such facts follows what follows. Composing at zero relates all variables that have bounds to each
 * other and, where there are offsets, derives most numbers up to the bound: on queries from drivers
 * it made 100 times as many facts.
 *
 * <p>Rounds: lg(m) for m variables (Proposition 3.11), one more for rule (E), which needs the
 * bounds of the last round, and one for two fixed variables. {@link ConstantBound} says what is
 * derived.
 */
public final class Difference implements Theory {
  private static final String TIE = "antisymmetry (E)";

  private final Term zeroInt;
  private final Term zeroReal;

  public Difference(Terms terms) {
    zeroInt = terms.number(BigFraction.ZERO, Sort.INT);
    zeroReal = terms.number(BigFraction.ZERO, Sort.REAL);
  }

  @Override
  public String name() {
    return "difference logic";
  }

  @Override
  public boolean owns(Term term) {
    return term instanceof Sum;
  }

  @Override
  public boolean accepts(Atom atom) {
    return atom instanceof Comparison comparison && comparison.isDifference();
  }

  Term zero(Sort sort) {
    return sort == Sort.INT ? zeroInt : zeroReal;
  }

  @Override
  public List<Fact> facts(Literal literal) {
    Comparison atom = (Comparison) literal.atom();
    Term zero = zero(atom.operandSort());
    Term plus = atom.plus().orElse(zero);
    Term minus = atom.minus().orElse(zero);
    BigFraction bound = atom.bound();
    if (atom.isEquality()) {
      return literal.positive()
          ? List.of(
              new Bound(plus, minus, bound, false), new Bound(minus, plus, bound.negate(), false))
          : List.of(new Disequal(plus, minus, bound));
    } else if (literal.positive()) {
      return List.of(new Bound(plus, minus, bound, false));
    } else if (atom.operandSort() == Sort.INT) {
      return List.of(new Bound(minus, plus, bound.negate().subtract(1), false));
    }
    return List.of(new Bound(minus, plus, bound.negate(), true));
  }

  @Override
  public List<Fact> equality(Term left, Term right) {
    return List.of(
        new Bound(left, right, BigFraction.ZERO, false),
        new Bound(right, left, BigFraction.ZERO, false));
  }

  @Override
  public int depthBound(Collection<Fact> inputs) {
    int variables = Math.max(1, variables(inputs).size());
    return Integer.SIZE - Integer.numberOfLeadingZeros(variables - 1) + 2;
  }

  @Override
  public Saturation start(Collection<Fact> inputs) {
    return new Paths(ConstantBound.of(inputs));
  }

  /** The variables of the facts, zero among them if it occurs. */
  static Set<Term> variables(Collection<Fact> facts) {
    Set<Term> variables = new HashSet<>();
    for (Fact fact : facts) {
      if (fact instanceof Bound bound) {
        variables.add(bound.left());
        variables.add(bound.right());
      } else if (fact instanceof Disequal disequal) {
        variables.add(disequal.left());
        variables.add(disequal.right());
      } else {
        throw new IllegalArgumentException("not a fact of difference logic: " + fact);
      }
    }
    return variables;
  }

  private static final class Paths implements Saturation {
    private final ConstantBound allowed;
    private final Set<Fact> known = new HashSet<>();
    private final Map<Term, List<Bound>> from = new HashMap<>();
    private final Map<Term, List<Bound>> to = new HashMap<>();
    private final List<Fixed> fixed = new ArrayList<>();
    private final List<Disequal> disequals = new ArrayList<>();

    Paths(ConstantBound allowed) {
      this.allowed = allowed;
    }

    @Override
    public List<Rule> add(Fact fact) {
      known.add(fact);
      List<Rule> rules = new ArrayList<>();
      if (fact instanceof Disequal disequal) {
        addDisequality(disequal, rules);
      } else if (fact instanceof Bound bound) {
        addBound(bound, rules);
      } else if (fact instanceof Fixed value) {
        fixed.forEach(other -> addFixed(value, other, rules));
        fixed.add(value);
      }
      return rules;
    }

    private void addBound(Bound bound, List<Rule> rules) {
      for (Bound next : from.getOrDefault(bound.right(), List.of())) {
        compose(bound, next, rules);
      }
      for (Bound last : to.getOrDefault(bound.left(), List.of())) {
        compose(last, bound, rules);
      }
      for (Bound back : from.getOrDefault(bound.right(), List.of())) {
        if (back.right() == bound.left()) {
          close(bound, back, rules);
        }
      }
      from.computeIfAbsent(bound.left(), key -> new ArrayList<>()).add(bound);
      to.computeIfAbsent(bound.right(), key -> new ArrayList<>()).add(bound);
    }

    /** Rules (A) and (B): X <= Z + C and Z <= Y + D give X <= Y + (C + D), strict if one is. */
    private void compose(Bound first, Bound second, List<Rule> rules) {
      Bound sum =
          new Bound(
              first.left(),
              second.right(),
              first.constant().add(second.constant()),
              first.strict() || second.strict());
      boolean atZero = first.right() instanceof Sum;
      if (!atZero && sum.left() != sum.right() && allowed.allows(sum)) {
        rules.add(Rule.of(first.strict() ? "sum (B)" : "sum (A)", sum, first, second));
      }
    }

    /** Two bounds between the same variables: rules (C), (D), (E) and disequalities. */
    private void close(Bound bound, Bound back, List<Rule> rules) {
      BigFraction sum = bound.constant().add(back.constant());
      boolean strict = bound.strict() || back.strict();
      int sign = sum.compareTo(BigFraction.ZERO);
      if (sign < 0 || (sign == 0 && strict)) {
        rules.add(Rule.of(strict ? "cycle (C)" : "cycle (D)", Fact.CONTRADICTION, bound, back));
      } else if (sign == 0) {
        tie(bound, back, rules);
      }
    }

    /** X <= Y + C and Y <= X - C: X = Y if C is zero, and X != Y + C is contradicted. */
    private void tie(Bound bound, Bound back, List<Rule> rules) {
      if (bound.left() instanceof Sum) {
        rules.add(Rule.of(TIE, new Fixed(bound.right(), back.constant()), bound, back));
      } else if (bound.right() instanceof Sum) {
        rules.add(Rule.of(TIE, new Fixed(bound.left(), bound.constant()), bound, back));
      } else if (bound.constant().equals(BigFraction.ZERO)) {
        rules.add(Rule.of(TIE, Equal.of(bound.left(), bound.right()), bound, back));
      }
      for (Bound side : List.of(bound, back)) {
        Disequal disequal = new Disequal(side.left(), side.right(), side.constant());
        if (known.contains(disequal)) {
          rules.add(Rule.of("disequality", Fact.CONTRADICTION, bound, back, disequal));
        }
      }
    }

    /** X = C and Y = D: X = Y if C is D, and X != Y + (C - D) is contradicted. */
    private void addFixed(Fixed first, Fixed second, List<Rule> rules) {
      boolean sameSort = first.variable().sort() == second.variable().sort();
      if (sameSort
          && first.variable() != second.variable()
          && first.value().equals(second.value())) {
        Equal equal = Equal.of(first.variable(), second.variable());
        rules.add(Rule.of("same number", equal, first, second));
      }
      for (Disequal disequal : disequals) {
        addOffset(first, second, disequal, rules);
        addOffset(second, first, disequal, rules);
      }
    }

    private static void addOffset(Fixed left, Fixed right, Disequal disequal, List<Rule> rules) {
      if (left.variable() == disequal.left()
          && right.variable() == disequal.right()
          && left.value().subtract(right.value()).equals(disequal.constant())) {
        rules.add(Rule.of("disequality", Fact.CONTRADICTION, left, right, disequal));
      }
    }

    private void addDisequality(Disequal disequal, List<Rule> rules) {
      for (Fixed left : fixed) {
        fixed.forEach(right -> addOffset(left, right, disequal, rules));
      }
      disequals.add(disequal);
      Bound bound = new Bound(disequal.left(), disequal.right(), disequal.constant(), false);
      Bound back =
          new Bound(disequal.right(), disequal.left(), disequal.constant().negate(), false);
      if (known.contains(bound) && known.contains(back)) {
        rules.add(Rule.of("disequality", Fact.CONTRADICTION, bound, back, disequal));
      }
    }
  }
}
