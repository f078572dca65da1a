package io.implicant.bench.dd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arithmetic modulo 2^61 - 1. */
final class ModelCountTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 60, 61, 62, 122, 1000})
  void aShiftMultipliesByAPowerOfTwo(int k) {
    for (long a : new long[] {0, 1, 92, 1L << 60, ModelCount.PRIME - 1}) {
      assertEquals(
          ModelCount.reduce(BigInteger.valueOf(a).shiftLeft(k)), ModelCount.shift(a, k), "" + a);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, ModelCount.PRIME / 2, ModelCount.PRIME - 1})
  void sumsAreReduced(long a) {
    for (long b : new long[] {0, 1, 92, ModelCount.PRIME - 1}) {
      BigInteger sum = BigInteger.valueOf(a).add(BigInteger.valueOf(b));
      assertEquals(ModelCount.reduce(sum), ModelCount.add(a, b), "" + b);
    }
  }
}
