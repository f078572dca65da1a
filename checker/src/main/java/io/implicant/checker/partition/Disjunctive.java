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

  /** By cell: the cells whose next values its partition gives. */
  private final int[][] changed;

  /** Their bits before a step. */
  private final int[][] before;

  /** Their bits after it. */
  private final int[][] after;

  private Disjunctive(Encoding encoding, List<Bdd> partitions, boolean partial) {
    this.encoding = encoding;
    this.partitions = List.copyOf(partitions);
    this.changed = new int[partitions.size()][];
    this.before = new int[partitions.size()][];
    this.after = new int[partitions.size()][];
    for (int cell = 0; cell < partitions.size(); cell++) {
      changed[cell] = partial ? changed(cell) : encoding.allCells();
      before[cell] = encoding.variables(false, changed[cell]);
      after[cell] = encoding.variables(true, changed[cell]);
    }
  }

  /** Of the partitions por_R_x. */
  static Disjunctive partial(Encoding encoding, List<Bdd> partitions) {
    return new Disjunctive(encoding, partitions, true);
  }

  /** Of the partitions or_R_x. */
  static Disjunctive full(Encoding encoding, List<Bdd> partitions) {
    return new Disjunctive(encoding, partitions, false);
  }

  private static int[] changed(int cell) {
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
      Bdd image = image(set, cell);
      all = image.isFalse() ? all : all.or(image);
    }
    return all;
  }

  /** Lemma 2. */
  @Override
  public Bdd image(Bdd set, int cell) {
    Bdd next = set.andExists(partitions.get(cell), before[cell]);
    return next.isFalse() ? next : encoding.renamed(next, false, changed[cell]);
  }

  /** Lemma 1. */
  @Override
  public Bdd preimage(Bdd set) {
    Bdd all = encoding.manager().constant(false);
    for (int cell = 0; cell < partitions.size(); cell++) {
      Bdd target = encoding.renamed(set, true, changed[cell]);
      all = all.or(target.andExists(partitions.get(cell), after[cell]));
    }
    return all;
  }

  @Override
  public int parts() {
    return partitions.size();
  }
}
