package io.implicant.theories.closure;

import java.util.Arrays;

/**
 * Sets of columns as bit sets: a label is a {@code long[]} of {@link #words} words, never changed
 * once made, so labels are shared freely. A column is an assignment to the atoms added so far that
 * is not known to be inconsistent.
 *
 * <p>Every operation that would return one of its operands returns that object, and the empty label
 * is always {@link #empty}, so callers test with {@code ==}.
 */
final class Labels {
  private final int columns;
  private final int words;
  private final long[] empty;
  private final long[] all;

  /** The assignment of each column; bit i is atom i. */
  private final long[] assignments;

  private Labels(long[] assignments) {
    this.assignments = assignments;
    columns = assignments.length;
    words = (columns + 63) >>> 6;
    empty = new long[words];
    all = new long[words];
    Arrays.fill(all, -1L);
    if ((columns & 63) != 0) {
      all[words - 1] = (1L << columns) - 1;
    }
  }

  /** One column: the empty assignment. */
  static Labels initial() {
    return new Labels(new long[1]);
  }

  int columns() {
    return columns;
  }

  /** The columns whose assignment has the atom. */
  long[] with(int atom) {
    long[] result = new long[words];
    for (int column = 0; column < columns; column++) {
      result[column >>> 6] |= (assignments[column] >>> atom & 1) << column;
    }
    return isEmpty(result) ? empty : result;
  }

  /** The assignments of the label's columns. */
  long[] assignmentsIn(long[] label) {
    long[] result = new long[count(label)];
    int next = 0;
    for (int column = 0; column < columns; column++) {
      if ((label[column >>> 6] >>> column & 1) != 0) {
        result[next++] = assignments[column];
      }
    }
    return result;
  }

  long[] empty() {
    return empty;
  }

  long[] all() {
    return all;
  }

  long[] and(long[] a, long[] b) {
    if (a == all || b == empty || a == b) {
      return b;
    } else if (b == all || a == empty) {
      return a;
    }
    long[] result = new long[words];
    long any = 0;
    for (int i = 0; i < words; i++) {
      result[i] = a[i] & b[i];
      any |= result[i];
    }
    return any == 0 ? empty : result;
  }

  long[] or(long[] a, long[] b) {
    if (a == empty || b == all || a == b) {
      return b;
    } else if (b == empty || a == all) {
      return a;
    }
    long[] result = new long[words];
    for (int i = 0; i < words; i++) {
      result[i] = a[i] | b[i];
    }
    return result;
  }

  long[] minus(long[] a, long[] b) {
    if (b == empty || a == empty) {
      return a;
    } else if (b == all) {
      return empty;
    }
    long[] result = new long[words];
    long any = 0;
    for (int i = 0; i < words; i++) {
      result[i] = a[i] & ~b[i];
      any |= result[i];
    }
    return any == 0 ? empty : result;
  }

  boolean isSubset(long[] a, long[] b) {
    if (a == empty || b == all || a == b) {
      return true;
    }
    for (int i = 0; i < words; i++) {
      if ((a[i] & ~b[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  int count(long[] a) {
    int count = 0;
    for (long word : a) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** The columns without those in the label. */
  Labels without(long[] removed) {
    long[] kept = new long[columns - count(removed)];
    int next = 0;
    for (int column = 0; column < columns; column++) {
      if ((removed[column >>> 6] >>> column & 1) == 0) {
        kept[next++] = assignments[column];
      }
    }
    return new Labels(kept);
  }

  /** Each column twice: first all without the atom, then all with it. */
  Labels doubled(int atom) {
    long[] both = Arrays.copyOf(assignments, 2 * columns);
    for (int i = 0; i < columns; i++) {
      both[columns + i] = assignments[i] | 1L << atom;
    }
    return new Labels(both);
  }

  /** A label of this set of columns as one of {@code target = doubled(...)}. */
  long[] copiedTo(Labels target, long[] label) {
    if (label == empty || label == all) {
      return label == empty ? target.empty : target.all;
    }
    long[] result = Arrays.copyOf(label, target.words);
    int shift = columns & 63;
    int word = columns >>> 6;
    for (int i = 0; i < words; i++) {
      result[word + i] |= label[i] << shift;
      if (shift != 0 && word + i + 1 < target.words) {
        result[word + i + 1] |= label[i] >>> -shift;
      }
    }
    return result;
  }

  /** A label of this set of columns as one of {@code target = without(removed)}. */
  long[] keptIn(Labels target, long[] removed, long[] label) {
    if (label == empty || label == all) {
      return label == empty ? target.empty : target.all;
    }
    long[] result = new long[target.words];
    int next = 0;
    for (int i = 0; i < words; i++) {
      long kept = ~removed[i] & all[i];
      long bits = compress(label[i], kept);
      int width = Long.bitCount(kept);
      if (width == 0) {
        continue;
      }
      result[next >>> 6] |= bits << next;
      if ((next & 63) + width > 64) {
        result[(next >>> 6) + 1] |= bits >>> -next;
      }
      next += width;
    }
    return target.isEmpty(result) ? target.empty : result;
  }

  private boolean isEmpty(long[] label) {
    for (long word : label) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** The bits of x at the ones of the mask, gathered at the low end (Hacker's Delight 7-4). */
  private static long compress(long x, long mask) {
    if (mask == -1L) {
      return x;
    }
    long bits = x & mask;
    long rest = mask;
    long zeros = ~mask << 1; // counts zeros to the right
    for (int i = 0; i < 6; i++) {
      long prefix = zeros ^ (zeros << 1);
      prefix ^= prefix << 2;
      prefix ^= prefix << 4;
      prefix ^= prefix << 8;
      prefix ^= prefix << 16;
      prefix ^= prefix << 32;
      long move = prefix & rest;
      rest = (rest ^ move) | (move >>> (1 << i));
      long moved = bits & move;
      bits = (bits ^ moved) | (moved >>> (1 << i));
      zeros &= ~prefix;
    }
    return bits;
  }
}
