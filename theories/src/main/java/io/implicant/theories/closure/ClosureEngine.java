package io.implicant.theories.closure;

import io.implicant.logic.BoolConstant;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.GoalClauses;
import io.implicant.theories.Literal;
import io.implicant.theories.SupportedFormulas;
import io.implicant.theories.UnsupportedFormulaException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * F_P(e) by one labelled closure, exact for EUF with difference logic over Int, Real and declared
 * sorts. The closed base of P is built predicate by predicate: the columns are doubled, the two
 * literals asserted, conclusions drawn, inconsistent columns deleted; so there are never more
 * columns than twice the consistent minterms of what has been added. A goal is then asked path by
 * path of its negation on copies of the base, with the columns that every path so far has refuted.
 *
 * <p>Predicates are literals, at most {@link #MAX_PREDICATES}; weights must fit a long, else {@link
 * ArithmeticException}.
 */
public final class ClosureEngine {
  public static final int MAX_PREDICATES = 62;

  private final Terms terms;
  private final List<Formula> predicates;
  private Closure base;
  private BigInteger denominator;

  /**
   * An engine for the predicates.
   *
   * @throws UnsupportedFormulaException if one of them is not a literal of EUF and difference logic
   */
  public ClosureEngine(Terms terms, List<? extends Formula> predicates)
      throws UnsupportedFormulaException {
    this.terms = terms;
    this.predicates = List.copyOf(predicates);
    if (predicates.size() > MAX_PREDICATES) {
      throw new IllegalArgumentException("more than " + MAX_PREDICATES + " predicates");
    }
    for (Formula predicate : predicates) {
      SupportedFormulas.requireLiteral(predicate, SupportedFormulas.all(terms));
    }
    build(commonDenominator(this.predicates));
  }

  private void build(BigInteger commonDenominator) {
    denominator = commonDenominator;
    base = new Closure(new Graph(terms, denominator));
    base.separateTruth();
    for (int predicate : connectedOrder()) {
      base.addPredicate(predicate);
      long[] with = base.labels().with(predicate);
      long[] without = base.labels().minus(base.labels().all(), with);
      if (predicates.get(predicate) instanceof BoolConstant constant) {
        base.refute(constant.value() ? without : with);
      } else {
        Literal literal = Literal.of(predicates.get(predicate), true).orElseThrow();
        base.add(literal, with);
        base.add(literal.negated(), without);
      }
      base.close();
      base.dropRefuted();
    }
    base.refute(Refutation.of(base.copy(), base.labels().all()));
    base.dropRefuted();
  }

  /** Predicates that share terms with those before them come next. */
  private List<Integer> connectedOrder() {
    List<Integer> order = new ArrayList<>();
    Set<Term> seen = new HashSet<>();
    BitSet left = new BitSet();
    left.set(0, predicates.size());
    while (!left.isEmpty()) {
      int next = left.nextSetBit(0);
      int best = -1;
      for (int i = next; i >= 0; i = left.nextSetBit(i + 1)) {
        int shared = 0;
        for (Term term : Dag.postorder(List.of(predicates.get(i)))) {
          shared += !(term instanceof Formula) && seen.contains(term) ? 1 : 0;
        }
        if (shared > best) {
          best = shared;
          next = i;
        }
      }
      left.clear(next);
      seen.addAll(Dag.postorder(List.of(predicates.get(next))));
      order.add(next);
    }
    return order;
  }

  /** The number of minterms over P that are consistent. */
  public int consistentCount() {
    return base.labels().columns();
  }

  /** The consistent minterms; bit i is predicate i. */
  public long[] consistent() {
    return base.labels().mintermsIn(base.labels().all());
  }

  /**
   * The consistent minterms that imply the goal; with all inconsistent ones they are F_P(goal).
   *
   * @throws UnsupportedFormulaException if an atom of the goal is outside EUF and difference logic
   */
  public long[] implying(Formula goal) throws UnsupportedFormulaException {
    SupportedFormulas.requireAtoms(goal, SupportedFormulas.all(terms));
    BigInteger needed = commonDenominator(List.of(goal));
    if (!denominator.mod(needed).equals(BigInteger.ZERO)) {
      build(denominator.multiply(needed).divide(denominator.gcd(needed)));
    }
    Labels labels = base.labels();
    long[] candidates = labels.all();
    for (List<Literal> path : new GoalClauses(goal).negatedClauses()) {
      Closure state = base.copy();
      for (Literal literal : path) {
        state.add(literal, candidates);
      }
      candidates = Refutation.of(state, candidates);
      if (candidates == labels.empty()) {
        break;
      }
    }
    return labels.mintermsIn(candidates);
  }

  /** The least common multiple of the denominators of Real constants. */
  private static BigInteger commonDenominator(List<? extends Formula> formulas) {
    BigInteger common = BigInteger.ONE;
    for (Term term : Dag.postorder(formulas)) {
      BigFraction constant = BigFraction.ONE;
      if (term instanceof Sum sum && sum.sort() == Sort.REAL) {
        constant = sum.constant();
      } else if (term instanceof Comparison comparison && comparison.operandSort() == Sort.REAL) {
        constant = comparison.bound();
      }
      BigInteger denominator = constant.getDenominator();
      common = common.multiply(denominator).divide(common.gcd(denominator));
    }
    return common;
  }
}
