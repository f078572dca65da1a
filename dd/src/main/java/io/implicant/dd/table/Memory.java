package io.implicant.dd.table;

import java.util.Arrays;

/**
 * Allocation of large arrays that reports failure as null. A refused allocation of one large array
 * leaves the heap as it was, so catching the error here is safe; it is what lets a table stop at a
 * {@link LimitReached} instead.
 */
public final class Memory {
  private Memory() {}

  public static int[] newOrNull(int length) {
    try {
      return new int[length];
    } catch (OutOfMemoryError e) {
      return null;
    }
  }

  public static long[] newLongsOrNull(int length) {
    try {
      return length < 0 ? null : new long[length];
    } catch (OutOfMemoryError e) {
      return null;
    }
  }

  public static int[] copyOrNull(int[] array, int length) {
    try {
      return length < 0 ? null : Arrays.copyOf(array, length);
    } catch (OutOfMemoryError e) {
      return null;
    }
  }
}
