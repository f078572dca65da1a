package io.implicant.bench.dd;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The bits of a + b by a ripple-carry adder, the lowest bits topmost, so that each carry is a new
 * diagram down to its own bit. With interleaved operands the diagrams are linear; with all of a
 * above all of b they are exponential.
 */
record Adder(int bits, boolean interleaved) implements Workload {
  @Override
  public String name() {
    return (interleaved ? "adder-" : "adder-apart-") + bits;
  }

  @Override
  public int variables() {
    return 2 * bits;
  }

  private int a(int bit) {
    return interleaved ? 2 * bit : bit;
  }

  private int b(int bit) {
    return interleaved ? 2 * bit + 1 : bits + bit;
  }

  @Override
  public int[] build(Workbench bench) {
    int[] a = new int[bits];
    int[] b = new int[bits];
    for (int i = 0; i < bits; i++) {
      a[i] = bench.variable(a(i));
      b[i] = bench.variable(b(i));
    }
    return add(bench, a, b);
  }

  /** The bits of a sum, one more than the operands have; gives back the operands. */
  static int[] add(Workbench bench, int[] a, int[] b) {
    int[] sum = new int[a.length + 1];
    int carry = bench.constant(false);
    for (int i = 0; i < a.length; i++) {
      int half = bench.xor(a[i], b[i]);
      sum[i] = bench.xor(half, carry);
      carry = bench.orOf(bench.andOf(a[i], b[i]), bench.andOf(half, carry));
    }
    sum[a.length] = carry;
    return sum;
  }

  /** The sum of a + b over all a, b below 2^bits. */
  @Override
  public Optional<BigInteger> expected() {
    BigInteger values = BigInteger.ONE.shiftLeft(bits);
    return Optional.of(values.multiply(values).multiply(values.subtract(BigInteger.ONE)));
  }
}
