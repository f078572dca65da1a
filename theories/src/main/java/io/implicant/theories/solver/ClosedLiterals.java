package io.implicant.theories.solver;

import io.implicant.logic.Sort;
import java.math.BigInteger;
import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Engine API: consistent literals closed under congruence and bounds, and what is left of other
 * atoms modulo that. Terms are nodes; a class of equal nodes (up to offsets) is named by its
 * smallest node, so that names repeat between closures that agree on the class. Zero, true and
 * false are the smallest nodes of all.
 *
 * <p>Cost: one {@link Conjunction#close}, and linear time in the nodes that take part.
 */
public final class ClosedLiterals {
  /** The class of true. */
  public static final int TRUTH = TermNodes.TRUTH;

  /** The class of false. */
  public static final int FALSITY = TermNodes.FALSITY;

  private final TermNodes nodes;
  private final AtomTable atoms;
  private final Conjunction conjunction;
  private int[] literals = {}; // closed last
  private Conflict explanation;
  private int[] smallest = new int[16]; // by representative of the congruence

  ClosedLiterals(TermNodes nodes, AtomTable atoms) {
    this.nodes = nodes;
    this.atoms = atoms;
    conjunction = new Conjunction(nodes, atoms);
  }

  /**
   * Closes literals that have a model together, with the terms of other atoms present.
   *
   * @param literals 2 * atom for an atom, 2 * atom + 1 for its negation
   */
  public void close(int[] literals, int[] otherAtoms) {
    this.literals = literals.clone();
    conjunction.start();
    for (int i = 0; i < literals.length; i++) {
      conjunction.add(literals[i], i);
    }
    for (int atom : otherAtoms) {
      for (int node : atoms.subterms(atom)) {
        conjunction.classes().activate(node);
      }
    }
    if (!conjunction.close()) {
      throw new IllegalStateException("literals without a model");
    }
    nameClasses();
  }

  private void nameClasses() {
    if (smallest.length < nodes.size()) {
      smallest = new int[2 * nodes.size()];
    }
    Ints active = conjunction.classes().active();
    for (int i = 0; i < active.size(); i++) {
      smallest[conjunction.classes().rep(active.get(i))] = Integer.MAX_VALUE;
    }
    for (int i = 0; i < active.size(); i++) {
      int rep = conjunction.classes().rep(active.get(i));
      smallest[rep] = Math.min(smallest[rep], active.get(i));
    }
  }

  /** How many nodes there are, active or not. */
  public int size() {
    return nodes.size();
  }

  /** The name of the node's class. */
  public int classOf(int node) {
    return smallest[conjunction.classes().rep(node)];
  }

  /** value(node) - value(classOf(node)), in units. */
  public long offset(int node) {
    Congruence classes = conjunction.classes();
    return Math.subtractExact(classes.offset(node), classes.offset(classOf(node)));
  }

  // Atoms: left - right <= distance, or left - right = distance, between classes

  public int left(int atom) {
    return classOf(atoms.x(atom));
  }

  /** For a predicate {@link #TRUTH}. */
  public int right(int atom) {
    return classOf(atoms.y(atom));
  }

  public long distance(int atom) {
    return Math.addExact(
        Math.subtractExact(atoms.weight(atom), offset(atoms.x(atom))), offset(atoms.y(atom)));
  }

  public boolean isBound(int atom) {
    return atoms.isBound(atom);
  }

  /** Whether the atom lies within one class, or is a predicate known to be true or false. */
  public boolean isDecided(int atom) {
    return left(atom) == right(atom) || isTruthValue(left(atom));
  }

  /** The truth of a decided atom. */
  public boolean value(int atom) {
    if (left(atom) != right(atom)) {
      return false; // a predicate in the class of false
    }
    return isBound(atom) ? distance(atom) >= 0 : distance(atom) == 0;
  }

  // Reasons: which of the literals closed last make the classes what they are

  /** Begins to collect reasons. */
  public void startReasons() {
    explanation = conjunction.explanation();
  }

  /** Adds why the two sides of the atom are in their classes. */
  public void addReasonsOfSides(int atom) {
    addReasonOf(atoms.x(atom));
    addReasonOf(atoms.y(atom));
  }

  /** Adds why the application and its arguments are in their classes. */
  public void addReasonsOfApplication(int application) {
    addReasonOf(application);
    for (int argument : nodes.arguments(application)) {
      addReasonOf(argument);
    }
  }

  private void addReasonOf(int node) {
    explanation.addEqual(node, classOf(node));
  }

  /** The literals collected. */
  public int[] reasons() {
    int[] positions = explanation.positions();
    for (int i = 0; i < positions.length; i++) {
      positions[i] = literals[positions[i]];
    }
    return positions;
  }

  /** The literals that decide a decided atom. */
  public int[] whyDecided(int atom) {
    startReasons();
    int x = atoms.x(atom);
    explanation.addEqual(x, left(atom) == right(atom) ? atoms.y(atom) : FALSITY);
    return reasons();
  }

  /** Whether the class is that of true or of false. */
  public static boolean isTruthValue(int node) {
    return node == TRUTH || node == FALSITY;
  }

  // Applications

  /** The applications that take part, ascending. */
  public int[] applications() {
    Ints active = conjunction.classes().active();
    int[] found = new int[active.size()];
    int count = 0;
    for (int i = 0; i < active.size(); i++) {
      if (nodes.isApplication(active.get(i))) {
        found[count++] = active.get(i);
      }
    }
    int[] sorted = Arrays.copyOf(found, count);
    Arrays.sort(sorted);
    return sorted;
  }

  /** The number of the symbol applied. */
  public int symbol(int application) {
    return nodes.symbol(application);
  }

  public int arguments(int application) {
    return nodes.arguments(application).length;
  }

  /** The class of an argument. */
  public int argument(int application, int index) {
    return classOf(nodes.arguments(application)[index]);
  }

  /** The value of an argument less that of its class. */
  public long argumentOffset(int application, int index) {
    int node = nodes.arguments(application)[index];
    return Math.addExact(nodes.offsets(application)[index], offset(node));
  }

  // Values

  public Sort sort(int node) {
    return nodes.term(node).sort();
  }

  public static boolean isZero(int node) {
    return node == TermNodes.ZERO_INT || node == TermNodes.ZERO_REAL;
  }

  /** A number of units, none of them from a strict bound. */
  public BigFraction number(long units, Sort sort) {
    if (sort == Sort.INT) {
      return new BigFraction(units);
    }
    return new BigFraction(units)
        .divide(nodes.denominator())
        .divide(BigInteger.valueOf(TermNodes.STRICT));
  }
}
