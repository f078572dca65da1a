package io.implicant.theories.closure;

import java.util.Objects;

/**
 * Choices that the engine makes by itself unless they are forced.
 *
 * @param way how a goal is asked
 * @param algorithm how a block is solved
 * @param cut whether questions are cut into blocks
 * @param maxColumns how many minterms a block may list; beyond, its labels are diagrams
 * @param maxNodes how many nodes diagrams may have
 */
public record EngineOptions(
    Way way, Algorithm algorithm, boolean cut, int maxColumns, int maxNodes) {
  /** How a goal is asked. */
  public enum Way {
    /** By a stated rule: see {@link ClosureEngine}. */
    AUTO,
    /** The paths of the negated goal, one after the other, on the closed state of P. */
    PATHS,
    /** One closure over P and the goal's atoms together, whose result serves other goals too. */
    ONE_RUN,
    /** Implicants of the negated goal by SAT, images by blocks: for goals with many atoms. */
    LAZY_IMAGES
  }

  /** How a block is solved. */
  public enum Algorithm {
    /** By estimated cost: see {@link Plan}. */
    AUTO,
    /** Labelled closure of all pairs; labels list minterms. */
    COLUMNS,
    /** Labelled closure of all pairs; labels are diagrams. */
    DIAGRAMS,
    /** Elimination in minimum-degree order, where it applies; else as {@link #AUTO}. */
    SPARSE
  }

  public static final EngineOptions DEFAULT =
      new EngineOptions(Way.AUTO, Algorithm.AUTO, true, 1 << 20, 1 << 26);

  public EngineOptions {
    Objects.requireNonNull(way);
    Objects.requireNonNull(algorithm);
    if (maxColumns < 2 || maxNodes < 1) {
      throw new IllegalArgumentException("limits " + maxColumns + ", " + maxNodes);
    }
  }

  public EngineOptions withWay(Way newWay) {
    return new EngineOptions(newWay, algorithm, cut, maxColumns, maxNodes);
  }

  public EngineOptions withAlgorithm(Algorithm newAlgorithm) {
    return new EngineOptions(way, newAlgorithm, cut, maxColumns, maxNodes);
  }

  public EngineOptions withCut(boolean newCut) {
    return new EngineOptions(way, algorithm, newCut, maxColumns, maxNodes);
  }

  public EngineOptions withMaxColumns(int columns) {
    return new EngineOptions(way, algorithm, cut, columns, maxNodes);
  }

  public EngineOptions withMaxNodes(int nodes) {
    return new EngineOptions(way, algorithm, cut, maxColumns, nodes);
  }
}
