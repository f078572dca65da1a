package io.implicant.theories.solver;

import io.implicant.logic.Atom;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * What a SAT solver learns from contradictions: not the core as one clause, but a clause for each
 * step of its proof, over the atoms and new variables for equalities in between. A path of
 * equations x0 = x1 = ... = xk gives x0 = xi and xi = xi+1 imply x0 = xi+1; two congruent
 * applications give that equal arguments imply equal results (as Ackermann's reduction, but only
 * where a conflict needs it: Dutertre and de Moura, "The Yices SMT solver", 2006). So what one
 * conflict has shown of the aliases of a memory cell serves all others.
 *
 * <p>The clauses are valid, and refute the literals by unit propagation. Where the proof has cycles
 * of bounds or case splits, the core is the clause.
 *
 * <p>Cost: linear in the proof.
 */
public final class ConflictClauses {
  /** Variables for equalities in between; beyond, the core is the clause. */
  private static final int MOST_EQUALITIES = 5000;

  /** An equality x = y + distance, x the larger node. */
  private record Place(int x, int y, long distance) {
    static Place of(int x, int y, long distance) {
      return x > y ? new Place(x, y, distance) : new Place(y, x, Math.negateExact(distance));
    }
  }

  private final TheorySolver theory;
  private final SkeletonSolver solver;
  private final ToIntFunction<Atom> literal;
  private final Map<Place, Integer> literals = new HashMap<>();
  private final List<int[]> proof = new ArrayList<>(); // at hand, as clauses
  private final Ints open = new Ints(); // pairs of nodes whose equality is to be proved
  private final Set<Long> seen = new HashSet<>(); // pairs in this proof
  private BigInteger denominator; // that of distances: atoms over Real are known from the start
  private int registered; // atoms with a place

  /** {@code literal} gives the theory's atoms their literals. */
  public ConflictClauses(TheorySolver theory, SkeletonSolver solver, ToIntFunction<Atom> literal) {
    this.theory = theory;
    this.solver = solver;
    this.literal = literal;
  }

  /**
   * Learns from the contradiction that the last check has found in a conjunction, and from what is
   * left without its core, while that is contradictory; returns how many there were.
   *
   * @param maxSplits of each further check
   */
  public int learn(int[] conjunction, int maxSplits) {
    int[] left = conjunction;
    int conflicts = 0;
    do {
      conflicts++;
      int[] core = theory.core();
      if (prove()) {
        proof.forEach(solver::add);
      } else {
        solver.add(Arrays.stream(core).map(l -> -literal(l)).toArray());
      }
      Arrays.sort(core);
      left = Arrays.stream(left).filter(l -> Arrays.binarySearch(core, l) < 0).toArray();
    } while (theory.check(maxSplits, left) == TheorySolver.Status.UNSATISFIABLE);
    return conflicts;
  }

  private int literal(int number) {
    int positive = literal.applyAsInt(theory.atom(number >> 1));
    return (number & 1) == 0 ? positive : -positive;
  }

  /** Collects the clauses of the proof; false if it does not rest on equations alone. */
  private boolean prove() {
    Conjunction conjunction = theory.clashingEquations();
    if (conjunction == null || literals.size() > MOST_EQUALITIES) {
      return false;
    }
    registerAtoms(conjunction.nodes());
    proof.clear();
    open.clear();
    seen.clear();
    Ints clause = new Ints();
    if (!addClash(conjunction, clause)) {
      return false;
    }
    proof.add(clause.toArray());
    while (!open.isEmpty()) {
      int y = open.removeLast();
      if (!addPath(conjunction, open.removeLast(), y)) {
        return false;
      }
    }
    return true;
  }

  /** A clause per atom would do; equalities are the same whether they are atoms or not. */
  private void registerAtoms(TermNodes nodes) {
    denominator = registered == 0 ? nodes.denominator() : denominator;
    assert denominator.equals(nodes.denominator()) : "distances count in other units now";
    AtomTable atoms = theory.atoms();
    for (; registered < atoms.size(); registered++) {
      int atom = registered;
      if (!atoms.isBound(atom)) {
        int positive = literal(2 * atom);
        literals.put(Place.of(atoms.x(atom), atoms.y(atom), atoms.weight(atom)), positive);
        if (atoms.isPredicate(atom)) {
          literals.put(Place.of(atoms.x(atom), TermNodes.FALSITY, 0), -positive);
        }
      }
    }
  }

  /** What the clash equates, though it is derived to be equal otherwise. */
  private boolean addClash(Conjunction conjunction, Ints clause) {
    Conjunction.Clash clash = conjunction.clash();
    addEqual(conjunction, clash.x(), clash.y(), clause);
    if (clash.reason() >= 0) {
      clause.add(-literal(theory.checked(clash.reason())));
    } else if (clash.reason() == Congruence.CONGRUENT) {
      addArguments(conjunction, clash.x(), clash.y(), clause);
    }
    return clash.reason() >= Congruence.CONGRUENT || clash.equals(Conjunction.Clash.TRUTH);
  }

  /** Adds that x and y are not equal, which is to be proved wrong. */
  private void addEqual(Conjunction conjunction, int x, int y, Ints clause) {
    if (x != y) {
      clause.add(-equality(conjunction, x, y));
      if (seen.add(((long) Math.max(x, y) << 32) | Math.min(x, y))) {
        open.add(x);
        open.add(y);
      }
    }
  }

  private void addArguments(Conjunction conjunction, int x, int y, Ints clause) {
    int[] left = conjunction.nodes().arguments(x);
    int[] right = conjunction.nodes().arguments(y);
    for (int i = 0; i < left.length; i++) {
      addEqual(conjunction, left[i], right[i], clause);
    }
  }

  /** The literal of what is derived about two nodes of a class. */
  private int equality(Conjunction conjunction, int x, int y) {
    Congruence classes = conjunction.classes();
    long distance = Math.subtractExact(classes.offset(x), classes.offset(y));
    return literals.computeIfAbsent(Place.of(x, y, distance), key -> solver.newVariable());
  }

  /** Adds why x and y are equal; false if bounds have a part in it. */
  private boolean addPath(Conjunction conjunction, int x, int y) {
    Ints path = conjunction.classes().proofPath(x, y);
    int end = x;
    for (int i = 1; i < path.size(); i++) {
      int next = path.get(i);
      int reason = conjunction.classes().proofReason(end, next);
      if (reason < Congruence.CONGRUENT) {
        return false;
      }
      Ints clause = new Ints();
      if (reason == Congruence.CONGRUENT) {
        addArguments(conjunction, end, next, clause);
        clause.add(equality(conjunction, end, next));
        proof.add(clause.toArray());
      }
      if (i > 1) {
        int before = equality(conjunction, x, end);
        int step = equality(conjunction, end, next);
        proof.add(new int[] {-before, -step, equality(conjunction, x, next)});
      }
      end = next;
    }
    return true;
  }
}
