package io.implicant.bench.dd;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * The bits of a * b by adding up shifted partial products; operands interleaved, low bits first.
 */
record Multiplier(int bits) implements Workload {
  @Override
  public String name() {
    return "multiplier-" + bits;
  }

  @Override
  public int variables() {
    return 2 * bits;
  }

  @Override
  public int[] build(Workbench bench) {
    int[] product = new int[2 * bits];
    int[] sum = Arrays.copyOf(partial(bench, 0), bits + 1); // without the bits that are final
    sum[bits] = bench.constant(false);
    for (int i = 1; i < bits; i++) {
      product[i - 1] = sum[0];
      sum = Adder.add(bench, Arrays.copyOfRange(sum, 1, bits + 1), partial(bench, i));
    }
    System.arraycopy(sum, 0, product, bits - 1, bits + 1);
    return product;
  }

  /** a times bit i of b. */
  private int[] partial(Workbench bench, int i) {
    int[] result = new int[bits];
    for (int k = 0; k < bits; k++) {
      result[k] = bench.andOf(bench.variable(2 * k), bench.variable(2 * i + 1));
    }
    return result;
  }

  /** The sum of a * b over all a, b below 2^bits. */
  @Override
  public Optional<BigInteger> expected() {
    BigInteger values = BigInteger.ONE.shiftLeft(bits);
    BigInteger sum = values.multiply(values.subtract(BigInteger.ONE)).shiftRight(1);
    return Optional.of(sum.multiply(sum));
  }
}
