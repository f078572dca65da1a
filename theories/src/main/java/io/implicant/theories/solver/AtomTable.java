package io.implicant.theories.solver;

import io.implicant.logic.Apply;
import io.implicant.logic.Atom;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Equality;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.theories.UnsupportedFormulaException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Atoms prepared for checks: what an atom says of nodes, as {@code x - y <= weight} or {@code x - y
 * = weight} in units. A predicate p(t) says that its node is the node of truth; its negation, that
 * of falsity.
 */
final class AtomTable {
  private final TermNodes nodes;
  private final Map<Atom, Integer> ids = new HashMap<>();
  private final List<Atom> atoms = new ArrayList<>();

  // By atom.
  private boolean[] bound = new boolean[16];
  private int[] x = new int[16];
  private int[] y = new int[16]; // TRUTH for a predicate
  private long[] weight = new long[16];

  /** The nodes of the atom's subterms, itself included if it is a predicate. */
  private int[][] subterms = new int[16][];

  AtomTable(TermNodes nodes) {
    this.nodes = nodes;
  }

  int size() {
    return atoms.size();
  }

  Atom atom(int id) {
    return atoms.get(id);
  }

  boolean isBound(int id) {
    return bound[id];
  }

  boolean isPredicate(int id) {
    return y[id] == TermNodes.TRUTH;
  }

  int x(int id) {
    return x[id];
  }

  int y(int id) {
    return y[id];
  }

  long weight(int id) {
    return weight[id];
  }

  int[] subterms(int id) {
    return subterms[id];
  }

  /** The atom's number, if it is known. */
  Integer find(Atom atom) {
    return ids.get(atom);
  }

  /** The atom's number; {@link ArithmeticException} if its constants are too large. */
  int add(Atom atom) throws UnsupportedFormulaException {
    Integer known = ids.get(atom);
    if (known != null) {
      return known;
    }
    List<Term> order = Dag.postorder(List.of(atom));
    for (Term term : order) {
      requireSupported(atom, term);
    }
    refine(order);
    int id = atoms.size();
    if (id == x.length) {
      grow(2 * id);
    }
    subterms[id] =
        order.stream()
            .filter(term -> term instanceof Apply || term instanceof Predicate)
            .mapToInt(nodes::node)
            .toArray();
    prepare(id, atom);
    atoms.add(atom);
    ids.put(atom, id);
    return id;
  }

  /** Gives the atom a number, if it has none, but no meaning. */
  int addUnusable(Atom atom) {
    Integer known = ids.putIfAbsent(atom, size());
    if (known != null) {
      return known;
    }
    if (size() == x.length) {
      grow(2 * size());
    }
    subterms[size()] = new int[0];
    atoms.add(atom);
    return size() - 1;
  }

  private void prepare(int id, Atom atom) {
    bound[id] = false;
    weight[id] = 0;
    if (atom instanceof Comparison comparison) {
      int zero = TermNodes.zero(comparison.operandSort());
      bound[id] = !comparison.isEquality();
      x[id] = comparison.plus().map(nodes::node).orElse(zero);
      y[id] = comparison.minus().map(nodes::node).orElse(zero);
      weight[id] = nodes.units(comparison.bound(), comparison.operandSort());
    } else if (atom instanceof Equality equality) {
      x[id] = nodes.node(equality.left());
      y[id] = nodes.node(equality.right());
    } else {
      x[id] = nodes.node(atom);
      y[id] = TermNodes.TRUTH;
    }
  }

  private void refine(List<Term> order) {
    for (Term term : order) {
      BigInteger denominator = BigInteger.ONE;
      if (term instanceof Sum sum) {
        denominator = sum.constant().getDenominator();
      } else if (term instanceof Comparison comparison) {
        denominator = comparison.bound().getDenominator();
      }
      long scale = nodes.refine(denominator);
      for (int id = 0; scale > 1 && id < size(); id++) {
        if (nodes.term(x[id]).sort() == Sort.REAL) {
          weight[id] = Math.multiplyExact(weight[id], scale);
        }
      }
    }
  }

  private static void requireSupported(Atom atom, Term term) throws UnsupportedFormulaException {
    boolean linear = term instanceof Sum sum && !sum.isOffset();
    boolean compared = term instanceof Comparison comparison && !comparison.isDifference();
    boolean nested = term instanceof Formula && term != atom && !(term instanceof BoolConstant);
    boolean choice = !(term instanceof Sum || term instanceof Apply || term instanceof Formula);
    if (linear || compared || nested || choice) {
      throw new UnsupportedFormulaException(atom, "an atom of EUF and difference logic", term);
    }
  }

  private void grow(int capacity) {
    bound = Arrays.copyOf(bound, capacity);
    x = Arrays.copyOf(x, capacity);
    y = Arrays.copyOf(y, capacity);
    weight = Arrays.copyOf(weight, capacity);
    subterms = Arrays.copyOf(subterms, capacity);
  }
}
