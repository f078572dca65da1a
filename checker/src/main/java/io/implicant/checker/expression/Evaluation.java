package io.implicant.checker.expression;

/** The value of an expression in one state: the slow way, for explicit search and as an oracle. */
public final class Evaluation {
  private Evaluation() {}

  /** One of the {@link Values}: an int, undefined or a failure. */
  public static long value(IntExpression e, int[] state) {
    if (e instanceof Value value) {
      return value.value();
    }
    if (e instanceof Variable variable) {
      return state[variable.index()];
    }
    if (e instanceof Cell cell) {
      long index = value(cell.index(), state);
      if (!Values.isInt(index)) {
        return index;
      }
      Cells cells = cell.cells();
      return cells.hasIndex((int) index) ? state[cells.variable((int) index)] : Values.UNDEFINED;
    }
    if (e instanceof Binary binary) {
      return binary.operator().apply(value(binary.left(), state), value(binary.right(), state));
    }
    if (e instanceof Unary unary) {
      return unary.operator().apply(value(unary.operand(), state));
    }
    return truth(((FromBoolean) e).condition(), state);
  }

  /** 1, 0 or a failure of {@link Values}. */
  public static long truth(BoolExpression e, int[] state) {
    if (e instanceof Truth truth) {
      return truth.value();
    }
    if (e instanceof Comparison comparison) {
      return comparison
          .comparator()
          .apply(value(comparison.left(), state), value(comparison.right(), state));
    }
    Junction junction = (Junction) e;
    long absorbing = junction.isConjunction() ? 0 : 1;
    long result = 1 - absorbing;
    for (BoolExpression operand : junction.operands()) {
      long truth = truth(operand, state);
      if (truth == absorbing) {
        return absorbing;
      }
      if (Values.isFailure(truth)) {
        result = Values.worst(result, truth);
      }
    }
    return result;
  }
}
