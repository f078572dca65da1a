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

  /** For {@link #move} into these labels: the columns kept without the newest atom, or all. */
  private final Selection lower;

  /** And those kept with the newest atom, which stand behind them; null if none was added. */
  private final Selection upper;

  private BitLabels(Work work, int atoms, long[] assignments, Selection lower, Selection upper) {
    super(work);
    this.atoms = atoms;
    this.assignments = assignments;
    this.lower = lower;
    this.upper = upper;
    columns = assignments.length;
    words = (columns + 63) >>> 6;
    empty = new long[words];
    all = columns == 0 ? empty : new long[words];
    Arrays.fill(all, -1L);
    if ((columns & 63) != 0) {
      all[words - 1] = (1L << columns) - 1;
    }
    work.columns(columns);
  }

  /** One column: the empty assignment. */
  static BitLabels initial(Work work) {
    return new BitLabels(work, 0, new long[1], null, null);
  }

  /** A column for each of some groups, whose number is the assignment to that many bits. */
  static BitLabels groups(Work work, int groups, int bits) {
    long[] numbers = new long[groups];
    Arrays.setAll(numbers, i -> i);
    return new BitLabels(work, bits, numbers, null, null);
  }

  /** The columns whose lowest bits are the number of one of some groups, given as bits. */
  long[] ofGroups(long groups, int bits) {
    long[] result = new long[words];
    long any = 0;
    long mask = (1L << bits) - 1;
    for (int column = 0; column < columns; column++) {
      long bit = groups >>> (assignments[column] & mask) & 1;
      result[column >>> 6] |= bit << column;
      any |= bit;
    }
    return any == 0 ? empty : result;
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
    int first = lower.count;
    if (first == columns) {
      return empty;
    }
    long[] result = new long[words];
    System.arraycopy(all, first >>> 6, result, first >>> 6, words - (first >>> 6));
    result[first >>> 6] &= -1L << first;
    return result;
  }

  /** First the columns without the new atom, then those with it. */
  @Override
  BitLabels extended(int edge, long[] holds, long[] fails) {
    Selection without = new Selection(holds, all);
    Selection with = new Selection(fails, all);
    work().columns(without.count + with.count);
    long[] chosen = new long[without.count + with.count];
    choose(without, chosen, 0, 0);
    choose(with, chosen, without.count, 1L << atoms);
    return new BitLabels(work(), atoms + 1, chosen, without, with);
  }

  @Override
  BitLabels without(long[] removed) {
    Selection kept = new Selection(removed, all);
    long[] chosen = new long[kept.count];
    choose(kept, chosen, 0, 0);
    return new BitLabels(work(), atoms, chosen, kept, null);
  }

  private void choose(Selection kept, long[] chosen, int from, long bit) {
    int next = from;
    for (int word = 0; word < words; word++) {
      for (long bits = kept.mask[word]; bits != 0; bits &= bits - 1) {
        chosen[next++] = assignments[(word << 6) + Long.numberOfTrailingZeros(bits)] | bit;
      }
    }
  }

  @Override
  long[] move(Labels<long[]> target, long[] label) {
    if (label == empty || label == all) {
      return label == empty ? target.empty() : target.all();
    }
    work().count(words);
    BitLabels other = (BitLabels) target;
    long[] result = new long[other.words];
    boolean any = other.lower.copy(label, result, 0);
    if (other.upper != null) {
      any |= other.upper.copy(label, result, other.lower.count);
    }
    return any ? result : other.empty;
  }

  /**
   * Some columns, to be copied from labels: each word is compressed to the chosen bits (Hacker's
   * Delight 7-4), with masks that are computed once a word and serve all labels.
   */
  private static final class Selection {
    private static final int STEPS = 6;

    private final long[] mask;
    private final long[] moves;
    private final int count;

    Selection(long[] removed, long[] all) {
      mask = new long[removed.length];
      moves = new long[STEPS * removed.length];
      int kept = 0;
      for (int word = 0; word < removed.length; word++) {
        mask[word] = ~removed[word] & all[word];
        kept += Long.bitCount(mask[word]);
        if (!isPrefix(mask[word])) {
          plan(word);
        }
      }
      count = kept;
    }

    /** Whether the bits are the lowest ones, so that they stay where they are. */
    private static boolean isPrefix(long bits) {
      return (bits & (bits + 1)) == 0;
    }

    private void plan(int word) {
      long rest = mask[word];
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

    /** Writes the chosen bits of a label from a position on; whether there are any. */
    boolean copy(long[] label, long[] result, int from) {
      int next = from;
      long any = 0;
      for (int word = 0; word < mask.length; word++) {
        long chosen = mask[word];
        if (chosen == 0) {
          continue;
        }
        long bits = label[word] & chosen;
        int width = Long.bitCount(chosen);
        if (bits != 0) {
          any = 1;
          if (!isPrefix(chosen)) {
            bits = compressed(bits, word);
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

    private long compressed(long bits, int word) {
      long result = bits;
      for (int i = 0; i < STEPS; i++) {
        long moved = result & moves[STEPS * word + i];
        result = (result ^ moved) | (moved >>> (1 << i));
      }
      return result;
    }
  }
}
