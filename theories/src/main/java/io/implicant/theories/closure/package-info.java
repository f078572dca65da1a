/**
 * The fast engine: a closure of equalities and differences whose facts carry labels, the sets of
 * minterms on which they are derived.
 */
package io.implicant.theories.closure;
