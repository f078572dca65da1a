package io.implicant.abstraction.baseline;

/**
 * All cubes of one length over some variables, one after the other, like the readings of an
 * odometer. Literals are coded as in {@link io.implicant.dd.bdd.Cube}; their variables ascend.
 */
final class CubesOfLength {
  private final int variables;
  private final int[] literals;
  private int firstChanged;

  /** Starts at the first cube; there must be one. */
  CubesOfLength(int length, int variables) {
    assert length <= variables : length + " of " + variables;
    this.variables = variables;
    literals = new int[length];
    fill(0, 0);
  }

  /** The literals of the present cube, not to be changed. */
  int[] literals() {
    return literals;
  }

  /** The first position whose literal is another one than in the cube before. */
  int firstChanged() {
    return firstChanged;
  }

  /** Goes on to the next cube that differs within the first {@code prefix} literals, if any. */
  boolean advance(int prefix) {
    for (int i = prefix - 1; i >= 0; i--) {
      int next = literals[i] + 1;
      if (next >>> 1 <= variables - literals.length + i) {
        fill(i, next);
        return true;
      }
    }
    return false;
  }

  private void fill(int position, int literal) {
    firstChanged = position;
    for (int i = position; i < literals.length; i++) {
      literals[i] = i == position ? literal : 2 * ((literal >>> 1) + i - position);
    }
  }
}
