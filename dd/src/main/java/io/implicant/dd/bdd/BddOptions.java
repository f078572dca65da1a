package io.implicant.dd.bdd;

import io.implicant.dd.table.NodeTable;

/**
 * How a manager starts.
 *
 * @param variables number of variables at the start; more can be added
 * @param initialNodes nodes for which there is room at once; the table grows by itself
 * @param maxNodes limit of the table, whatever limits single computations have
 */
public record BddOptions(int variables, int initialNodes, int maxNodes) {
  public BddOptions {
    if (variables < 0) {
      throw new IllegalArgumentException("variables " + variables);
    }
    if (initialNodes < 1) {
      throw new IllegalArgumentException("initialNodes " + initialNodes);
    }
    if (maxNodes < 1 || maxNodes > NodeTable.MAX_NODES) {
      throw new IllegalArgumentException("maxNodes " + maxNodes);
    }
  }

  /** So many variables, a small table, no limit but the address space. */
  public static BddOptions ofVariables(int variables) {
    return new BddOptions(variables, 1 << 12, NodeTable.MAX_NODES);
  }

  public BddOptions withInitialNodes(int nodes) {
    return new BddOptions(variables, nodes, maxNodes);
  }

  public BddOptions withMaxNodes(int nodes) {
    return new BddOptions(variables, initialNodes, nodes);
  }
}
