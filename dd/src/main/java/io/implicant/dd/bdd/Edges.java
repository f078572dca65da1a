package io.implicant.dd.bdd;

import static io.implicant.dd.bdd.BddTable.FALSE;
import static io.implicant.dd.bdd.BddTable.TRUE;

import io.implicant.dd.table.Reachable;
import java.util.Arrays;
import java.util.BitSet;

/** Small conversions between edges and plain data. Engine API. */
public final class Edges {
  private Edges() {}

  /** The conjunction of the literals of a cube. */
  public static int cube(BddTable table, Cube cube) {
    long[] byLevel = // level and literal, ascending by level
        cube.literals()
            .mapToLong(l -> ((long) table.order().levelOf(l >>> 1) << 32) | l)
            .sorted()
            .toArray();
    int result = TRUE;
    for (int i = byLevel.length - 1; i >= 0; i--) {
      int level = (int) (byLevel[i] >>> 32);
      boolean positive = (byLevel[i] & 1) == 0;
      result = positive ? table.node(level, FALSE, result) : table.node(level, result, FALSE);
    }
    return result;
  }

  /** The variables that a function depends on, ascending. O(n). */
  public static int[] support(BddTable table, int f) {
    Reachable reachable = new Reachable(table, f);
    BitSet variables = new BitSet();
    for (int i = 0; i < reachable.size(); i++) {
      variables.set(table.order().variableAt(table.level(reachable.edge(i))));
    }
    return variables.stream().toArray();
  }

  /** The value of a function under the assignment that makes the given variables true. */
  public static boolean evaluate(BddTable table, int f, BitSet trueVariables) {
    while (f > FALSE) {
      boolean value = trueVariables.get(table.order().variableAt(table.level(f)));
      f = value ? table.high(f) : table.low(f);
    }
    return f == TRUE;
  }

  /** The levels of some variables, ascending. */
  static int[] levels(BddTable table, int[] variables) {
    int[] levels = Arrays.stream(variables).map(table.order()::levelOf).distinct().toArray();
    Arrays.sort(levels);
    return levels;
  }
}
