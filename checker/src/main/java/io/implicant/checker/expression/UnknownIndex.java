package io.implicant.checker.expression;

/** Finds x-expressions [CBKT13 Lemma 1]: indices that may come to a variable. */
public final class UnknownIndex {
  private UnknownIndex() {}

  /**
   * The index of an innermost access of the expression that can reach the variable: it does not
   * depend on the variable itself. Null if there is no such access.
   */
  public static IntExpression find(Expression e, int variable) {
    if (!e.dependsOn(variable)) {
      return null;
    }
    if (e instanceof Cell cell) {
      IntExpression inner = find(cell.index(), variable);
      return inner != null || !cell.cells().contains(variable) ? inner : cell.index();
    }
    IntExpression[] found = {null};
    e.forEachChild(
        child -> {
          if (found[0] == null) {
            found[0] = find(child, variable);
          }
        });
    return found[0];
  }
}
