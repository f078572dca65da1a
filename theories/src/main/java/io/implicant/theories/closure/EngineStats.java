package io.implicant.theories.closure;

import java.util.List;

/**
 * What one question took.
 *
 * @param predicates members of P
 * @param atoms of P and of the goal
 * @param terms nodes of the graph
 * @param applications of functions and predicates
 * @param way how the goal was asked
 * @param paths of the negated goal
 * @param goalAtoms atoms of the goal that are not of P
 * @param detail why that way, and what it took; or empty
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
    EngineOptions.Way way,
    double paths,
    int goalAtoms,
    String detail,
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

  /** The same for a goal that was asked by lazy images. */
  public EngineStats withLazyImages(int newGoalAtoms, String newDetail, double micros) {
    return new EngineStats(
        predicates,
        atoms + newGoalAtoms,
        terms,
        applications,
        EngineOptions.Way.LAZY_IMAGES,
        0,
        newGoalAtoms,
        newDetail,
        blocks,
        peakColumns,
        labelOperations,
        splits,
        nodes,
        encodeMicros,
        micros);
  }

  /** The way the goal was asked, and why. */
  public String strategy() {
    if (way == EngineOptions.Way.LAZY_IMAGES) {
      return String.format("lazy images (%d new atoms, %s)", goalAtoms, detail);
    }
    return String.format(
        "%s (%.0f paths of the negated goal, %d new atoms%s)",
        way == EngineOptions.Way.ONE_RUN ? "one run" : "paths",
        paths,
        goalAtoms,
        detail.isEmpty() ? "" : ": " + detail);
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
