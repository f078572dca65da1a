package io.implicant.dd.zdd;

import static io.implicant.dd.table.OperationCache.MISS;
import static io.implicant.dd.zdd.ZddTable.EMPTY;
import static io.implicant.dd.zdd.ZddTable.UNIT;

import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.IntStack;
import io.implicant.dd.table.Reachable;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Numbers of cubes and of their literals. Engine API. Counting visits nodes from the bottom up and
 * drops each number after its last parent.
 */
public final class CubeSizes {
  private static final int FAR = Integer.MAX_VALUE / 2;

  private final ZddTable table;
  private final Reachable reachable;
  private final int[] shortest; // literals of the shortest cube, by position
  private final int[] longest;

  public CubeSizes(ZddTable table, int f) {
    this.table = table;
    this.reachable = new Reachable(table, f);
    shortest = new int[reachable.size()];
    longest = new int[reachable.size()];
    for (int i = reachable.size() - 1; i >= 0; i--) {
      int node = reachable.edge(i);
      shortest[i] = Math.min(shortest(table.low(node)), shortest(table.high(node)) + 1);
      longest[i] = Math.max(longest(table.low(node)), longest(table.high(node)) + 1);
    }
  }

  /** Number of cubes in a set. O(n) additions. */
  public static BigInteger count(ZddTable table, int f) {
    Reachable reachable = new Reachable(table, f);
    int[] parents = new int[reachable.size() + 1];
    for (int i = 0; i < reachable.size(); i++) {
      parents[reachable.position(table.low(reachable.edge(i)))]++;
      parents[reachable.position(table.high(reachable.edge(i)))]++;
    }
    BigInteger[] counts = new BigInteger[reachable.size()];
    for (int i = reachable.size() - 1; i >= 0; i--) {
      table.step();
      int node = reachable.edge(i);
      BigInteger low = count(table.low(node), reachable, counts, parents);
      counts[i] = low.add(count(table.high(node), reachable, counts, parents));
    }
    return count(f, reachable, counts, parents);
  }

  private static BigInteger count(int f, Reachable reachable, BigInteger[] counts, int[] parents) {
    if (f <= UNIT) {
      return BigInteger.valueOf(f);
    }
    int position = reachable.position(f);
    BigInteger count = counts[position];
    if (--parents[position] == 0) {
      counts[position] = null;
    }
    return count;
  }

  /** Literals of the shortest cube below a node of the set; huge if there is none. */
  public int shortest(int f) {
    if (f <= UNIT) {
      return f == UNIT ? 0 : FAR;
    }
    return shortest[reachable.position(f)];
  }

  /** Literals of the longest cube below a node of the set; negative if there is none. */
  public int longest(int f) {
    if (f <= UNIT) {
      return f == UNIT ? 0 : -FAR;
    }
    return longest[reachable.position(f)];
  }

  /** A shortest cube; among those, the first in the order of the iteration. */
  public Optional<Cube> shortestCube(int f) {
    if (f == EMPTY) {
      return Optional.empty();
    }
    IntStack literals = new IntStack();
    while (f != UNIT) {
      if (shortest(table.high(f)) + 1 == shortest(f)) {
        literals.push(table.literalAt(table.level(f)));
        f = table.high(f);
      } else {
        f = table.low(f);
      }
    }
    return Optional.of(Cube.ofLiterals(literals.toArray()));
  }

  /** The cubes of f with exactly so many literals. At most size times as many nodes as f. */
  public int ofSize(int f, int size) {
    return table.guarded(guard -> ofSize(f, size, guard));
  }

  private int ofSize(int f, int size, int guard) {
    if (size < shortest(f) || size > longest(f)) {
      return EMPTY;
    }
    if (f == UNIT) {
      return UNIT;
    }
    int cached = table.operations().get(ZddTable.OF_SIZE, f, size);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int low = ofSize(table.low(f), size, guard - 1);
    int high = ofSize(table.high(f), size - 1, guard - 1);
    int result = table.node(table.level(f), low, high);
    table.operations().put(ZddTable.OF_SIZE, f, size, result);
    return result;
  }
}
