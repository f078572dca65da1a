package io.implicant.theories.closure;

import io.implicant.theories.closure.EngineOptions.Algorithm;
import java.util.List;

/**
 * How to solve a block, and what that is expected to cost.
 *
 * <p>The estimates count label operations times their size: the dense closure with columns takes
 * nodes^2 steps an atom on labels of up to 2^atoms bits; elimination takes a few operations a node
 * on diagrams, each worth some hundreds of steps. A block with more atoms than {@link
 * #MOST_COLUMNS} to which elimination does not apply gets diagrams as labels.
 *
 * @param method which algorithm
 * @param estimate of the cost, in words touched
 */
record Plan(Method method, double estimate) {
  /** An algorithm that suits the block. */
  enum Method {
    LINE("line"),
    COLUMNS("columns"),
    DIAGRAMS("diagrams"),
    SPARSE_EQUALITIES("sparse equalities"),
    SPARSE_ORDER("sparse order");

    private final String label;

    Method(String label) {
      this.label = label;
    }

    String label() {
      return label;
    }
  }

  private static final int MOST_COLUMNS = 22;
  private static final double DIAGRAM_STEP = 400;

  static Plan of(Shape shape, List<Constraint> goal, Algorithm forced) {
    int atoms = shape.constraints().size();
    if (forced == Algorithm.AUTO && LineState.applies(shape)) {
      return new Plan(Method.LINE, (double) atoms * atoms);
    }
    double columns = columns(shape);
    boolean trySparse = forced == Algorithm.SPARSE || (forced == Algorithm.AUTO && atoms > 12);
    if (trySparse && SparseEqualities.applies(shape, goal)) {
      double sparse = DIAGRAM_STEP * (shape.size() + atoms) * (1 + shape.pairCount());
      if (forced == Algorithm.SPARSE || sparse < columns) {
        return new Plan(Method.SPARSE_EQUALITIES, sparse);
      }
    }
    if (trySparse && SparseOrder.applies(shape, goal)) {
      double sparse = DIAGRAM_STEP * shape.size() * Math.pow((double) atoms / shape.size(), 6);
      if (forced == Algorithm.SPARSE || atoms > MOST_COLUMNS || sparse < columns) {
        return new Plan(Method.SPARSE_ORDER, sparse);
      }
    }
    boolean list = forced == Algorithm.COLUMNS || atoms <= MOST_COLUMNS;
    return list && forced != Algorithm.DIAGRAMS
        ? new Plan(Method.COLUMNS, columns)
        : new Plan(Method.DIAGRAMS, DIAGRAM_STEP * shape.size() * shape.size() * atoms);
  }

  private static double columns(Shape shape) {
    int atoms = shape.constraints().size();
    return Math.max(1, Math.pow(2, atoms) / 64) * shape.size() * shape.size();
  }
}
