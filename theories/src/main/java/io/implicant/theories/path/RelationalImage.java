package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Atom;
import io.implicant.logic.Formula;
import io.implicant.theories.path.BlockRelations.Relation;
import io.implicant.theories.solver.TheorySolver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * The image of many implicants of phi at once, and of those that their parts make when they are put
 * together anew. F tells which choices of {@linkplain BlockRelations configurations} force phi to
 * be true; each R_b relates the configurations of a block to their images over the P of the block.
 * The result is F and all R_b, without the choices. Where k blocks have m configurations each, k *
 * m images of blocks stand for m^k implicants: chains of independent diamonds, copies in parallel.
 *
 * <p>Sound: a choice is consistent, since blocks are independent; where it forces phi, it is an
 * implicant, and its image is the product of the images of its configurations. It holds the image
 * of every implicant seen.
 *
 * <p>Diagrams of large parts of G are many clauses, so the next one is made soon only if the last
 * added a quarter to what was found, which happens a few times a predicate at most; else when the
 * number of implicants seen has doubled.
 */
final class RelationalImage {
  private static final int SOON = 8; // implicants

  /** For a single operation. Above, the implicant's own image must do. */
  private static final int MOST_NODES = 1 << 18;

  private final TheorySolver theory;
  private final Images images;
  private final ToIntFunction<Atom> number;
  private final List<Formula> phi;
  private final Vocabulary vocabulary;
  private final Budget budget;
  private final List<BitSet> history = new ArrayList<>();
  private AtomGroups groups; // made when it is needed first
  private int next;
  private int made;

  /** The first one is made of so many implicants. */
  RelationalImage(
      TheorySolver theory,
      Images images,
      Vocabulary vocabulary,
      List<Formula> phi,
      ToIntFunction<Atom> number,
      int first,
      Budget budget) {
    this.theory = theory;
    this.images = images;
    this.number = number;
    this.phi = phi;
    next = first;
    this.vocabulary = vocabulary;
    this.budget = budget.withNodes(MOST_NODES);
  }

  /** How many were made. */
  int made() {
    return made;
  }

  /**
   * Takes note of a consistent implicant of phi.
   *
   * @param found what is known of G without it
   * @return a part of G_P(phi) that has the images of all implicants so far, if it is time for one
   *     and it does not become too large
   */
  Optional<Bdd> add(int[] implicant, Bdd found) {
    BitSet literals = new BitSet();
    Arrays.stream(implicant).forEach(literals::set);
    history.add(literals);
    if (history.size() < next) {
      return Optional.empty();
    }
    next *= 2;
    try {
      Bdd image = image();
      made++;
      BigInteger known = found.modelCount();
      BigInteger gained = image.minus(found).modelCount();
      if (gained.shiftLeft(2).compareTo(known) >= 0) {
        next = history.size() + SOON;
      }
      return Optional.of(image);
    } catch (LimitReached e) {
      budget.check(); // of time
      return Optional.empty();
    }
  }

  private Bdd image() {
    if (groups == null) {
      groups = new AtomGroups(phi, number);
    }
    BitSet predicates = new BitSet();
    vocabulary.atoms().forEach(atom -> predicates.set(number.applyAsInt(atom)));
    BlockRelations blocks = new BlockRelations(theory, images, groups, predicates, budget);
    List<Relation> relations = blocks.of(history);
    BddManager manager = blocks.manager();
    ForcedTruth.Literals literals =
        (atom, positive) -> blocks.has(2 * number.applyAsInt(atom) + (positive ? 0 : 1));
    Bdd image = manager.and(ForcedTruth.of(phi, manager, literals));
    for (Relation relation : relations) {
      image = image.andExists(relation.function(), relation.choices());
    }
    return Transfer.copy(image, vocabulary.manager(), blocks::inVocabulary);
  }
}
