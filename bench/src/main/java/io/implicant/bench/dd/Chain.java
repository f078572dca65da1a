package io.implicant.bench.dd;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Operations that go down a chain of very many variables: the diagrams are thin and deep. The
 * implications {@code x[i] -> x[i + distance]}, the parity of all variables, and combinations.
 */
record Chain(int variables) implements Workload {
  private static final int DISTANCES = 4;

  @Override
  public String name() {
    return "chain-" + variables;
  }

  @Override
  public int[] build(Workbench bench) {
    int even = bench.variables(IntStream.range(0, variables).filter(i -> i % 2 == 0).toArray());
    int[] result = new int[3 * DISTANCES + 1];
    int parity = parity(bench);
    for (int distance = 1; distance <= DISTANCES; distance++) {
      int chain = implications(bench, distance);
      int k = 3 * (distance - 1);
      result[k] = bench.and(chain, parity);
      result[k + 1] = bench.exists(chain, even);
      result[k + 2] = bench.ite(parity, result[k + 1], chain);
      bench.free(chain);
    }
    result[3 * DISTANCES] = parity;
    return result;
  }

  private int parity(Workbench bench) {
    int parity = bench.constant(false);
    for (int i = variables - 1; i >= 0; i--) {
      parity = bench.xorOf(bench.variable(i), parity);
    }
    return parity;
  }

  private int implications(Workbench bench, int distance) {
    int all = bench.constant(true);
    for (int i = variables - distance - 1; i >= 0; i--) {
      int implies = bench.orOf(bench.literal(i, false), bench.variable(i + distance));
      all = bench.andOf(implies, all);
    }
    return all;
  }

  @Override
  public Optional<BigInteger> expected() {
    return Optional.empty();
  }
}
