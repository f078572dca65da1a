package io.implicant.theories.closure;

import java.util.Arrays;

/**
 * Sets of columns as bit sets. A column is an assignment to the atoms added so far that is not
 * known to be inconsistent; a label is a {@code long[]} with a bit a column.
 *
 * <p>Columns stand in ascending order of their assignments, where an atom added later has the
 * higher bit: adding an atom appends all columns with it, and deletion keeps the order.
 *
 * <p>Every operation that would return one of its operands or the empty label returns that object.
 */
final class BitLabels extends Labels<long[]> {
  private final int columns;
  private final int words;
  private final long[] empty;
  private final long[] all;
  private final int atoms;

  /** The assignment of each column; bit i is the atom added as number i. */
  private final long[] assignments;

  /** For {@link #shrink} into these labels: what was deleted. */
  private final Deletion deletion;

  private BitLabels(Work work, int atoms, long[] assignments, Deletion deletion) {
    super(work);
    this.atoms = atoms;
    this.assignments = assignments;
    this.deletion = deletion;
    columns = assignments.length;
    words = (columns + 63) >>> 6;
    empty = new long[words];
    all = new long[words];
    Arrays.fill(all, -1L);
    if ((columns & 63) != 0) {
      all[words - 1] = (1L << columns) - 1;
    }
    work.columns(columns);
  }

  /** One column: the empty assignment. */
  static BitLabels initial(Work work) {
    return new BitLabels(work, 0, new long[1], null);
  }

  int columns() {
    return columns;
  }

  /** The assignments of the label's columns, ascending. */
  long[] assignmentsIn(long[] label) {
    if (label == all) {
      return assignments;
    }
    long[] result = new long[(int) size(label)];
    int next = 0;
    for (int word = 0; word < words; word++) {
      for (long bits = label[word]; bits != 0; bits &= bits - 1) {
        result[next++] = assignments[(word << 6) + Long.numberOfTrailingZeros(bits)];
      }
    }
    return result;
  }

  /** The columns whose assignment gives the atom added as number {@code atom} the value. */
  long[] where(int atom, boolean value) {
    long[] result = new long[words];
    long any = 0;
    for (int column = 0; column < columns; column++) {
      long bit = (assignments[column] >>> atom & 1) ^ (value ? 0 : 1);
      result[column >>> 6] |= bit << column;
      any |= bit;
    }
    return any == 0 ? empty : result;
  }

  @Override
  long[] empty() {
    return empty;
  }

  @Override
  long[] all() {
    return all;
  }

  @Override
  boolean isEmpty(long[] a) {
    return a == empty;
  }

  @Override
  long[] and(long[] a, long[] b) {
    if (a == all || b == empty || a == b) {
      return b;
    } else if (b == all || a == empty) {
      return a;
    }
    return meet(a, b, empty, empty);
  }

  @Override
  long[] or(long[] a, long[] b) {
    if (a == empty || b == all || a == b) {
      return b;
    } else if (b == empty || a == all) {
      return a;
    }
    work().count(words);
    long[] result = new long[words];
    for (int i = 0; i < words; i++) {
      result[i] = a[i] | b[i];
    }
    return result;
  }

  @Override
  long[] minus(long[] a, long[] b) {
    if (b == empty || a == empty) {
      return a;
    } else if (b == all || a == b) {
      return empty;
    }
    return meet(a, all, b, empty);
  }

  @Override
  long[] meet(long[] a, long[] b, long[] c, long[] d) {
    if (a == empty || b == empty || c == all || d == all) {
      return empty;
    }
    work().count(words);
    for (int i = 0; i < words; i++) {
      if ((a[i] & b[i] & ~(c[i] | d[i])) != 0) {
        return filled(a, b, c, d, i);
      }
    }
    return empty;
  }

  private long[] filled(long[] a, long[] b, long[] c, long[] d, int from) {
    long[] result = new long[words];
    for (int i = from; i < words; i++) {
      result[i] = a[i] & b[i] & ~(c[i] | d[i]);
    }
    return result;
  }

  @Override
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

  @Override
  long size(long[] a) {
    long count = 0;
    for (long word : a) {
      count += Long.bitCount(word);
    }
    return count;
  }

  // Columns come and go

  @Override
  long[] newest() {
    long[] result = new long[words];
    int first = Arrays.binarySearch(assignments, 1L << (atoms - 1));
    first = first < 0 ? -first - 1 : first;
    for (int word = first >>> 6; word < words; word++) {
      result[word] = all[word];
    }
    if (first < columns) {
      result[first >>> 6] &= -1L << first;
    }
    return first == columns ? empty : result;
  }

  /** Each column twice: first all without the new atom, then all with it. */
  @Override
  BitLabels extended(int edge) {
    work().columns(2 * columns);
    long[] both = Arrays.copyOf(assignments, 2 * columns);
    long bit = 1L << atoms;
    for (int i = 0; i < columns; i++) {
      both[columns + i] = assignments[i] | bit;
    }
    return new BitLabels(work(), atoms + 1, both, null);
  }

  @Override
  long[] extend(Labels<long[]> target, long[] label) {
    if (label == empty || label == all) {
      return label == empty ? target.empty() : target.all();
    }
    int targetWords = target.all().length;
    work().count(targetWords);
    long[] result = Arrays.copyOf(label, targetWords);
    int shift = columns & 63;
    int word = columns >>> 6;
    if (shift == 0) {
      System.arraycopy(label, 0, result, word, words);
      return result;
    }
    for (int i = 0; i < words; i++) {
      result[word + i] |= label[i] << shift;
      if (word + i + 1 < targetWords) {
        result[word + i + 1] |= label[i] >>> -shift;
      }
    }
    return result;
  }

  @Override
  BitLabels without(long[] removed) {
    long[] kept = new long[columns - (int) size(removed)];
    int next = 0;
    for (int column = 0; column < columns; column++) {
      if ((removed[column >>> 6] >>> column & 1) == 0) {
        kept[next++] = assignments[column];
      }
    }
    return new BitLabels(work(), atoms, kept, new Deletion(removed, all));
  }

  @Override
  long[] shrink(Labels<long[]> target, long[] label) {
    if (label == empty || label == all) {
      return label == empty ? target.empty() : target.all();
    }
    work().count(words);
    BitLabels fewer = (BitLabels) target;
    long[] result = new long[fewer.words];
    return fewer.deletion.apply(label, result) ? result : fewer.empty;
  }

  /**
   * The deletion of columns from labels: each word is compressed to the kept bits (Hacker's Delight
   * 7-4), with masks that are computed once a word and serve all labels.
   */
  private static final class Deletion {
    private static final int STEPS = 6;

    private final long[] kept;
    private final long[] moves;

    Deletion(long[] removed, long[] all) {
      kept = new long[removed.length];
      moves = new long[STEPS * removed.length];
      for (int word = 0; word < removed.length; word++) {
        kept[word] = ~removed[word] & all[word];
        plan(word);
      }
    }

    private void plan(int word) {
      long rest = kept[word];
      long zeros = ~rest << 1; // counts zeros to the right
      for (int i = 0; i < STEPS; i++) {
        long prefix = zeros ^ (zeros << 1);
        prefix ^= prefix << 2;
        prefix ^= prefix << 4;
        prefix ^= prefix << 8;
        prefix ^= prefix << 16;
        prefix ^= prefix << 32;
        long move = prefix & rest;
        moves[STEPS * word + i] = move;
        rest = (rest ^ move) | (move >>> (1 << i));
        zeros &= ~prefix;
      }
    }

    /** Writes the kept bits; whether there are any. */
    boolean apply(long[] label, long[] result) {
      int next = 0;
      long any = 0;
      for (int word = 0; word < kept.length; word++) {
        long mask = kept[word];
        if (mask == 0) {
          continue;
        }
        long bits = label[word] & mask;
        int width = Long.bitCount(mask);
        if (bits != 0) {
          any = 1;
          for (int i = 0; i < STEPS && mask != -1L; i++) {
            long moved = bits & moves[STEPS * word + i];
            bits = (bits ^ moved) | (moved >>> (1 << i));
          }
          result[next >>> 6] |= bits << next;
          if ((next & 63) + width > 64) {
            result[(next >>> 6) + 1] |= bits >>> -next;
          }
        }
        next += width;
      }
      return any != 0;
    }
  }
}
