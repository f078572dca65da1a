package io.implicant.theories.path;

/**
 * A part of an image that is independent of the others.
 *
 * @param atoms undecided atoms of P, ascending
 * @param literals asserted, ascending: 2 * atom for an atom, 2 * atom + 1 for its negation
 * @param applications nodes whose functional consistency matters, ascending
 */
@SuppressWarnings("ArrayRecordComponent") // read only, inside this package
record Block(int[] atoms, int[] literals, int[] applications) {}
