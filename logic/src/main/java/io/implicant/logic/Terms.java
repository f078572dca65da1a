package io.implicant.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The maker of all sorts, symbols, terms and formulas. It interns, so that equal terms are the same
 * object, and it normalises: constants are folded, and an atom reaches the form described at {@link
 * Comparison} and {@link Equality} whatever way it was written.
 *
 * <p>Terms of different {@code Terms} must not be mixed. Safe for use by several threads. Each
 * method costs time in the number of its direct operands, not in their size.
 */
public final class Terms {
  /** The default bound on the number of different terms. */
  public static final int DEFAULT_MAX_NODES = 1 << 23;

  /** A bound on the summands of all sums together, since sums are stored flat. */
  private static final long MAX_SUMMANDS = 1L << 23;

  private final Map<List<Object>, Sort> sorts = new HashMap<>();
  private final Map<String, Map<List<Object>, Symbol>> symbols = new HashMap<>();
  private final AtomicInteger freshSymbols = new AtomicInteger();
  private final NodeTable nodes;
  private final Formula truth;
  private final Formula falsity;
  private long summands;

  public Terms() {
    this(DEFAULT_MAX_NODES);
  }

  /** Beyond {@code maxNodes} different terms every maker throws {@link TermLimitException}. */
  public Terms(int maxNodes) {
    if (maxNodes < 2) {
      throw new IllegalArgumentException("maxNodes must be at least 2, was " + maxNodes);
    }
    nodes = new NodeTable(maxNodes);
    truth = intern(new BoolConstant(true));
    falsity = intern(new BoolConstant(false));
  }

  /** The declared sort of that name, applied to the given sorts. */
  public Sort sort(String name, Sort... arguments) {
    for (Sort builtIn : List.of(Sort.BOOL, Sort.INT, Sort.REAL)) {
      if (builtIn.name().equals(name) && arguments.length == 0) {
        return builtIn;
      }
    }
    List<Sort> list = List.of(arguments);
    synchronized (sorts) {
      return sorts.computeIfAbsent(List.of(name, list), key -> new Sort(name, list));
    }
  }

  /** The function symbol of that name and signature. */
  public Symbol symbol(String name, List<Sort> arguments, Sort result) {
    synchronized (symbols) {
      return symbols
          .computeIfAbsent(name, key -> new HashMap<>(2))
          .computeIfAbsent(
              List.of(List.copyOf(arguments), result),
              key -> new Symbol(name, arguments, result, 0));
    }
  }

  /** A symbol different from all others, whatever their names. */
  public Symbol freshSymbol(String name, List<Sort> arguments, Sort result) {
    return new Symbol(name, arguments, result, freshSymbols.incrementAndGet());
  }

  /** The constant of that name and sort, a {@link Formula} if the sort is Bool. */
  public Term constant(String name, Sort sort) {
    return apply(symbol(name, List.of(), sort), List.of());
  }

  /** The symbol applied to arguments, a {@link Formula} if its result is Bool. */
  public Term apply(Symbol symbol, List<? extends Term> arguments) {
    if (arguments.size() != symbol.arity()) {
      throw new IllegalArgumentException(
          symbol.name() + " takes " + symbol.arity() + " arguments, not " + arguments.size());
    }
    for (int i = 0; i < arguments.size(); i++) {
      requireSort(symbol.arguments().get(i), arguments.get(i));
    }
    return symbol.result().isBool()
        ? intern(new Predicate(symbol, arguments))
        : intern(new Apply(symbol, arguments));
  }

  /** The number of sort Int. */
  public Term number(long value) {
    return number(new BigFraction(BigInteger.valueOf(value)), Sort.INT);
  }

  /** The number, which must be whole if the sort is Int. */
  public Term number(BigFraction value, Sort sort) {
    requireNumeric(sort);
    requireWhole(value, sort);
    return intern(new Sum(sort, List.of(), List.of(), Linear.checked(value)));
  }

  /** The sum of at least one term. */
  public Term add(List<? extends Term> terms) {
    if (terms.isEmpty()) {
      throw new IllegalArgumentException("expected terms to add, found []");
    }
    Linear sum = new Linear(BigFraction.ZERO);
    for (Term term : terms) {
      requireSort(terms.get(0).sort(), term);
      sum.add(term, BigFraction.ONE);
    }
    return sum(sum, terms.get(0).sort());
  }

  public Term subtract(Term left, Term right) {
    return sum(difference(left, right), left.sort());
  }

  /** {@code factor * term}; the factor must be whole if the term's sort is Int. */
  public Term multiply(BigFraction factor, Term term) {
    requireNumeric(term.sort());
    requireWhole(factor, term.sort());
    Linear sum = new Linear(BigFraction.ZERO);
    if (!factor.equals(BigFraction.ZERO)) {
      sum.add(term, factor);
    }
    return sum(sum, term.sort());
  }

  /** The if-then-else of two terms of one sort, a {@link Formula} if the sort is Bool. */
  public Term ite(Formula condition, Term thenTerm, Term elseTerm) {
    requireSort(thenTerm.sort(), elseTerm);
    if (condition instanceof BoolConstant constant) {
      return constant.value() ? thenTerm : elseTerm;
    } else if (thenTerm == elseTerm) {
      return thenTerm;
    } else if (condition instanceof Not not) {
      return ite(not.operand(), elseTerm, thenTerm);
    } else if (thenTerm instanceof Formula left && elseTerm instanceof Formula right) {
      return conditional(condition, left, right);
    }
    return intern(new Choice(condition, thenTerm, elseTerm));
  }

  private Formula conditional(Formula condition, Formula left, Formula right) {
    if (left == truth || left == condition) {
      return or(condition, right);
    } else if (left == falsity || areOpposite(left, condition)) {
      return and(not(condition), right);
    } else if (right == truth || areOpposite(right, condition)) {
      return or(not(condition), left);
    } else if (right == falsity || right == condition) {
      return and(condition, left);
    } else if (areOpposite(left, right)) {
      return iff(condition, left);
    }
    return intern(new Conditional(condition, left, right));
  }

  public Formula bool(boolean value) {
    return value ? truth : falsity;
  }

  public Formula not(Formula operand) {
    if (operand instanceof Not not) {
      return not.operand();
    } else if (operand instanceof BoolConstant constant) {
      return bool(!constant.value());
    }
    return intern(new Not(operand));
  }

  public Formula and(Formula... operands) {
    return and(List.of(operands));
  }

  public Formula and(List<? extends Formula> operands) {
    return junction(true, operands);
  }

  public Formula or(Formula... operands) {
    return or(List.of(operands));
  }

  public Formula or(List<? extends Formula> operands) {
    return junction(false, operands);
  }

  private Formula junction(boolean conjunction, List<? extends Formula> operands) {
    Formula neutral = bool(conjunction);
    Formula dominant = bool(!conjunction);
    Set<Formula> kept = new LinkedHashSet<>();
    for (Formula operand : operands) {
      if (operand == dominant) {
        return dominant;
      } else if (operand != neutral) {
        kept.add(operand);
      }
    }
    for (Formula operand : kept) {
      if (operand instanceof Not not && kept.contains(not.operand())) {
        return dominant;
      }
    }
    if (kept.size() < 2) {
      return kept.isEmpty() ? neutral : kept.iterator().next();
    }
    return intern(new Junction(conjunction, new ArrayList<>(kept)));
  }

  public Formula implies(Formula premise, Formula conclusion) {
    return or(not(premise), conclusion);
  }

  public Formula iff(Formula left, Formula right) {
    boolean negated = left instanceof Not ^ right instanceof Not;
    Formula a = left instanceof Not not ? not.operand() : left;
    Formula b = right instanceof Not not ? not.operand() : right;
    Formula result;
    if (a == b) {
      result = truth;
    } else if (a instanceof BoolConstant constant) {
      result = constant.value() ? b : not(b);
    } else if (b instanceof BoolConstant constant) {
      result = constant.value() ? a : not(a);
    } else if (TermOrder.INSTANCE.compare(a, b) < 0) {
      result = intern(new Iff(a, b));
    } else {
      result = intern(new Iff(b, a));
    }
    return negated ? not(result) : result;
  }

  /** {@code left = right}, for terms of one sort, Bool included. */
  public Formula equal(Term left, Term right) {
    requireSort(left.sort(), right);
    if (left == right) {
      return truth;
    } else if (left instanceof Formula a && right instanceof Formula b) {
      return iff(a, b);
    } else if (left.sort().isNumeric()) {
      return isZero(difference(left, right), left.sort());
    } else if (TermOrder.INSTANCE.compare(left, right) < 0) {
      return intern(new Equality(left, right));
    }
    return intern(new Equality(right, left));
  }

  /** {@code left <= right}, for terms of one numeric sort. */
  public Formula atMost(Term left, Term right) {
    return atMostZero(difference(left, right), left.sort());
  }

  /** {@code smaller < larger}, for terms of one numeric sort. */
  public Formula less(Term smaller, Term larger) {
    return not(atMost(larger, smaller));
  }

  /** The number of different terms made so far. */
  public int size() {
    synchronized (nodes) {
      return nodes.size();
    }
  }

  /** Interns a finished linear combination; it must not be changed afterwards. */
  Term sum(Linear sum, Sort sort) {
    requireNumeric(sort);
    List<Term> terms = sum.terms();
    List<BigFraction> coefficients = sum.coefficients(terms);
    if (terms.size() == 1
        && coefficients.get(0).equals(BigFraction.ONE)
        && sum.constant().equals(BigFraction.ZERO)) {
      return terms.get(0);
    }
    return internSum(new Sum(sort, terms, coefficients, sum.constant()));
  }

  /** The normal form of {@code linear = 0}. */
  Formula isZero(Linear linear, Sort sort) {
    if (linear.isConstant()) {
      return bool(linear.constant().equals(BigFraction.ZERO));
    }
    if (sort == Sort.INT) {
      linear.scale(new BigFraction(BigInteger.ONE, linear.divisor()));
      if (!linear.constant().getDenominator().equals(BigInteger.ONE)) {
        return falsity;
      }
      if (linear.firstCoefficient().compareTo(BigFraction.ZERO) < 0) {
        linear.scale(BigFraction.MINUS_ONE);
      }
    } else {
      linear.scale(linear.firstCoefficient().reciprocal());
    }
    return comparison(true, linear, linear.constant().negate());
  }

  /** The normal form of {@code linear <= 0}. */
  Formula atMostZero(Linear linear, Sort sort) {
    requireNumeric(sort);
    if (linear.isConstant()) {
      return bool(linear.constant().compareTo(BigFraction.ZERO) <= 0);
    }
    if (sort == Sort.REAL) {
      linear.scale(linear.firstCoefficient().abs().reciprocal());
      return comparison(false, linear, linear.constant().negate());
    }
    linear.scale(new BigFraction(BigInteger.ONE, linear.divisor()));
    BigInteger bound = floor(linear.constant().negate());
    if (linear.firstCoefficient().compareTo(BigFraction.ZERO) > 0) {
      return comparison(false, linear, new BigFraction(bound));
    }
    linear.scale(BigFraction.MINUS_ONE);
    BigInteger opposite = bound.negate().subtract(BigInteger.ONE);
    return not(comparison(false, linear, new BigFraction(opposite)));
  }

  private Formula comparison(boolean equality, Linear linear, BigFraction bound) {
    List<Term> terms = linear.terms();
    return internSum(new Comparison(equality, terms, linear.coefficients(terms), bound));
  }

  private static Linear difference(Term left, Term right) {
    requireNumeric(left.sort());
    requireSort(left.sort(), right);
    Linear difference = new Linear(BigFraction.ZERO);
    difference.add(left, BigFraction.ONE);
    difference.add(right, BigFraction.MINUS_ONE);
    return difference;
  }

  private static BigInteger floor(BigFraction number) {
    BigInteger[] parts = number.getNumerator().divideAndRemainder(number.getDenominator());
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  private static boolean areOpposite(Formula a, Formula b) {
    return (a instanceof Not not && not.operand() == b)
        || (b instanceof Not other && other.operand() == a);
  }

  private static void requireSort(Sort expected, Term term) {
    if (term.sort() != expected) {
      throw new IllegalArgumentException(
          "expected a term of sort " + expected + ", found " + term + " of sort " + term.sort());
    }
  }

  private static void requireWhole(BigFraction number, Sort sort) {
    if (sort == Sort.INT && !number.getDenominator().equals(BigInteger.ONE)) {
      throw new IllegalArgumentException(number + " is not an Int");
    }
  }

  private static void requireNumeric(Sort sort) {
    if (!sort.isNumeric()) {
      throw new IllegalArgumentException("expected sort Int or Real, found " + sort);
    }
  }

  /** Interns a sum or comparison and counts its summands if it is new. */
  private <T extends Term> T internSum(T candidate) {
    synchronized (nodes) {
      int known = nodes.size();
      T node = intern(candidate);
      if (nodes.size() > known) {
        summands += node.children().size();
      }
      if (node.children().size() > 2 && summands > MAX_SUMMANDS) {
        throw new TermLimitException("sums of more than " + MAX_SUMMANDS + " summands in all");
      }
      return node;
    }
  }

  @SuppressWarnings("unchecked") // an equal node is of the same class
  private <T extends Term> T intern(T candidate) {
    synchronized (nodes) {
      return (T) nodes.intern(candidate);
    }
  }
}
