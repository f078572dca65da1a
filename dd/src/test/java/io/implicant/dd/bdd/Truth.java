package io.implicant.dd.bdd;

import java.util.BitSet;
import java.util.Locale;

/**
 * Functions of up to six variables as truth tables: bit m is the value under the assignment whose
 * bit v is the value of variable v. The slow side of the comparisons.
 */
public record Truth(int variables) {
  /** All rows. */
  public long all() {
    return rows() == 64 ? -1L : (1L << rows()) - 1;
  }

  public int rows() {
    return 1 << variables;
  }

  /** The table of a variable. */
  public long variable(int variable) {
    long table = 0;
    for (int row = 0; row < rows(); row++) {
      table |= (long) ((row >>> variable) & 1) << row;
    }
    return table;
  }

  public static boolean at(long table, int row) {
    return ((table >>> row) & 1) != 0;
  }

  public long not(long f) {
    return ~f & all();
  }

  public long cofactor(long f, int variable, boolean value) {
    long result = 0;
    for (int row = 0; row < rows(); row++) {
      int from = value ? row | (1 << variable) : row & ~(1 << variable);
      result |= ((f >>> from) & 1) << row;
    }
    return result;
  }

  public long exists(long f, int variableSet) {
    for (int v = 0; v < variables; v++) {
      if (((variableSet >>> v) & 1) != 0) {
        f = cofactor(f, v, false) | cofactor(f, v, true);
      }
    }
    return f;
  }

  /** f with each variable v replaced by functions[v]. */
  public long substitute(long f, long[] functions) {
    long result = 0;
    for (int row = 0; row < rows(); row++) {
      int from = 0;
      for (int v = 0; v < variables; v++) {
        from |= (at(functions[v], row) ? 1 : 0) << v;
      }
      result |= ((f >>> from) & 1) << row;
    }
    return result;
  }

  /** Whether the assignment of a row satisfies every literal of a cube. */
  public static boolean satisfies(int row, Cube cube) {
    return cube.contains(BitSet.valueOf(new long[] {row}));
  }

  public long of(Cube cube) {
    long result = 0;
    for (int row = 0; row < rows(); row++) {
      result |= (satisfies(row, cube) ? 1L : 0L) << row;
    }
    return result;
  }

  /** The edge of a truth table, by ite over the variables. */
  public int edge(BddTable table, long f) {
    return edge(table, f, variables);
  }

  private static int edge(BddTable table, long f, int variables) {
    if (variables == 0) {
      return (f & 1) != 0 ? BddTable.TRUE : BddTable.FALSE;
    }
    int half = 1 << (variables - 1);
    int low = edge(table, f & ((1L << half) - 1), variables - 1);
    int high = edge(table, f >>> half, variables - 1);
    return table.ite(table.variable(variables - 1), high, low);
  }

  /** The truth table of an edge, by evaluation. */
  public long table(BddTable table, int edge) {
    long result = 0;
    for (int row = 0; row < rows(); row++) {
      boolean value = Edges.evaluate(table, edge, BitSet.valueOf(new long[] {row}));
      result |= (value ? 1L : 0L) << row;
    }
    return result;
  }

  public static String show(long f) {
    return String.format(Locale.ROOT, "0x%X", f);
  }
}
