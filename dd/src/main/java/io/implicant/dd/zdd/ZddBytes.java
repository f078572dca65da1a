package io.implicant.dd.zdd;

import io.implicant.dd.table.CorruptDiagram;
import io.implicant.dd.table.DiagramBytes;

/** Sets of cubes as bytes, see {@link DiagramBytes}; labels are literals. */
final class ZddBytes {
  private static final char KIND = 'Z';

  private ZddBytes() {}

  static byte[] write(ZddTable table, int[] roots) {
    return DiagramBytes.write(KIND, table, roots, table::literalAt);
  }

  static DiagramBytes.Parsed read(ZddTable table, byte[] bytes) throws CorruptDiagram {
    return DiagramBytes.read(KIND, table, bytes);
  }

  /**
   * The nodes of the roots. A cube with both literals of a predicate is false, so it is dropped.
   */
  static int[] build(ZddTable table, DiagramBytes.Parsed parsed) {
    int[] built = new int[parsed.size()];
    for (int i = 0; i < built.length; i++) {
      int high = node(built, parsed.high(i));
      built[i] = join(table, parsed.label(i), node(built, parsed.low(i)), high);
    }
    int[] roots = parsed.roots();
    for (int i = 0; i < roots.length; i++) {
      roots[i] = node(built, roots[i]);
    }
    return roots;
  }

  private static int join(ZddTable table, int literal, int low, int high) {
    int level = table.levelOfLiteral(literal);
    int single = table.node(level, ZddTable.EMPTY, ZddTable.UNIT);
    return table.union(low, table.product(single, high));
  }

  /** Positions 0 and 1 are the terminals. */
  private static int node(int[] built, int position) {
    return position <= ZddTable.UNIT ? position : built[position - 2];
  }
}
