package io.implicant.theories.solver;

/**
 * Cases to be tried one by one: x - y is below, above, or equal to the distance.
 *
 * @param disequality the position of a literal that excludes equality, or -1
 */
record Split(int x, int y, long distance, int disequality) {
  /** In the order of trying. */
  enum Case {
    BELOW,
    ABOVE,
    EQUAL
  }

  private static final Case[] CASES = Case.values();

  /** The number of cases. */
  int cases() {
    return disequality < 0 ? 3 : 2;
  }

  Case at(int index) {
    return CASES[index];
  }
}
