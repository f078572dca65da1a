package io.implicant.dd.bdd;

import static io.implicant.dd.bdd.BddTable.FALSE;
import static io.implicant.dd.bdd.BddTable.TRUE;

import io.implicant.dd.table.Reachable;
import java.util.Arrays;
import java.util.Optional;

/**
 * Single satisfying cubes: the cubes that the paths of a diagram spell. Engine API. All walks are
 * loops; ties always go to the low branch, so results depend on the order of the variables only.
 */
public final class Paths {
  private static final int FAR = Integer.MAX_VALUE - 1;

  private final BddTable table;

  public Paths(BddTable table) {
    this.table = table;
  }

  /** Some satisfying cube: the path that prefers the low branch. O(variables). */
  public Optional<Cube> any(int f) {
    if (f == FALSE) {
      return Optional.empty();
    }
    LiteralList literals = new LiteralList();
    while (f != TRUE) {
      boolean positive = table.low(f) == FALSE;
      literals.add(variable(f), positive);
      f = positive ? table.high(f) : table.low(f);
    }
    return Optional.of(literals.toCube());
  }

  /**
   * The lexicographically smallest model, with false before true and variable 0 first whatever the
   * order of the levels; variables that end false by default are listed too. O(variables) if levels
   * are in the order of the variables, one cofactor for each variable of the support otherwise.
   */
  public Optional<Cube> smallestModel(int f, int[] variables) {
    if (f == FALSE) {
      return Optional.empty();
    }
    int[] sorted = variables.clone();
    Arrays.sort(sorted);
    boolean inOrder = table.order().isIdentity();
    Cofactors cofactors = new Cofactors(table);
    LiteralList literals = new LiteralList();
    for (int variable : sorted) {
      int low = inOrder ? below(f, variable, false) : cofactors.cofactor(f, variable, false);
      boolean positive = low == FALSE;
      literals.add(variable, positive);
      if (positive) {
        f = inOrder ? below(f, variable, true) : cofactors.cofactor(f, variable, true);
      } else {
        f = low;
      }
    }
    if (f != TRUE) {
      throw new IllegalArgumentException("the variables do not cover the support");
    }
    return Optional.of(literals.toCube());
  }

  /** A path of f with the fewest literals. O(n). */
  public Optional<Cube> shortest(int f) {
    if (f == FALSE) {
      return Optional.empty();
    }
    Reachable reachable = new Reachable(table, f);
    int[] distances = new int[2 * reachable.size()]; // to true, by position and complement
    for (int i = reachable.size() - 1; i >= 0; i--) {
      for (int complement = 0; complement <= 1; complement++) {
        int edge = reachable.edge(i) ^ complement;
        int low = distance(table.low(edge), reachable, distances);
        int high = distance(table.high(edge), reachable, distances);
        distances[2 * i + complement] = Math.min(FAR, Math.min(low, high) + 1);
      }
    }
    LiteralList literals = new LiteralList();
    while (f != TRUE) {
      int low = distance(table.low(f), reachable, distances);
      boolean positive = distance(table.high(f), reachable, distances) < low;
      literals.add(variable(f), positive);
      f = positive ? table.high(f) : table.low(f);
    }
    return Optional.of(literals.toCube());
  }

  private static int distance(int f, Reachable reachable, int[] distances) {
    if (f <= FALSE) {
      return f == TRUE ? 0 : FAR;
    }
    return distances[2 * reachable.position(f) + (f & 1)];
  }

  /** The branch of f for a variable that is at or above its topmost. */
  private int below(int f, int variable, boolean value) {
    int level = table.order().levelOf(variable);
    return value ? table.high(f, level) : table.low(f, level);
  }

  private int variable(int f) {
    return table.order().variableAt(table.level(f));
  }
}
