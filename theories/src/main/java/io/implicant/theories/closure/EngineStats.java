package io.implicant.theories.closure;

import java.util.List;

/**
 * What one question took.
 *
 * @param predicates members of P
 * @param atoms of P and of the goal
 * @param terms nodes of the graph
 * @param applications of functions and predicates
 * @param strategy the way the goal was asked, and why
 * @param blocks each block with its algorithm
 * @param peakColumns the largest number of minterms listed at a time
 * @param labelOperations operations on labels
 * @param splits case splits over Int
 * @param nodes in the BDD table at the end
 * @param encodeMicros reading formulas into the graph
 * @param solveMicros cutting into blocks, closures, joining the blocks' diagrams
 */
public record EngineStats(
    int predicates,
    int atoms,
    int terms,
    int applications,
    String strategy,
    List<BlockStats> blocks,
    int peakColumns,
    long labelOperations,
    long splits,
    int nodes,
    double encodeMicros,
    double solveMicros) {
  public EngineStats {
    blocks = List.copyOf(blocks);
  }

  /**
   * One block.
   *
   * @param atoms of P in it
   * @param goalAtoms of the goal in it that are asserted
   * @param terms its nodes
   * @param pairs of applications that may meet
   * @param algorithm how it was solved
   * @param estimate of the cost, in words touched
   * @param known whether an equal block had been solved before
   */
  public record BlockStats(
      int atoms,
      int goalAtoms,
      int terms,
      int pairs,
      String algorithm,
      double estimate,
      boolean known) {}
}
