package io.implicant.bench.fuzz;

import java.util.BitSet;

/**
 * F_P(e) and I as sets of minterms: bit i of a minterm's number is predicate i.
 *
 * @param function F_P(e), which contains I
 * @param inconsistent I
 */
public record Answer(BitSet function, BitSet inconsistent) {
  public Answer {
    function = (BitSet) function.clone();
    inconsistent = (BitSet) inconsistent.clone();
  }

  @Override
  public String toString() {
    return "F " + function + ", I " + inconsistent;
  }
}
