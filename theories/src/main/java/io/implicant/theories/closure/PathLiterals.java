package io.implicant.theories.closure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the paths of a goal say about one block. Paths that say the same there form a group.
 * Literals are 2 * atom for one that is true, plus 1 for a false one.
 */
final class PathLiterals {
  private final List<int[]> groups = new ArrayList<>();
  private final int[] groupOf;

  private PathLiterals(int paths) {
    groupOf = new int[paths];
  }

  static PathLiterals of(List<int[]> paths, Block block) {
    PathLiterals result = new PathLiterals(paths.size());
    for (int i = 0; i < paths.size(); i++) {
      result.groupOf[i] = result.group(restricted(paths.get(i), block));
    }
    return result;
  }

  private static int[] restricted(int[] literals, Block block) {
    int[] result = new int[literals.length];
    int count = 0;
    for (int literal : literals) {
      for (int atom : block.atoms()) {
        if (atom == literal >> 1) {
          result[count++] = literal;
        }
      }
    }
    return Arrays.copyOf(result, count);
  }

  private int group(int[] literals) {
    for (int i = 0; i < groups.size(); i++) {
      if (Arrays.equals(groups.get(i), literals)) {
        return i;
      }
    }
    groups.add(literals);
    return groups.size() - 1;
  }

  /** Whether no path says anything about the block. */
  boolean isEmpty() {
    return groups.isEmpty() || (groups.size() == 1 && groups.get(0).length == 0);
  }

  int groups() {
    return groups.size();
  }

  int[] literals(int group) {
    return groups.get(group);
  }

  /** The group of a path. */
  int group(int path) {
    return groupOf[path];
  }

  /** The groups, as bits, with the literal. */
  long with(int literal) {
    long bits = 0;
    for (int i = 0; i < groups.size(); i++) {
      for (int own : groups.get(i)) {
        bits |= own == literal ? 1L << i : 0;
      }
    }
    return bits;
  }
}
