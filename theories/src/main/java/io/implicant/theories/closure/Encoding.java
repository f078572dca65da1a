package io.implicant.theories.closure;

import io.implicant.logic.Apply;
import io.implicant.logic.Atom;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The terms of a query as nodes 0, 1, 2, ...: one per term that is not a sum, one for zero of each
 * numeric sort, two for true and false. A sum {@code t + c} is the node of t and the offset c.
 * Atoms become {@link Constraint}s.
 *
 * <p>Weights over Int are the constants. Over Real they are {@code constant * denominator *
 * STRICT}, less one for each strict bound of a path, so that a zero cycle with a strict bound is
 * negative: a path has fewer than {@link #STRICT} bounds. The factor does not depend on the number
 * of nodes, so that nodes may be added later; the denominator does depend on the constants.
 */
final class Encoding {
  /** The weight of one unit over Real; the number of nodes must stay below. */
  static final long STRICT = 1 << 20;

  /** A constant over Real has another denominator than those before: start anew with this one. */
  static final class NewDenominator extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final BigInteger denominator;

    NewDenominator(BigInteger denominator) {
      super(null, null, false, false);
      this.denominator = denominator;
    }

    BigInteger denominator() {
      return denominator;
    }
  }

  /** An atom that is no constraint on nodes; whoever asked knows how to say which. */
  static final class OutsideFragment extends RuntimeException {
    private static final long serialVersionUID = 1;

    OutsideFragment(Term term) {
      super(term.toString(), null, false, false);
    }
  }

  /** An application of a function or predicate: argument k is node(k) + offset(k). */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Application(int node, Symbol symbol, int[] nodes, long[] offsets) {
    Application {
      assert nodes.length == offsets.length;
    }
  }

  private final Term truth;
  private final Term falsity;
  private final Term zeroInt;
  private final Term zeroReal;
  private final BigInteger denominator;
  private final Map<Term, Integer> nodes = new HashMap<>();
  private final List<Sort> sorts = new ArrayList<>();
  private final List<Application> applications = new ArrayList<>();
  private int zeroIntNode = -1;
  private int zeroRealNode = -1;

  /** {@code denominator} is a common one of all Real constants. */
  Encoding(Terms terms, BigInteger denominator) {
    this.denominator = denominator;
    truth = terms.bool(true);
    falsity = terms.bool(false);
    zeroInt = terms.number(BigFraction.ZERO, Sort.INT);
    zeroReal = terms.number(BigFraction.ZERO, Sort.REAL);
  }

  int size() {
    return sorts.size();
  }

  boolean isIntegral(int node) {
    return sorts.get(node) == Sort.INT;
  }

  /** Whether the node is the number zero, of Int or of Real. */
  boolean isZero(int node) {
    return node == zeroIntNode || node == zeroRealNode;
  }

  /** In the order of their nodes. */
  List<Application> applications() {
    return applications;
  }

  boolean hasTruth() {
    return nodes.containsKey(truth);
  }

  int truth() {
    return node(truth);
  }

  int falsity() {
    return node(falsity);
  }

  /** The atom as a constraint. */
  Constraint constraint(Atom atom) {
    Constraint constraint = encode(atom);
    if (size() >= STRICT) {
      throw new ArithmeticException("more than " + STRICT + " terms");
    }
    return constraint;
  }

  private Constraint encode(Atom atom) {
    if (atom instanceof Predicate) {
      return Constraint.truth(node(atom), truth(), falsity());
    } else if (atom instanceof Comparison comparison) {
      if (!comparison.isDifference()) {
        throw new OutsideFragment(atom);
      }
      Sort sort = comparison.operandSort();
      int plus = comparison.plus().map(this::node).orElseGet(() -> zero(sort));
      int minus = comparison.minus().map(this::node).orElseGet(() -> zero(sort));
      long weight = weight(comparison.bound(), sort);
      return comparison.isEquality()
          ? Constraint.equality(plus, minus, weight)
          : Constraint.bound(plus, minus, weight);
    }
    return Constraint.equality(node(atom.children().get(0)), node(atom.children().get(1)), 0);
  }

  private int zero(Sort sort) {
    if (sort == Sort.INT) {
      zeroIntNode = zeroIntNode < 0 ? newNode(zeroInt) : zeroIntNode;
      return zeroIntNode;
    }
    zeroRealNode = zeroRealNode < 0 ? newNode(zeroReal) : zeroRealNode;
    return zeroRealNode;
  }

  private int newNode(Term term) {
    int node = sorts.size();
    nodes.put(term, node);
    sorts.add(term.sort());
    if (isConstant(term)) {
      node(term == truth ? falsity : truth); // whoever has one has both
    }
    return node;
  }

  /** The node of a term that is not a sum. */
  private int node(Term term) {
    Integer known = nodes.get(term);
    if (known != null) {
      return known;
    }
    for (Term child : term.children()) {
      if (!child.children().isEmpty()) {
        // Deep terms are entered from below, without recursion.
        Dag.postorder(term.children(), t -> !nodes.containsKey(t)).forEach(this::enter);
        break;
      }
    }
    return enter(term);
  }

  private int enter(Term term) {
    if (term instanceof Sum sum) {
      if (!sum.isOffset()) {
        throw new OutsideFragment(sum);
      }
      return sum.isNumber() ? zero(sum.sort()) : node(sum.summands().get(0));
    } else if (!(term instanceof Apply || term instanceof Predicate || isConstant(term))) {
      throw new OutsideFragment(term);
    }
    Integer known = nodes.get(term);
    if (known != null) {
      return known;
    }
    int count = term.children().size();
    int[] arguments = new int[count];
    long[] offsets = new long[count];
    for (int i = 0; i < count; i++) {
      Term child = term.children().get(i);
      if (child instanceof Formula && !(child instanceof BoolConstant)) {
        throw new OutsideFragment(child);
      }
      offsets[i] = child instanceof Sum sum ? weight(sum.constant(), sum.sort()) : 0;
      arguments[i] = child instanceof Sum ? enter(child) : node(child);
    }
    int node = newNode(term);
    if (count > 0) {
      applications.add(new Application(node, symbol(term), arguments, offsets));
    }
    return node;
  }

  private boolean isConstant(Term term) {
    return term == truth || term == falsity;
  }

  private static Symbol symbol(Term term) {
    return term instanceof Apply apply ? apply.symbol() : ((Predicate) term).symbol();
  }

  /** The constant as a weight. */
  private long weight(BigFraction constant, Sort sort) {
    if (sort == Sort.INT) {
      return exact(constant.getNumerator());
    }
    BigFraction scaled = constant.multiply(denominator);
    BigInteger rest = scaled.getDenominator();
    if (!rest.equals(BigInteger.ONE)) {
      throw new NewDenominator(denominator.multiply(rest));
    }
    return Math.multiplyExact(exact(scaled.getNumerator()), STRICT);
  }

  private static long exact(BigInteger number) {
    if (number.bitLength() > 62) {
      throw new ArithmeticException("a constant beyond 62 bits, " + number);
    }
    return number.longValue();
  }
}
