package io.implicant.bench.dd;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;

/** A conjunction of random clauses of three literals over different variables. */
record RandomCnf(int variables, int clauses, long seed) implements Workload {
  @Override
  public String name() {
    return "3cnf-" + variables + "-" + clauses;
  }

  @Override
  public int[] build(Workbench bench) {
    int result = bench.constant(true);
    for (int[] clause : randomClauses()) {
      int some = bench.constant(false);
      for (int literal : clause) {
        some = bench.orOf(some, bench.literal(literal >>> 1, (literal & 1) == 0));
      }
      result = bench.andOf(result, some);
    }
    return new int[] {result};
  }

  /** The clauses; a literal is 2 * variable, plus 1 if negated. */
  int[][] randomClauses() {
    Random random = new Random(seed);
    int[][] result = new int[clauses][];
    for (int i = 0; i < clauses; i++) {
      result[i] =
          random
              .ints(0, variables)
              .distinct()
              .limit(3)
              .map(variable -> 2 * variable + random.nextInt(2))
              .toArray();
    }
    return result;
  }

  @Override
  public Optional<BigInteger> expected() {
    return Optional.empty();
  }
}
