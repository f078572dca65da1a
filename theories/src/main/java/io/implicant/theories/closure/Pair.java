package io.implicant.theories.closure;

import java.util.Arrays;

/**
 * Two applications of one symbol, nodes {@code first} and {@code second}: they are equal where for
 * each k, {@code left(k) = right(k) + constant(k)}. Arguments that are the same term are left out.
 */
final class Pair {
  private final int first;
  private final int second;
  private final int[] lefts;
  private final int[] rights;
  private final long[] constants;

  Pair(int first, int second, int[] lefts, int[] rights, long[] constants) {
    this.first = first;
    this.second = second;
    this.lefts = lefts;
    this.rights = rights;
    this.constants = constants;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Pair other
        && first == other.first
        && second == other.second
        && Arrays.equals(lefts, other.lefts)
        && Arrays.equals(rights, other.rights)
        && Arrays.equals(constants, other.constants);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * first + second) + Arrays.hashCode(lefts);
  }

  int first() {
    return first;
  }

  int second() {
    return second;
  }

  int arguments() {
    return lefts.length;
  }

  int left(int k) {
    return lefts[k];
  }

  int right(int k) {
    return rights[k];
  }

  long constant(int k) {
    return constants[k];
  }
}
