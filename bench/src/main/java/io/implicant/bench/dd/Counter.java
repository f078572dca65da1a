package io.implicant.bench.dd;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * The states that a binary counter reaches from zero, one step after the other: 2^bits relational
 * products of small diagrams. Bit i is variable 2i now and 2i + 1 next; the lowest is at the
 * bottom.
 */
record Counter(int bits) implements Workload {
  @Override
  public String name() {
    return "counter-" + bits;
  }

  @Override
  public int variables() {
    return 2 * bits;
  }

  @Override
  public int[] build(Workbench bench) {
    int[] now = new int[bits];
    int[] next = new int[bits];
    Arrays.setAll(now, i -> 2 * i);
    Arrays.setAll(next, i -> 2 * i + 1);
    int step = step(bench);
    int nowSet = bench.variables(now);
    int nextToNow = bench.renaming(next, now);
    int reached = zero(bench);
    while (true) {
      int image = bench.relationalProduct(reached, step, nowSet);
      int renamed = bench.rename(image, nextToNow);
      int more = bench.or(reached, renamed);
      boolean done = bench.same(more, reached);
      bench.free(image);
      bench.free(renamed);
      bench.free(reached);
      reached = more;
      if (done) {
        bench.free(step);
        return new int[] {reached};
      }
    }
  }

  private int zero(Workbench bench) {
    int zero = bench.constant(true);
    for (int i = bits - 1; i >= 0; i--) {
      zero = bench.andOf(bench.literal(2 * i, false), zero);
    }
    return zero;
  }

  /** next = now + 1: a bit flips if all lower ones are set. */
  private int step(Workbench bench) {
    int relation = bench.constant(true);
    int carry = bench.constant(true);
    for (int i = bits - 1; i >= 0; i--) {
      int now = bench.variable(2 * i);
      int differs = bench.xorOf(bench.variable(2 * i + 1), bench.xor(now, carry));
      relation = bench.andOf(bench.notOf(differs), relation);
      carry = bench.andOf(now, carry);
    }
    bench.free(carry);
    return relation;
  }

  /** All states, whatever the variables of the next state are. */
  @Override
  public Optional<BigInteger> expected() {
    return Optional.of(BigInteger.ONE.shiftLeft(2 * bits));
  }
}
