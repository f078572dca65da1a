package io.implicant.bench.dd;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * The number of models modulo the prime 2^61 - 1, computed in the same way for each package: what
 * packages count themselves is a double in some, which is infinite for a thousand variables. Equal
 * functions have equal numbers whatever their nodes, and 92 is 92.
 *
 * @param <N> a node, with the equality of functions
 */
record ModelCount<N>(
    int variables,
    Predicate<N> isTrue,
    Predicate<N> isFalse,
    ToIntFunction<N> level,
    UnaryOperator<N> low,
    UnaryOperator<N> high) {
  private static final int BITS = 61;
  static final long PRIME = (1L << BITS) - 1;

  /** The number as it would be counted here. */
  static long reduce(BigInteger number) {
    return number.mod(BigInteger.valueOf(PRIME)).longValueExact();
  }

  static long add(long a, long b) {
    long sum = a + b;
    return sum >= PRIME ? sum - PRIME : sum;
  }

  /** a * 2^k, a rotation of the bits of a. */
  static long shift(long a, int k) {
    int by = k % BITS;
    return by == 0 ? a : ((a << by) & PRIME) | (a >>> (BITS - by));
  }

  long of(N root) {
    Map<N, Long> counts = new HashMap<>(); // over the variables from the node's level down
    Deque<N> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      N node = open.peek();
      if (isConstant(node) || counts.containsKey(node)) {
        open.pop();
        continue;
      }
      N low = this.low.apply(node);
      N high = this.high.apply(node);
      if (isDone(low, counts) && isDone(high, counts)) {
        int below = level.applyAsInt(node) + 1;
        counts.put(node, add(from(low, below, counts), from(high, below, counts)));
        open.pop();
      } else {
        open.push(low);
        open.push(high);
      }
    }
    return from(root, 0, counts);
  }

  private boolean isConstant(N node) {
    return isTrue.test(node) || isFalse.test(node);
  }

  private boolean isDone(N node, Map<N, Long> counts) {
    return isConstant(node) || counts.containsKey(node);
  }

  private long from(N node, int above, Map<N, Long> counts) {
    if (isConstant(node)) {
      return isTrue.test(node) ? shift(1, variables - above) : 0;
    }
    return shift(counts.get(node), level.applyAsInt(node) - above);
  }
}
