package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.theories.solver.ClosedLiterals;
import io.implicant.theories.solver.TheorySolver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

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
  private final Limits limits;
  private final BlockFunctions functions;
  private int mostEqualities; // of a block that is not split
  private int blocks;
  private int largest;
  private int splits;

  Images(TheorySolver theory, int[] atoms, Vocabulary vocabulary, Limits limits, Budget budget) {
    this.limits = limits;
    mostEqualities = limits.equalities();
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

  int splits() {
    return splits;
  }

  int largestBlock() {
    return largest;
  }

  /**
   * The factors, none of them constant; none at all if every minterm is consistent. If a block may
   * have too many columns, literals of one consistent minterm are asserted until none has.
   *
   * @param witness the literals and more, consistent: some minterm of the image agrees with them
   */
  List<Factor> of(int[] literals, int[] witness) {
    int[] asserted = literals;
    int[] consistent = witness;
    List<Factor> fixed = new ArrayList<>();
    BitSet open = new BitSet();
    for (int atom : atoms) {
      open.set(atom);
    }
    while (true) {
      List<Block> parts = cut(asserted, atoms, open);
      Block large = parts.stream().filter(this::isTooLarge).findFirst().orElse(null);
      if (large == null) {
        return product(fixed, open, parts);
      }
      int literal = choose(large, consistent);
      asserted = with(asserted, literal);
      consistent = with(consistent, literal);
      open.clear(literal >> 1); // a negated equality would leave it undecided
      Bdd function = function(literal >> 1);
      Bdd chosen = (literal & 1) == 0 ? function : function.not();
      fixed.add(new Factor(chosen, new int[] {literal}));
      splits++;
    }
  }

  /**
   * All assignments to some atoms of P that are consistent with the literals; empty if a block may
   * have too many columns.
   */
  Optional<Bdd> whole(int[] literals, int[] some) {
    BitSet open = new BitSet();
    Arrays.stream(some).forEach(open::set);
    List<Block> parts = cut(literals, some, open);
    if (parts.stream().anyMatch(block -> columns(block) > limits.columns())) {
      return Optional.empty();
    }
    return Optional.of(and(product(List.of(), open, parts)));
  }

  /**
   * Whether the block has too many columns, and elimination, which needs none, does not apply, or
   * has needed too many nodes for this one or one that was smaller.
   */
  private boolean isTooLarge(Block block) {
    if (columns(block) <= limits.columns()) {
      return false;
    }
    if (block.atoms().length > mostEqualities || hasBound(block)) {
      return true;
    }
    boolean solved = functions.function(closed, block).isPresent();
    mostEqualities = solved ? mostEqualities : block.atoms().length - 1;
    return !solved;
  }

  private boolean hasBound(Block block) {
    IntStream literals = Arrays.stream(block.literals()).map(literal -> literal >> 1);
    return IntStream.concat(Arrays.stream(block.atoms()), literals).anyMatch(closed::isBound);
  }

  private List<Block> cut(int[] literals, int[] present, BitSet open) {
    closed.close(literals, present);
    int[] undecided = open.stream().filter(atom -> !closed.isDecided(atom)).toArray();
    return ImageBlocks.of(closed, undecided, separating(closed, literals));
  }

  private List<Factor> product(List<Factor> fixed, BitSet open, List<Block> parts) {
    List<Factor> factors = new ArrayList<>(fixed);
    for (int atom = open.nextSetBit(0); atom >= 0; atom = open.nextSetBit(atom + 1)) {
      if (closed.isDecided(atom)) {
        Bdd function = function(atom);
        factors.add(
            new Factor(closed.value(atom) ? function : function.not(), closed.whyDecided(atom)));
      }
    }
    for (Block block : parts) {
      blocks++;
      largest = Math.max(largest, block.atoms().length);
      Bdd function =
          functions
              .function(closed, block)
              .orElseThrow(() -> new LimitReached(LimitReached.Reason.NODES));
      if (!function.isTrue()) {
        Bdd ours = Transfer.copy(function, vocabulary.manager(), i -> function(block.atoms()[i]));
        factors.add(new Factor(ours, reasons(block)));
      }
    }
    return factors;
  }

  /** The literals that make the block what it is: its own, and those that merged its classes. */
  private int[] reasons(Block block) {
    closed.startReasons();
    for (int atom : block.atoms()) {
      closed.addReasonsOfSides(atom);
    }
    for (int literal : block.literals()) {
      closed.addReasonsOfSides(literal >> 1);
    }
    for (int application : block.applications()) {
      closed.addReasonsOfApplication(application);
    }
    return IntStream.concat(Arrays.stream(closed.reasons()), Arrays.stream(block.literals()))
        .distinct()
        .toArray();
  }

  /** At most how many minterms are consistent: few of those between the same two classes. */
  private double columns(Block block) {
    Map<Long, Set<Long>> places = new HashMap<>(); // the different distances, by pair of classes
    for (int atom : block.atoms()) {
      long left = closed.left(atom);
      long right = closed.right(atom);
      long distance = left <= right ? closed.distance(atom) : -closed.distance(atom);
      places
          .computeIfAbsent(
              Math.min(left, right) << 32 | Math.max(left, right), key -> new HashSet<>())
          .add(2 * distance + (closed.isBound(atom) ? 1 : 0));
    }
    double product = 1;
    for (Set<Long> distances : places.values()) {
      int count = distances.size();
      product *= count == 1 ? 2 : 2 * count + 1; // at the constants and between them
    }
    return product;
  }

  /** A literal of an open atom of the block that agrees with the witness. */
  private int choose(Block block, int[] witness) {
    for (int literal : witness) {
      if (Arrays.binarySearch(block.atoms(), literal >> 1) >= 0) {
        return literal;
      }
    }
    int positive = 2 * block.atoms()[0];
    return switch (theory.check(with(witness, positive))) {
      case SATISFIABLE -> positive;
      case UNSATISFIABLE -> positive + 1;
      case UNKNOWN -> throw new Undecided(theory.reason());
    };
  }

  private static int[] with(int[] literals, int literal) {
    int[] more = Arrays.copyOf(literals, literals.length + 1);
    more[literals.length] = literal;
    return more;
  }

  /** The conjunction of factors. */
  Bdd and(List<Factor> factors) {
    return vocabulary.manager().and(factors.stream().map(Factor::function).toList());
  }

  /** An atom of P as a function. */
  Bdd function(int atom) {
    return vocabulary.function(theory.atom(atom));
  }

  /** The literals that are bounds and disequalities between different classes. */
  static int[] separating(ClosedLiterals closed, int[] literals) {
    return Arrays.stream(literals)
        .filter(literal -> !closed.isDecided(literal >> 1))
        .filter(literal -> (literal & 1) == 1 || closed.isBound(literal >> 1))
        .sorted()
        .toArray();
  }
}
