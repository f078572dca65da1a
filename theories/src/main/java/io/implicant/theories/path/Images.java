package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.theories.solver.ClosedLiterals;
import io.implicant.theories.solver.TheorySolver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Images of consistent literals L: all minterms over the atoms of P that are consistent with L, as
 * a product. Factors are the literals of atoms that L decides, and the functions of the {@linkplain
 * ImageBlocks blocks} of what it leaves open.
 */
final class Images {
  private final TheorySolver theory;
  private final Vocabulary vocabulary;
  private final ClosedLiterals closed;
  private final int[] atoms; // of P, ascending
  private final BlockFunctions functions;
  private int blocks;
  private int largest;

  Images(TheorySolver theory, int[] atoms, Vocabulary vocabulary, Budget budget) {
    this.theory = theory;
    this.vocabulary = vocabulary;
    this.atoms = atoms.clone();
    Arrays.sort(this.atoms);
    closed = theory.closedLiterals();
    functions = new BlockFunctions(budget);
  }

  int blocks() {
    return blocks;
  }

  int solvedBlocks() {
    return functions.solved();
  }

  int largestBlock() {
    return largest;
  }

  /** The factors, none of them constant; none at all if every minterm is consistent. */
  List<Bdd> of(int[] literals) {
    closed.close(literals, atoms);
    List<Bdd> factors = new ArrayList<>();
    int[] open = new int[atoms.length];
    int count = 0;
    for (int atom : atoms) {
      if (closed.isDecided(atom)) {
        Bdd function = function(atom);
        factors.add(closed.value(atom) ? function : function.not());
      } else {
        open[count++] = atom;
      }
    }
    for (Block block : ImageBlocks.of(closed, Arrays.copyOf(open, count), separating(literals))) {
      blocks++;
      largest = Math.max(largest, block.atoms().length);
      Bdd function = functions.function(closed, block);
      if (!function.isTrue()) {
        factors.add(Transfer.copy(function, vocabulary.manager(), i -> function(block.atoms()[i])));
      }
    }
    return factors;
  }

  private Bdd function(int atom) {
    return vocabulary.function(theory.atom(atom));
  }

  /** The bounds and disequalities between different classes. */
  private int[] separating(int[] literals) {
    return Arrays.stream(literals)
        .filter(literal -> !closed.isDecided(literal >> 1))
        .filter(literal -> (literal & 1) == 1 || closed.isBound(literal >> 1))
        .sorted()
        .toArray();
  }
}
