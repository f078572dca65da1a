package io.implicant.dd.zdd;

import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.NodeTable;

/** Runs recursions that use both tables: either both are guarded, or both on one deep stack. */
final class Lockstep {
  private Lockstep() {}

  static int run(BddTable bdd, ZddTable zdd, NodeTable.Recursion recursion) {
    try {
      return recursion.run(zdd.guard());
    } catch (DeepStack.TooDeep e) {
      return zdd.deep(() -> bdd.unguarded(() -> recursion.run(DeepStack.UNGUARDED)));
    }
  }
}
