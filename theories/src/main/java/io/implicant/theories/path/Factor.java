package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;

/**
 * A part of an image.
 *
 * @param function over the atoms of P, not constant
 * @param reasons asserted literals that imply it
 */
@SuppressWarnings("ArrayRecordComponent") // read only, inside this package
record Factor(Bdd function, int[] reasons) {}
