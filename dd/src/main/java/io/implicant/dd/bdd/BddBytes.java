package io.implicant.dd.bdd;

import io.implicant.dd.table.CorruptDiagram;
import io.implicant.dd.table.DiagramBytes;

/**
 * Functions as bytes, see {@link DiagramBytes}. Reading does not depend on the order that the
 * writer had; with the same order it takes O(1) a node.
 */
final class BddBytes {
  private static final char KIND = 'B';

  private BddBytes() {}

  static byte[] write(BddTable table, int[] roots) {
    return DiagramBytes.write(KIND, table, roots, table.order()::variableAt);
  }

  static DiagramBytes.Parsed read(BddTable table, byte[] bytes) throws CorruptDiagram {
    return DiagramBytes.read(KIND, table, bytes);
  }

  /** The edges of the roots. */
  static int[] build(BddTable table, DiagramBytes.Parsed parsed) {
    int[] edges = new int[parsed.size()];
    for (int i = 0; i < edges.length; i++) {
      int variable = table.variable(parsed.label(i));
      edges[i] = table.ite(variable, edge(edges, parsed.high(i)), edge(edges, parsed.low(i)));
    }
    int[] roots = parsed.roots();
    for (int i = 0; i < roots.length; i++) {
      roots[i] = edge(edges, roots[i]);
    }
    return roots;
  }

  /** Position 0 is the terminal. */
  private static int edge(int[] edges, int code) {
    int position = code >>> 1;
    return (position == 0 ? BddTable.TRUE : edges[position - 1]) ^ (code & 1);
  }
}
