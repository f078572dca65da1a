package io.implicant.dd.ddd;

import io.implicant.dd.table.IntMap;
import java.util.BitSet;

/** Drops levels: the vectors with their values at the other levels only. */
final class Projection {
  private final DddTable table;
  private final BitSet kept;
  private final IntMap done = new IntMap();

  Projection(DddTable table, BitSet kept) {
    this.table = table;
    this.kept = kept;
  }

  int of(int node) {
    if (node <= DddTable.ONE) {
      return node;
    }
    int known = done.get(node);
    if (known != IntMap.ABSENT) {
      return known;
    }
    int level = table.level(node);
    boolean keeps = kept.get(level);
    Edges edges = table.acquire();
    for (int i = 0; i < table.arity(node); i++) {
      edges.add(keeps ? table.value(node, i) : 0, of(table.child(node, i)));
    }
    int result = keeps ? edges.node(level) : edges.child(0);
    table.release(edges);
    done.put(node, result);
    return result;
  }
}
