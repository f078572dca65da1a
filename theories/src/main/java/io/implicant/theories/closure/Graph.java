package io.implicant.theories.closure;

import io.implicant.logic.Apply;
import io.implicant.logic.Comparison;
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
 *
 * <p>Weights over Int are the constants. Over Real they are {@code constant * denominator *
 * STRICT}, less one for each strict edge of a path, so that a zero cycle with a strict edge is
 * negative: a path has fewer than {@link #STRICT} edges.
 */
final class Graph {
  /** The weight of one unit over Real; the number of nodes must stay below. */
  static final long STRICT = 1 << 20;

  /** A term as node plus offset. */
  record Place(int node, long offset) {}

  /** An application of a function or predicate. */
  record Application(int node, List<Place> arguments) {}

  private final Term truth;
  private final Term falsity;
  private final Term zeroInt;
  private final Term zeroReal;
  private final BigInteger denominator;
  private final Map<Term, Integer> nodes = new HashMap<>();
  private final List<Sort> sorts = new ArrayList<>();
  private final Map<Symbol, List<Application>> applications = new HashMap<>();

  /** {@code denominator} is a common one of all Real constants. */
  Graph(Terms terms, BigInteger denominator) {
    this.denominator = denominator;
    truth = terms.bool(true);
    falsity = terms.bool(false);
    zeroInt = terms.number(BigFraction.ZERO, Sort.INT);
    zeroReal = terms.number(BigFraction.ZERO, Sort.REAL);
  }

  int size() {
    return sorts.size();
  }

  Sort sort(int node) {
    return sorts.get(node);
  }

  Iterable<List<Application>> applications() {
    return applications.values();
  }

  int truth() {
    return node(truth);
  }

  int falsity() {
    return node(falsity);
  }

  int zero(Sort sort) {
    return node(sort == Sort.INT ? zeroInt : zeroReal);
  }

  /** The node of a term that is not a sum; its arguments must have nodes. */
  int node(Term term) {
    Integer known = nodes.get(term);
    if (known != null) {
      return known;
    }
    int node = sorts.size();
    nodes.put(term, node);
    sorts.add(term.sort());
    if (!term.children().isEmpty()) {
      List<Place> arguments = term.children().stream().map(this::place).toList();
      applications
          .computeIfAbsent(symbol(term), key -> new ArrayList<>())
          .add(new Application(node, arguments));
    }
    return node;
  }

  private static Symbol symbol(Term term) {
    return term instanceof Apply apply ? apply.symbol() : ((Predicate) term).symbol();
  }

  Place place(Term term) {
    if (!(term instanceof Sum sum)) {
      return new Place(node(term), 0);
    }
    long offset = weight(sum.constant(), sum.sort());
    return sum.isNumber()
        ? new Place(zero(sum.sort()), offset)
        : new Place(node(sum.summands().get(0)), offset);
  }

  int plus(Comparison atom) {
    return atom.plus().map(this::node).orElseGet(() -> zero(atom.operandSort()));
  }

  int minus(Comparison atom) {
    return atom.minus().map(this::node).orElseGet(() -> zero(atom.operandSort()));
  }

  /** The constant as a weight. */
  long weight(BigFraction constant, Sort sort) {
    BigFraction scaled = sort == Sort.INT ? constant : constant.multiply(denominator);
    long whole = scaled.getNumerator().longValueExact();
    return sort == Sort.INT ? whole : Math.multiplyExact(whole, STRICT);
  }
}
