package io.implicant.theories.solver;

import io.implicant.logic.Apply;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The terms of all registered atoms as nodes 0, 1, 2, ...: one per term that is not a sum, and four
 * fixed ones. A sum {@code t + c} is the node of t with offset c, a number is the zero of its sort
 * with an offset.
 *
 * <p>Numbers are whole multiples of a <em>unit</em>: 1 over Int, {@code 1 / (denominator * STRICT)}
 * over Real, where the denominator is common to all Real constants. The strict order x - y &lt; c
 * is x - y &lt;= c less one unit. That is exact as long as there are fewer than STRICT nodes: a
 * simple cycle whose constants sum up to at least 1 / denominator stays positive, whatever number
 * of its edges is strict, and one whose constants cancel out is negative if an edge is strict.
 */
final class TermNodes {
  static final int TRUTH = 0;
  static final int FALSITY = 1;
  static final int ZERO_INT = 2;
  static final int ZERO_REAL = 3;

  /** How many nodes are there in any case. */
  static final int FIXED = 4;

  static final long STRICT = 1L << 20;

  private final Map<Term, Integer> ids = new HashMap<>();
  private final Map<Symbol, Integer> symbols = new HashMap<>();
  private final List<Term> terms = new ArrayList<>();
  private BigInteger denominator = BigInteger.ONE;

  // By node; an application of a symbol has its arguments here, other nodes have null.
  private int[] symbol = new int[16];
  private int[][] arguments = new int[16][];
  private long[][] offsets = new long[16][];

  /** The applications that have the node among their arguments, {@code useCount} of them. */
  private int[][] uses = new int[16][];

  private int[] useCount = new int[16];

  TermNodes(Terms terms) {
    List<Term> fixed =
        List.of(
            terms.bool(true),
            terms.bool(false),
            terms.number(BigFraction.ZERO, Sort.INT),
            terms.number(BigFraction.ZERO, Sort.REAL));
    fixed.forEach(this::append);
  }

  int size() {
    return terms.size();
  }

  Term term(int node) {
    return terms.get(node);
  }

  boolean isInt(int node) {
    return terms.get(node).sort() == Sort.INT;
  }

  boolean isReal(int node) {
    return terms.get(node).sort() == Sort.REAL;
  }

  boolean isApplication(int node) {
    return arguments[node] != null;
  }

  int symbol(int application) {
    return symbol[application];
  }

  int[] arguments(int application) {
    return arguments[application];
  }

  /** What is added to the argument nodes, in units. */
  long[] offsets(int application) {
    return offsets[application];
  }

  int useCount(int node) {
    return useCount[node];
  }

  int use(int node, int index) {
    return uses[node][index];
  }

  /** The node of the term without its offset; its subterms must have nodes. */
  int node(Term term) {
    if (term instanceof Sum sum) {
      if (!sum.isNumber()) {
        return node(sum.summands().get(0));
      }
      return zero(sum.sort());
    }
    Integer known = ids.get(term);
    return known == null ? append(term) : known;
  }

  static int zero(Sort sort) {
    return sort == Sort.INT ? ZERO_INT : ZERO_REAL;
  }

  private long offset(Term term) {
    return term instanceof Sum sum ? units(sum.constant(), sum.sort()) : 0;
  }

  /** The number in units; {@link ArithmeticException} if it is too large. */
  long units(BigFraction number, Sort sort) {
    BigFraction scaled = sort == Sort.INT ? number : number.multiply(denominator);
    long whole = scaled.getNumerator().longValueExact();
    return sort == Sort.INT ? whole : Math.multiplyExact(whole, STRICT);
  }

  /** The common denominator of all Real constants. */
  BigInteger denominator() {
    return denominator;
  }

  /** Makes a number with this denominator a whole multiple of the unit; returns the factor. */
  long refine(BigInteger other) {
    BigInteger factor = other.divide(other.gcd(denominator));
    long scale = factor.longValueExact();
    if (scale > 1) {
      denominator = denominator.multiply(factor);
      for (int node = FIXED; node < size(); node++) {
        for (int i = 0; isApplication(node) && i < arguments[node].length; i++) {
          if (isReal(arguments[node][i])) {
            offsets[node][i] = Math.multiplyExact(offsets[node][i], scale);
          }
        }
      }
    }
    return scale;
  }

  private int append(Term term) {
    int node = terms.size();
    if (node == STRICT) {
      throw new ArithmeticException("more than " + STRICT + " terms");
    }
    if (node == symbol.length) {
      grow(2 * node);
    }
    if (!term.children().isEmpty()) {
      makeApplication(node, term);
    }
    terms.add(term);
    ids.put(term, node);
    return node;
  }

  private void makeApplication(int node, Term term) {
    Symbol applied = term instanceof Apply apply ? apply.symbol() : ((Predicate) term).symbol();
    List<Term> children = term.children();
    int[] nodes = new int[children.size()];
    long[] added = new long[nodes.length];
    for (int i = 0; i < nodes.length; i++) {
      Term child = children.get(i);
      nodes[i] =
          child instanceof BoolConstant value ? (value.value() ? TRUTH : FALSITY) : node(child);
      added[i] = offset(child);
    }
    Integer number = symbols.putIfAbsent(applied, symbols.size());
    symbol[node] = number == null ? symbols.size() - 1 : number;
    arguments[node] = nodes;
    offsets[node] = added;
    for (int argument : nodes) {
      addUse(argument, node);
    }
  }

  private void addUse(int argument, int application) {
    int count = useCount[argument];
    if (count > 0 && uses[argument][count - 1] == application) {
      return; // f(x, x)
    }
    if (count == 0) {
      uses[argument] = new int[4];
    } else if (count == uses[argument].length) {
      uses[argument] = Arrays.copyOf(uses[argument], 2 * count);
    }
    uses[argument][count] = application;
    useCount[argument]++;
  }

  private void grow(int capacity) {
    symbol = Arrays.copyOf(symbol, capacity);
    arguments = Arrays.copyOf(arguments, capacity);
    offsets = Arrays.copyOf(offsets, capacity);
    uses = Arrays.copyOf(uses, capacity);
    useCount = Arrays.copyOf(useCount, capacity);
  }
}
