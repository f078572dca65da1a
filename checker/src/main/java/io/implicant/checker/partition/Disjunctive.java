package io.implicant.checker.partition;

import io.implicant.checker.odl.OdlModel;
import io.implicant.dd.bdd.Bdd;
import java.util.List;

/**
 * The relation as a disjunction of partitions, whose images are united.
 *
 * <p>A partial partition {@code por_R_x(pc, x, y, pc', x')} leaves out that the other variables
 * keep their values [BR03 section 5]. Its image and preimage are those of Lemmas 2 and 1: only pc
 * and x are quantified and renamed, y stays in place, so {@code or_R_x} is never built. (Lemma 2
 * primes y in both operands and unprimes the result; leaving y unprimed throughout is the same
 * function without the renamings.)
 *
 * <p>A full partition {@code or_R_x(v, v')} says of all variables what becomes of them [BR03
 * section 2], which can make it larger by a factor of their number. Kept to compare with.
 */
final class Disjunctive implements Relation {
  private final Encoding encoding;
  private final List<Bdd> partitions;
  private final boolean partial;

  private Disjunctive(Encoding encoding, List<Bdd> partitions, boolean partial) {
    this.encoding = encoding;
    this.partitions = List.copyOf(partitions);
    this.partial = partial;
  }

  /** Of the partitions por_R_x. */
  static Disjunctive partial(Encoding encoding, List<Bdd> partitions) {
    return new Disjunctive(encoding, partitions, true);
  }

  /** Of the partitions or_R_x. */
  static Disjunctive full(Encoding encoding, List<Bdd> partitions) {
    return new Disjunctive(encoding, partitions, false);
  }

  /** The variables whose next values the partition of a cell gives. */
  private int[] changed(int cell) {
    if (!partial) {
      return encoding.allCells();
    }
    return cell == OdlModel.PC ? new int[] {cell} : new int[] {OdlModel.PC, cell};
  }

  @Override
  public List<Bdd> partitions() {
    return partitions;
  }

  @Override
  public Bdd image(Bdd set) {
    Bdd all = encoding.manager().constant(false);
    for (int cell = 0; cell < partitions.size(); cell++) {
      all = all.or(image(set, cell));
    }
    return all;
  }

  /** Lemma 2. */
  @Override
  public Bdd image(Bdd set, int cell) {
    int[] changed = changed(cell);
    Bdd after = set.andExists(partitions.get(cell), encoding.variables(false, changed));
    return encoding.renamed(after, false, changed);
  }

  /** Lemma 1. */
  @Override
  public Bdd preimage(Bdd set) {
    Bdd all = encoding.manager().constant(false);
    for (int cell = 0; cell < partitions.size(); cell++) {
      int[] changed = changed(cell);
      Bdd target = encoding.renamed(set, true, changed);
      all = all.or(target.andExists(partitions.get(cell), encoding.variables(true, changed)));
    }
    return all;
  }

  @Override
  public int parts() {
    return partitions.size();
  }
}
