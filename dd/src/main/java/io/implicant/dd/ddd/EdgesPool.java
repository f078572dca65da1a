package io.implicant.dd.ddd;

import io.implicant.dd.table.Roots;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** A stack of {@link Edges}: recursions take one at each depth and give it back at the end. */
final class EdgesPool implements Roots {
  private final DddTable table;
  private final List<Edges> all = new ArrayList<>();
  private int inUse;

  EdgesPool(DddTable table) {
    this.table = table;
  }

  Edges acquire() {
    if (inUse == all.size()) {
      all.add(new Edges(table));
    }
    Edges edges = all.get(inUse++);
    edges.clear();
    return edges;
  }

  void release(Edges edges) {
    inUse--;
    assert all.get(inUse) == edges : "edges are released in the reverse order";
  }

  int inUse() {
    return inUse;
  }

  /** Takes back all but so many, after an exception. */
  void reset(int depth) {
    inUse = depth;
  }

  @Override
  public void forEach(IntConsumer mark) {
    for (int i = 0; i < inUse; i++) {
      all.get(i).forEachNode(mark);
    }
  }
}
