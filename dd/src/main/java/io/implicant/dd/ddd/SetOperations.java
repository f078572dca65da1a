package io.implicant.dd.ddd;

import io.implicant.dd.table.OperationCache;
import java.util.Arrays;

/**
 * Union, intersection, difference and concatenation. Each merges the sorted edges of two nodes: at
 * most one step for each pair of nodes of the operands, thanks to the operation cache.
 */
final class SetOperations {
  private static final int UNION = 1;
  private static final int INTERSECTION = 2;
  private static final int DIFFERENCE = 3;
  private static final int CONCATENATION = 4;

  private final DddTable table;
  private int[] work = new int[1 << 10]; // edges of the nodes in the making, a stack
  private int top;

  SetOperations(DddTable table) {
    this.table = table;
  }

  int union(int f, int g) {
    if (f == g || g == DddTable.ZERO) {
      return f;
    }
    if (f == DddTable.ZERO) {
      return g;
    }
    return merge(UNION, Math.min(f, g), Math.max(f, g));
  }

  int intersection(int f, int g) {
    if (f == g) {
      return f;
    }
    if (f == DddTable.ZERO || g == DddTable.ZERO) {
      return DddTable.ZERO;
    }
    return merge(INTERSECTION, Math.min(f, g), Math.max(f, g));
  }

  int difference(int f, int g) {
    if (f == g || f == DddTable.ZERO) {
      return DddTable.ZERO;
    }
    return g == DddTable.ZERO ? f : merge(DIFFERENCE, f, g);
  }

  private int apply(int operation, int f, int g) {
    return switch (operation) {
      case UNION -> union(f, g);
      case INTERSECTION -> intersection(f, g);
      default -> difference(f, g);
    };
  }

  private int merge(int operation, int f, int g) {
    OperationCache cache = table.cache();
    int known = cache.get(operation, f, g);
    if (known != OperationCache.MISS) {
      return known;
    }
    int level = table.level(f);
    if (level != table.level(g)) {
      throw new IllegalArgumentException(
          "the diagrams are over different levels: " + level + " and " + table.level(g));
    }
    table.step();
    int mark = top;
    int i = 0;
    int j = 0;
    int ni = table.arity(f);
    int nj = table.arity(g);
    while (i < ni && j < nj) {
      int a = table.value(f, i);
      int b = table.value(g, j);
      if (a == b) {
        push(a, apply(operation, table.child(f, i++), table.child(g, j++)));
      } else if (a < b) {
        keep(operation != INTERSECTION, f, i++);
      } else {
        keep(operation == UNION, g, j++);
      }
    }
    while (i < ni && operation != INTERSECTION) {
      keep(true, f, i++);
    }
    while (j < nj && operation == UNION) {
      keep(true, g, j++);
    }
    int result = table.unique(level, work, mark, top);
    top = mark;
    cache.put(operation, f, g, result);
    return result;
  }

  private void keep(boolean wanted, int node, int edge) {
    if (wanted) {
      push(table.value(node, edge), table.child(node, edge));
    }
  }

  private void push(int value, int child) {
    if (child != DddTable.ZERO) {
      if (top == work.length) {
        work = Arrays.copyOf(work, 2 * top);
      }
      work[top++] = value;
      work[top++] = child;
    }
  }

  int concatenation(int f, int g) {
    if (f == DddTable.ONE || g == DddTable.ZERO) {
      return g;
    }
    if (f == DddTable.ZERO || g == DddTable.ONE) {
      return f;
    }
    int known = table.cache().get(CONCATENATION, f, g);
    if (known != OperationCache.MISS) {
      return known;
    }
    if (table.level(f) >= table.level(g)) {
      throw new IllegalArgumentException(
          "level " + table.level(f) + " is not above level " + table.level(g));
    }
    int mark = top;
    for (int i = 0; i < table.arity(f); i++) {
      push(table.value(f, i), concatenation(table.child(f, i), g));
    }
    int result = table.unique(table.level(f), work, mark, top);
    top = mark;
    table.cache().put(CONCATENATION, f, g, result);
    return result;
  }

  /** Forgets unfinished work, after an exception. */
  void reset() {
    top = 0;
  }
}
