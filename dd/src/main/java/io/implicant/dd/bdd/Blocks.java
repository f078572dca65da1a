package io.implicant.dd.bdd;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Groups of variables as blocks of neighbouring levels. */
final class Blocks {
  private Blocks() {}

  /**
   * All variables in blocks, top down; each block top down too. Variables of no group are blocks of
   * their own.
   */
  static List<int[]> arrange(VariableOrder order, List<int[]> groups) {
    boolean[] grouped = new boolean[order.size()];
    List<int[]> blocks = new ArrayList<>();
    for (int[] group : groups) {
      int[] levels = Arrays.stream(group).map(order::levelOf).sorted().toArray();
      for (int i = 0; i < levels.length; i++) {
        if (levels[i] != levels[0] + i || grouped[levels[i]]) {
          throw new IllegalArgumentException("no block of levels: " + Arrays.toString(group));
        }
        grouped[levels[i]] = true;
      }
      if (levels.length > 0) {
        blocks.add(Arrays.stream(levels).map(order::variableAt).toArray());
      }
    }
    for (int level = 0; level < grouped.length; level++) {
      if (!grouped[level]) {
        blocks.add(new int[] {order.variableAt(level)});
      }
    }
    blocks.sort(Comparator.comparingInt(block -> order.levelOf(block[0])));
    return blocks;
  }
}
