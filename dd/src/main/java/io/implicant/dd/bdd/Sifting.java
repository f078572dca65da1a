package io.implicant.dd.bdd;

import io.implicant.dd.table.Budget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Sifting (Rudell 1993), with groups (Panda and Somenzi 1995): each group of neighbouring variables
 * moves through all positions and stays where the table was smallest. The largest groups come
 * first; a direction is given up when the table has grown too much.
 *
 * <p>Stops early, at a consistent state, when a limit is reached; what was won stays. One pass is
 * O(groups^2) exchanges of groups; {@link Options#maxSwaps} bounds it for long orders.
 */
final class Sifting {
  /** Limits of one pass; groups are disjoint sets of variables that are neighbours now. */
  record Options(List<int[]> groups, double maxGrowth, long maxSwaps) {}

  private final BddTable table;
  private final LevelSwap swap;
  private final Options options;
  private final Budget budget;
  private final List<int[]> blocks; // variables by position, top down

  private Sifting(BddTable table, LevelSwap swap, Options options, Budget budget) {
    this.table = table;
    this.swap = swap;
    this.options = options;
    this.budget = budget;
    this.blocks = Blocks.arrange(table.order(), options.groups());
  }

  static Reordering run(BddTable table, Options options) {
    Blocks.arrange(table.order(), options.groups()); // rejects bad groups before anything changes
    return InPlace.run(
        table, (swap, budget) -> new Sifting(table, swap, options, budget).siftAll());
  }

  /** Returns whether the pass was completed within its number of swaps. */
  private boolean siftAll() {
    List<int[]> largestFirst = new ArrayList<>(blocks);
    largestFirst.sort(Comparator.comparingInt(block -> -nodesOf(block)));
    for (int[] block : largestFirst) {
      if (exhausted()) {
        return false;
      }
      sift(block);
      swap.reuseDead();
    }
    return true;
  }

  private boolean exhausted() {
    return swap.swaps() >= options.maxSwaps();
  }

  private int nodesOf(int[] block) {
    int sum = 0;
    for (int variable : block) {
      sum += swap.nodesOf(variable);
    }
    return sum;
  }

  private void sift(int[] block) {
    int start = blocks.indexOf(block);
    Best best = new Best(table.size(), start);
    try {
      boolean downFirst = blocks.size() - start <= start;
      int position = explore(start, downFirst, best);
      explore(position, !downFirst, best);
    } finally { // also when a limit ends the pass
      moveTo(blocks.indexOf(block), best.position);
    }
  }

  private static final class Best {
    private int size;
    private int position;

    Best(int size, int position) {
      this.size = size;
      this.position = position;
    }
  }

  /** Moves in one direction to the end or until the table is too large; returns where it is. */
  private int explore(int position, boolean down, Best best) {
    while ((down ? position < blocks.size() - 1 : position > 0) && !exhausted()) {
      budget.check();
      exchange(down ? position : position - 1);
      position += down ? 1 : -1;
      if (table.size() < best.size) {
        best.size = table.size();
        best.position = position;
      } else if (table.size() > Math.min(budget.maxNodes(), best.size * options.maxGrowth())) {
        break;
      }
    }
    return position;
  }

  private void moveTo(int from, int to) {
    for (int i = from; i < to; i++) {
      exchange(i);
    }
    for (int i = from; i > to; i--) {
      exchange(i - 1);
    }
  }

  /** Exchanges the blocks at a position and the next: each lower variable passes all upper ones. */
  private void exchange(int position) {
    int[] upper = blocks.get(position);
    int[] lower = blocks.get(position + 1);
    int first = table.order().levelOf(upper[0]);
    for (int i = 0; i < lower.length; i++) {
      for (int level = first + upper.length + i - 1; level >= first + i; level--) {
        swap.swap(level);
      }
    }
    blocks.set(position, lower);
    blocks.set(position + 1, upper);
  }
}
