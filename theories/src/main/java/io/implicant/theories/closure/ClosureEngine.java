package io.implicant.theories.closure;

import io.implicant.logic.Atom;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.CaseElimination;
import io.implicant.theories.GoalClauses;
import io.implicant.theories.Literal;
import io.implicant.theories.SupportedFormulas;
import io.implicant.theories.UnsupportedFormulaException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * F_P(e) by one labelled closure, exact for EUF with difference logic over Int, Real and declared
 * sorts, for predicates and goals of any Boolean shape.
 *
 * <p>Columns are assignments to the atoms of P. The closed base is built atom by atom: the columns
 * are doubled, the two literals asserted, conclusions drawn, inconsistent columns deleted; so there
 * are never more columns than twice the consistent ones of what has been added. A goal is then
 * asked path by path of its negation on copies of the base, with the columns that every path so far
 * has refuted. A column belongs to the minterm that its atoms give the predicates; a minterm is
 * consistent if it has a column, and implies the goal if all its columns do.
 *
 * <p>At most {@link #MAX_ATOMS} atoms in P; weights must fit a long, else {@link
 * ArithmeticException}. Not thread-safe.
 */
public final class ClosureEngine {
  public static final int MAX_ATOMS = 62;

  private final Terms terms;
  private final List<Formula> predicates = new ArrayList<>();
  private final List<Atom> atoms = new ArrayList<>();
  private final Skeleton skeleton;
  private Closure base;
  private BigInteger denominator;

  /**
   * An engine for the predicates.
   *
   * @throws UnsupportedFormulaException if an atom is outside EUF and difference logic
   */
  public ClosureEngine(Terms terms, List<? extends Formula> predicates)
      throws UnsupportedFormulaException {
    this.terms = terms;
    Set<Atom> found = new LinkedHashSet<>();
    for (Formula predicate : predicates) {
      Formula plain = supported(predicate);
      this.predicates.add(plain);
      Dag.postorder(List.of(plain), term -> term instanceof Formula).stream()
          .filter(Atom.class::isInstance)
          .forEach(atom -> found.add((Atom) atom));
    }
    atoms.addAll(found);
    if (atoms.size() > MAX_ATOMS || predicates.size() > MAX_ATOMS) {
      throw new IllegalArgumentException("more than " + MAX_ATOMS + " predicates or atoms");
    }
    skeleton = new Skeleton(this.predicates, atoms);
    build(commonDenominator(this.predicates));
  }

  private Formula supported(Formula formula) throws UnsupportedFormulaException {
    Formula plain = CaseElimination.eliminate(terms, formula);
    SupportedFormulas.requireAtoms(plain, SupportedFormulas.all(terms));
    return plain;
  }

  private void build(BigInteger commonDenominator) {
    denominator = commonDenominator;
    base = new Closure(new Graph(terms, denominator));
    base.separateTruth();
    for (int atom : connectedOrder()) {
      base.addColumnsFor(atom);
      long[] with = base.labels().with(atom);
      base.add(new Literal(atoms.get(atom), true), with);
      base.add(new Literal(atoms.get(atom), false), base.labels().minus(base.labels().all(), with));
      base.close();
      base.dropRefuted();
    }
    base.refute(Refutation.of(base.copy(), base.labels().all()));
    base.dropRefuted();
  }

  /** Atoms that share the most terms with those before them come next. */
  private List<Integer> connectedOrder() {
    List<Integer> order = new ArrayList<>();
    Set<Term> seen = new HashSet<>();
    BitSet left = new BitSet();
    left.set(0, atoms.size());
    while (!left.isEmpty()) {
      int next = left.nextSetBit(0);
      long most = -1;
      for (int i = next; i >= 0; i = left.nextSetBit(i + 1)) {
        long shared =
            Dag.postorder(atoms.get(i).children()).stream().filter(seen::contains).count();
        if (shared > most) {
          most = shared;
          next = i;
        }
      }
      left.clear(next);
      seen.addAll(Dag.postorder(atoms.get(next).children()));
      order.add(next);
    }
    return order;
  }

  /** The consistent minterms over P, ascending; bit i is predicate i. */
  public long[] consistent() {
    return minterms(base.labels().assignmentsIn(base.labels().all()), new long[0]);
  }

  /**
   * The consistent minterms over P that imply the goal, ascending; with all inconsistent ones they
   * are F_P(goal).
   *
   * @throws UnsupportedFormulaException if an atom of the goal is outside EUF and difference logic
   */
  public long[] implying(Formula goal) throws UnsupportedFormulaException {
    Formula plain = supported(goal);
    BigInteger needed = commonDenominator(List.of(plain));
    if (!denominator.mod(needed).equals(BigInteger.ZERO)) {
      build(denominator.multiply(needed).divide(denominator.gcd(needed)));
    }
    Labels labels = base.labels();
    long[] candidates = labels.all();
    for (List<Literal> path : new GoalClauses(plain).negatedClauses()) {
      Closure state = base.copy();
      for (Literal literal : path) {
        state.add(literal, candidates);
      }
      candidates = Refutation.of(state, candidates);
      if (candidates == labels.empty()) {
        break;
      }
    }
    long[] others = labels.assignmentsIn(labels.minus(labels.all(), candidates));
    return minterms(labels.assignmentsIn(candidates), others);
  }

  /** The minterms that have a column among the first and none among the second. */
  private long[] minterms(long[] columns, long[] others) {
    if (skeleton.isIdentity()) {
      long[] sorted = columns.clone();
      Arrays.sort(sorted);
      return sorted;
    }
    Set<Long> minterms = new TreeSet<>();
    for (long column : columns) {
      minterms.add(skeleton.minterm(column));
    }
    for (long column : others) {
      minterms.remove(skeleton.minterm(column));
    }
    return minterms.stream().mapToLong(Long::longValue).toArray();
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
