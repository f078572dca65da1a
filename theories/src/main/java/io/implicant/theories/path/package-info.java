/**
 * G_P(phi) for large phi, such as the path formulas of loop-free blocks of programs: implicants of
 * phi by SAT, for each the product of all minterms of P consistent with it, one clause to block the
 * whole product.
 */
package io.implicant.theories.path;
