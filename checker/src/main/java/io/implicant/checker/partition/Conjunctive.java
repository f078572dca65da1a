package io.implicant.checker.partition;

import io.implicant.dd.bdd.Bdd;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The relation as a conjunction of the partitions {@code and_R_x(v, x')}. The image conjoins one
 * after the other and quantifies each unprimed bit after the last partition that depends on it
 * [Burch, Clarke and Long 1991]; the order is chosen as in IWLS95 [Ranjan, Aziz, Brayton, Plessier
 * and Pixley 1995]: next comes the partition that frees most of its bits and brings in fewest.
 */
final class Conjunctive implements Relation {
  // Weights of the four measures of IWLS95.
  private static final double FREED = 6;
  private static final double SUPPORT = 1;
  private static final double DEEPEST = 1;
  private static final double ADDED = 2;

  private final Encoding encoding;
  private final List<Bdd> partitions;
  private final int[] unused;

  /** The cells whose partitions are conjoined one after the other. */
  private final List<Integer> schedule = new ArrayList<>();

  /** The bits that are quantified with each of them. */
  private final List<int[]> freed = new ArrayList<>();

  Conjunctive(Encoding encoding, List<Bdd> partitions) {
    this.encoding = encoding;
    this.partitions = List.copyOf(partitions);
    List<BitSet> supports = new ArrayList<>();
    BitSet used = new BitSet();
    for (Bdd partition : partitions) {
      BitSet support = new BitSet();
      Arrays.stream(partition.support()).filter(v -> v % 2 == 0).forEach(support::set);
      supports.add(support);
      used.or(support);
    }
    BitSet all = new BitSet();
    Arrays.stream(encoding.variables(false, encoding.allCells())).forEach(all::set);
    all.andNot(used);
    unused = all.stream().toArray();
    schedule(supports, used);
  }

  private void schedule(List<BitSet> supports, BitSet used) {
    List<Integer> left = new ArrayList<>(IntStream.range(0, supports.size()).boxed().toList());
    BitSet alive = (BitSet) used.clone();
    while (!left.isEmpty()) {
      int best = -1;
      BitSet bestFreed = new BitSet();
      double bestBenefit = Double.NEGATIVE_INFINITY;
      for (int cell : left) {
        BitSet freeable = freeable(cell, left, supports, alive);
        double benefit = benefit(cell, freeable, left, supports, alive);
        if (benefit > bestBenefit) {
          best = cell;
          bestBenefit = benefit;
          bestFreed = freeable;
        }
      }
      left.remove(Integer.valueOf(best));
      alive.andNot(bestFreed);
      schedule.add(best);
      freed.add(bestFreed.stream().toArray());
    }
  }

  /** The bits that no partition left over depends on, if this one is taken. */
  private static BitSet freeable(
      int cell, List<Integer> left, List<BitSet> supports, BitSet alive) {
    BitSet freed = (BitSet) supports.get(cell).clone();
    freed.and(alive);
    left.stream()
        .filter(other -> other != cell)
        .forEach(other -> freed.andNot(supports.get(other)));
    return freed;
  }

  private double benefit(
      int cell, BitSet freed, List<Integer> left, List<BitSet> supports, BitSet alive) {
    double size = Math.max(1, live(supports.get(cell), alive));
    double largest =
        Math.max(1, left.stream().mapToInt(c -> live(supports.get(c), alive)).max().orElse(1));
    double deepest =
        depth(supports.get(cell)) / (double) Math.max(1, encoding.manager().variableCount());
    double added = encoding.variables(true, cell).length / (double) Math.max(1, encoding.bits());
    return FREED * freed.cardinality() / size
        + SUPPORT * size / largest
        + DEEPEST * deepest
        - ADDED * added;
  }

  private static int live(BitSet support, BitSet alive) {
    BitSet live = (BitSet) support.clone();
    live.and(alive);
    return live.cardinality();
  }

  private int depth(BitSet support) {
    int[] order = encoding.manager().order();
    for (int level = order.length - 1; level >= 0; level--) {
      if (support.get(order[level])) {
        return level;
      }
    }
    return 0;
  }

  @Override
  public List<Bdd> partitions() {
    return partitions;
  }

  @Override
  public Bdd image(Bdd set) {
    Bdd result = set.exists(unused);
    for (int i = 0; i < schedule.size(); i++) {
      result = result.andExists(partitions.get(schedule.get(i)), freed.get(i));
    }
    return encoding.renamed(result, false, encoding.allCells());
  }

  /** A primed bit occurs in one partition only, so it is quantified at once. */
  @Override
  public Bdd preimage(Bdd set) {
    Bdd result = encoding.renamed(set, true, encoding.allCells());
    for (int i = schedule.size() - 1; i >= 0; i--) {
      int cell = schedule.get(i);
      result = result.andExists(partitions.get(cell), encoding.variables(true, cell));
    }
    return result;
  }

  /** A conjunction has no parts whose images unite. */
  @Override
  public int parts() {
    return 1;
  }

  @Override
  public Bdd image(Bdd set, int part) {
    return image(set);
  }
}
