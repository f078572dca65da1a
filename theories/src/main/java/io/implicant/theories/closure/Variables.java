package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.BddOptions;
import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.bdd.Quantifier;
import io.implicant.logic.Atom;
import io.implicant.logic.Formula;
import io.implicant.logic.Not;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The Boolean variables of an engine: number i is predicate i. An atom that is a predicate, or its
 * negation, shares the predicate's variable; all other atoms have variables of their own behind
 * them. The order of the atoms of P is that of {@link AtomOrder}, last at the top; goals' atoms
 * come last of all, at the bottom.
 */
final class Variables {
  private static final int INITIAL_NODES =
      128; // most questions are small, and asked by the thousand

  private final List<Formula> predicates;
  private final AtomTable atoms;
  private final BddManager manager;
  private final BddTable table;
  private final int[] order;
  private final int predicateAtoms;
  private final BitSet compound = new BitSet();
  private final int[] ownVariables; // of atoms of P that are no predicates
  private final List<Integer> atomOfVariable = new ArrayList<>();
  private int mismatch = BddTable.FALSE; // some compound differs from its body, once tied
  private boolean tied;

  /**
   * Variables for the predicates, whose atoms are all that the table has so far but for those of
   * the goal.
   *
   * @param order the atoms of P
   */
  Variables(List<Formula> predicates, AtomTable atoms, int[] order, int maxNodes) {
    this.predicates = predicates;
    this.atoms = atoms;
    this.order = order;
    predicateAtoms = order.length;
    int[] predicateOf = predicateOfAtom();
    int count = predicates.size();
    int[] variableOf = new int[predicateAtoms];
    for (int atom = 0; atom < predicateAtoms; atom++) {
      variableOf[atom] = predicateOf[atom] >= 0 ? predicateOf[atom] : count++;
    }
    ownVariables = new int[count - predicates.size()];
    Arrays.setAll(ownVariables, i -> predicates.size() + i);
    manager =
        BddManager.create(
            BddOptions.ofVariables(0)
                .withInitialNodes(Math.max(INITIAL_NODES, 4 * count))
                .withMaxNodes(maxNodes));
    table = manager.table();
    table.addVariables(fromTop(variableOf, count));
    for (int i = 0; i < count; i++) {
      atomOfVariable.add(-1);
    }
    for (int atom = 0; atom < predicateAtoms; atom++) {
      boolean negated = predicateOf[atom] >= 0 && predicates.get(predicateOf[atom]) instanceof Not;
      atoms.setEdge(atom, table.literal(variableOf[atom], !negated));
      atomOfVariable.set(variableOf[atom], atom);
    }
  }

  private int[] predicateOfAtom() {
    int[] predicateOf = new int[predicateAtoms];
    Arrays.fill(predicateOf, -1);
    for (int i = 0; i < predicates.size(); i++) {
      int atom = atomOfLiteral(predicates.get(i));
      if (atom >= 0 && predicateOf[atom] < 0) {
        predicateOf[atom] = i;
      } else {
        compound.set(i);
      }
    }
    return predicateOf;
  }

  /**
   * Compounds first; but another literal of an atom that is a predicate already stands beside that
   * one, else many of these, as in a relation between P before and after, would be exponential.
   */
  private int[] fromTop(int[] variableOf, int count) {
    int[] fromTop = new int[count];
    int next = 0;
    List<List<Integer>> beside = new ArrayList<>();
    for (int atom = 0; atom < predicateAtoms; atom++) {
      beside.add(List.of());
    }
    for (int i = compound.nextSetBit(0); i >= 0; i = compound.nextSetBit(i + 1)) {
      int atom = atomOfLiteral(predicates.get(i));
      if (atom < 0) {
        fromTop[next++] = i;
      } else {
        List<Integer> more = new ArrayList<>(beside.get(atom));
        more.add(i);
        beside.set(atom, more);
      }
    }
    for (int i = predicateAtoms - 1; i >= 0; i--) {
      fromTop[next++] = variableOf[order[i]];
      for (int duplicate : beside.get(order[i])) {
        fromTop[next++] = duplicate;
      }
    }
    return fromTop;
  }

  /** The atom of a literal, or -1. */
  private int atomOfLiteral(Formula formula) {
    Formula plain = formula instanceof Not not ? not.operand() : formula;
    return plain instanceof Atom atom ? atoms.number(atom) : -1;
  }

  /** Under the limits of the question that first needs it. */
  private void tieCompounds() {
    int different = BddTable.FALSE;
    for (int i = compound.nextSetBit(0); i >= 0; i = compound.nextSetBit(i + 1)) {
      int body = atoms.function(table, predicates.get(i));
      different = table.or(different, table.xor(table.variable(i), body));
    }
    table.protect(different);
    mismatch = different;
    tied = true;
  }

  BddManager manager() {
    return manager;
  }

  BddTable table() {
    return table;
  }

  /** The atoms of P, in the order in which they are added to closures. */
  int[] order() {
    return order;
  }

  /** Gives variables to atoms of goals that have none yet. */
  void addGoalAtoms() {
    int known = predicateAtoms + atomOfVariable.size() - predicates.size() - ownVariables.length;
    for (int atom = known; atom < atoms.size(); atom++) {
      int variable = table.addVariables(1);
      atoms.setEdge(atom, table.variable(variable));
      atomOfVariable.add(atom);
    }
  }

  /** The atom that a variable stands for, or -1 for a predicate that is no literal of its own. */
  int atomOf(int variable) {
    return atomOfVariable.get(variable);
  }

  boolean isOfPredicates(int atom) {
    return atom < predicateAtoms;
  }

  /**
   * A set of assignments to atoms as a set of minterms over P: those all of whose assignments are
   * in it, forall s. f or some predicate differs from its body.
   *
   * @param more variables to quantify besides the atoms that are no predicates
   */
  int overPredicates(int f, int... more) {
    if (!tied) {
      tieCompounds();
    }
    if (mismatch == BddTable.FALSE && more.length == 0 && ownVariables.length == 0) {
      return f;
    }
    int[] quantified = Arrays.copyOf(ownVariables, ownVariables.length + more.length);
    System.arraycopy(more, 0, quantified, ownVariables.length, more.length);
    Quantifier quantifier = new Quantifier(table);
    return quantifier.forall(table.or(f, mismatch), quantifier.cube(quantified));
  }
}
