package io.implicant.dd.bdd;

import io.implicant.dd.table.Reachable;
import java.math.BigInteger;

/**
 * Exact number of models (Bryant 1986). Engine API.
 *
 * <p>Nodes are visited from the bottom up; each number counts the models over the variables from
 * the level of its node down, and is dropped after its last parent, so a chain needs room for one
 * number only. O(n) additions of numbers with as many bits as there are variables.
 */
public final class ModelCount {
  private final BddTable table;
  private final Reachable reachable;
  private final int[] parents; // parents not visited yet, by position
  private final BigInteger[] counts;

  private ModelCount(BddTable table, int f) {
    this.table = table;
    reachable = new Reachable(table, f);
    parents = new int[reachable.size() + 1];
    counts = new BigInteger[reachable.size()];
  }

  /** The models of f over all variables of the table. */
  public static BigInteger of(BddTable table, int f) {
    return new ModelCount(table, f).count(f);
  }

  private BigInteger count(int f) {
    int size = reachable.size();
    for (int i = 0; i < size; i++) {
      int edge = reachable.edge(i);
      parents[reachable.position(table.low(edge))]++;
      parents[reachable.position(table.high(edge))]++;
    }
    for (int i = size - 1; i >= 0; i--) {
      table.step();
      int edge = reachable.edge(i);
      int below = table.level(edge) + 1;
      BigInteger low = from(table.low(edge), below);
      counts[i] = low.add(from(table.high(edge), below));
    }
    return from(f, 0);
  }

  /** Models of an edge over the variables from a level down; that parent is done with it. */
  private BigInteger from(int edge, int level) {
    int bottom = table.variableCount();
    if (edge <= BddTable.FALSE) {
      return edge == BddTable.TRUE ? BigInteger.ONE.shiftLeft(bottom - level) : BigInteger.ZERO;
    }
    int position = reachable.position(edge);
    int own = table.level(edge);
    BigInteger count = counts[position];
    if ((edge & 1) != 0) {
      count = BigInteger.ONE.shiftLeft(bottom - own).subtract(count);
    }
    if (--parents[position] == 0) {
      counts[position] = null;
    }
    return count.shiftLeft(own - level);
  }
}
