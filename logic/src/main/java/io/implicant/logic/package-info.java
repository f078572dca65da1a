/** Sorts, terms, atoms and formulas as interned nodes. */
package io.implicant.logic;
