package io.implicant.bench.dd;

import java.math.BigInteger;
import java.util.Optional;

/** Something to build with BDDs, written once for all packages. */
interface Workload {
  /** Its name on the command line and in the table. */
  String name();

  int variables();

  /** What is timed. The functions returned belong to the caller; others are given back. */
  int[] build(Workbench bench);

  /**
   * A known value of the {@link #answer}, not reduced; empty if only the packages can tell each
   * other.
   */
  Optional<BigInteger> expected();

  /** What to run before measuring, so that the code is compiled. */
  default Workload warmUp() {
    return this;
  }

  /**
   * The sum of 2^k times the models of the k-th function, modulo a prime: for one function its
   * number of models, for the bits of a number the sum of all its values.
   */
  static long answer(Workbench bench, int[] functions) {
    long sum = 0;
    for (int k = 0; k < functions.length; k++) {
      sum = ModelCount.add(sum, ModelCount.shift(bench.models(functions[k]), k));
    }
    return sum;
  }
}
