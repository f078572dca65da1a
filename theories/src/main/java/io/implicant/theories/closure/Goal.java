package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.Arrays;
import java.util.List;

/**
 * A formula about which the engine is asked, as a function over the atoms' variables: what it is
 * made of, and the blocks of its atoms and those of P.
 */
final class Goal {
  private final AtomTable atoms;
  private final Variables variables;
  private final boolean cut;
  private final GoalDiagram diagram;
  private final int[] newAtoms;

  /** {@code function} is to be made true; {@code cut} as in {@link EngineOptions}. */
  Goal(AtomTable atoms, Variables variables, boolean cut, int function) {
    this.atoms = atoms;
    this.variables = variables;
    this.cut = cut;
    diagram = new GoalDiagram(variables.table(), function);
    newAtoms = findNewAtoms();
  }

  private int[] findNewAtoms() {
    int[] found = new int[diagram.variables().length];
    int count = 0;
    for (int variable : diagram.variables()) {
      int atom = variables.atomOf(variable);
      if (atom >= 0 && !variables.isOfPredicates(atom)) {
        found[count++] = atom;
      }
    }
    return Arrays.copyOf(found, count);
  }

  AtomTable atoms() {
    return atoms;
  }

  Variables variables() {
    return variables;
  }

  BddTable table() {
    return variables.table();
  }

  GoalDiagram diagram() {
    return diagram;
  }

  /** Those that are not of P. */
  int[] newAtoms() {
    return newAtoms;
  }

  /** All atoms of P and of the goal. */
  List<Block> blocks() {
    int[] order = variables.order();
    int[] all = Arrays.copyOf(order, order.length + newAtoms.length);
    System.arraycopy(newAtoms, 0, all, order.length, newAtoms.length);
    return Blocks.of(atoms.encoding(), atoms.constraints(), all, cut);
  }

  /** Whether the block says nothing about others: one atom alone. */
  static boolean isFree(Block block) {
    return block.atoms().length == 1 && block.pairs().isEmpty();
  }
}
