package io.implicant.checker.partition;

import io.implicant.dd.bdd.Bdd;
import java.util.List;

/**
 * The value of an expression as a function of the state.
 *
 * @param bits a number of {@link Arithmetic}, or one bit for a condition; false for a condition
 *     where it is a fault
 * @param undefined where an index is outside its array; nowhere for a condition
 * @param fault where the value is a division by zero, an overflow or the like, and not undefined
 */
record Symbolic(List<Bdd> bits, Bdd undefined, Bdd fault) {
  Symbolic {
    bits = List.copyOf(bits);
  }

  /** Where there is a value. */
  Bdd defined() {
    return undefined.or(fault).not();
  }

  /** Where a condition holds. */
  Bdd holds() {
    return bits.get(0);
  }
}
