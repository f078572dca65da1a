package io.implicant.sdp;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.LimitReached;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The nodes of an {@link AndOrDag} as Boolean functions. Each node is compiled once, operands
 * first, by a loop over what the root reaches.
 */
public final class Functions {
  private final AndOrDag dag;
  private final BddManager manager;
  private final IntFunction<Bdd> leaf;
  private final List<Bdd> functions = new ArrayList<>();
  private boolean limited;

  /** {@code leaf} gives the function of the leaf of an index. */
  public Functions(AndOrDag dag, BddManager manager, IntFunction<Bdd> leaf) {
    this.dag = dag;
    this.manager = manager;
    this.leaf = leaf;
  }

  public BddManager manager() {
    return manager;
  }

  /** The function of the node; at the manager's limit, {@link LimitReached}. */
  public Bdd function(int node) {
    while (functions.size() < dag.size()) {
      functions.add(null);
    }
    if (functions.get(node) == null) {
      for (int reached : dag.reachable(node, n -> functions.get(n) == null)) {
        functions.set(reached, compiled(reached));
      }
    }
    return functions.get(node);
  }

  /** Whether two nodes are known to be one function; false once the manager is at its limit. */
  public boolean areEqual(int node, int other) {
    try {
      return !limited && function(node) == function(other);
    } catch (LimitReached e) {
      limited = true;
      return false;
    }
  }

  private Bdd compiled(int node) {
    return switch (dag.kind(node)) {
      case CONSTANT -> manager.constant(node == AndOrDag.TRUE);
      case LEAF -> leaf.apply(dag.operands(node)[0]);
      case AND -> manager.and(operands(node));
      case OR -> manager.or(operands(node));
    };
  }

  private List<Bdd> operands(int node) {
    List<Bdd> operands = new ArrayList<>();
    for (int operand : dag.operands(node)) {
      operands.add(functions.get(operand));
    }
    return operands;
  }
}
