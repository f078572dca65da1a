package io.implicant.dd.ddd;

import java.util.BitSet;

/**
 * A homomorphism: a function h on sets of vectors with h({}) = {} and h(A or B) = h(A) or h(B)
 * [Col13 Definition 2.9]. Immutable, interned by {@link Homs}: equal ones are the same object.
 *
 * <p>Two kinds. An {@link Inductive} says, for a value at its topmost level, what is left to do
 * below; the engine walks. Any other computes its image as a whole. Either way the engine pushes it
 * below the levels that it does not touch.
 *
 * <p>Subclasses define {@link #equals} and {@link #hashCode} by content (children by identity); the
 * methods are called when the object is interned only.
 */
public abstract class Hom {
  /** The {@link #top} of one that reads and writes nothing. */
  public static final int NO_LEVEL = Integer.MAX_VALUE;

  /** The {@link #top} of one that looks at the set as a whole, whatever its topmost level. */
  public static final int EVERY_LEVEL = -1;

  private int id = -1;

  final void intern(int number) {
    id = number;
  }

  /** Number in order of creation. */
  public final int id() {
    return id;
  }

  /** The topmost level that is read or written, {@link #NO_LEVEL} or {@link #EVERY_LEVEL}. */
  public abstract int top();

  /** The levels on whose values the result depends, beyond being copied. */
  public abstract BitSet reads();

  /** The levels whose values may change. */
  public abstract BitSet writes();

  /** Whether h(A) is a subset of A for every A. */
  public boolean isSelector() {
    return false;
  }

  /** The image of a set that is not empty and whose topmost level is not above {@link #top}. */
  protected abstract int image(HomEngine engine, int node);

  /**
   * Whether this after the other is the same as the other after this, by the levels that they touch
   * or because both select [Col13 Proposition 2.2].
   */
  public final boolean commutesWith(Hom other) {
    if (isSelector() && other.isSelector()) {
      return true;
    }
    return !writes().intersects(other.reads())
        && !writes().intersects(other.writes())
        && !reads().intersects(other.writes());
  }

  static BitSet union(BitSet a, BitSet b) {
    BitSet all = (BitSet) a.clone();
    all.or(b);
    return all;
  }
}
