package io.implicant.dd.bdd;

import io.implicant.dd.table.IntStack;

/** Collects the literals of one cube. */
final class LiteralList {
  private final IntStack literals = new IntStack();

  void add(int variable, boolean positive) {
    literals.push(2 * variable + (positive ? 0 : 1));
  }

  Cube toCube() {
    return Cube.ofLiterals(literals.toArray());
  }
}
