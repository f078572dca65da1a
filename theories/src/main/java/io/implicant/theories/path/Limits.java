package io.implicant.theories.path;

/**
 * Where images are made in another way.
 *
 * @param columns a block that may have more is split
 * @param equalities but not if it has no bounds and at most so many open atoms: elimination may
 *     solve it
 * @param implicants the first relational image is that of so many
 */
record Limits(int columns, int equalities, int implicants) {
  /**
   * Limits of columns below 2^13 cost more iterations than they save; most block queries end before
   * the first relational image. See docs/decisions/0012.
   */
  static final Limits DEFAULT = new Limits(1 << 14, 40, 16);
}
