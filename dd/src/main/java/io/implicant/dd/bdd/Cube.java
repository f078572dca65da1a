package io.implicant.dd.bdd;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A conjunction of literals, at most one for each variable; the empty cube is true. Immutable.
 *
 * <p>Literals are coded as {@code 2 * variable} (positive) or {@code 2 * variable + 1} (negative)
 * and kept ascending. Cubes are ordered by size, then by literals.
 */
public final class Cube implements Comparable<Cube> {
  private static final Cube EMPTY = new Cube(new int[0]);

  private final int[] literals;

  private Cube(int[] literals) {
    this.literals = literals;
  }

  /** The cube without literals: true. */
  public static Cube empty() {
    return EMPTY;
  }

  /** The cube of coded literals, in any order. */
  public static Cube ofLiterals(int... literals) {
    int[] sorted = literals.clone();
    Arrays.sort(sorted);
    for (int i = 0; i < sorted.length; i++) {
      if (sorted[i] < 0) {
        throw new IllegalArgumentException("literal " + sorted[i]);
      }
      if (i > 0 && sorted[i] >>> 1 == sorted[i - 1] >>> 1) {
        throw new IllegalArgumentException("two literals of variable " + (sorted[i] >>> 1));
      }
    }
    return new Cube(sorted);
  }

  /** This cube with one more literal. */
  public Cube with(int variable, boolean positive) {
    int[] more = Arrays.copyOf(literals, literals.length + 1);
    more[literals.length] = 2 * variable + (positive ? 0 : 1);
    return ofLiterals(more);
  }

  /** Number of literals. */
  public int size() {
    return literals.length;
  }

  /** The coded literals, ascending. */
  public IntStream literals() {
    return Arrays.stream(literals);
  }

  /** The variables, ascending. */
  public IntStream variables() {
    return Arrays.stream(literals).map(literal -> literal >>> 1);
  }

  public boolean hasPositive(int variable) {
    return Arrays.binarySearch(literals, 2 * variable) >= 0;
  }

  public boolean hasNegative(int variable) {
    return Arrays.binarySearch(literals, 2 * variable + 1) >= 0;
  }

  /** Whether the assignment (the set of true variables) makes every literal true. */
  public boolean contains(BitSet assignment) {
    for (int literal : literals) {
      if (assignment.get(literal >>> 1) != ((literal & 1) == 0)) {
        return false;
      }
    }
    return true;
  }

  /** Whether every literal of this cube is one of the other's, so that the other implies it. */
  public boolean isSubsetOf(Cube other) {
    return Arrays.stream(literals).allMatch(l -> Arrays.binarySearch(other.literals, l) >= 0);
  }

  @Override
  public int compareTo(Cube other) {
    int bySize = Integer.compare(literals.length, other.literals.length);
    return bySize != 0 ? bySize : Arrays.compare(literals, other.literals);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cube cube && Arrays.equals(literals, cube.literals);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(literals);
  }

  /** As in {@code x0 & !x3}. */
  @Override
  public String toString() {
    return toString(variable -> "x" + variable);
  }

  public String toString(IntFunction<String> names) {
    if (literals.length == 0) {
      return "true";
    }
    StringBuilder text = new StringBuilder();
    for (int literal : literals) {
      text.append(text.isEmpty() ? "" : " & ").append((literal & 1) == 0 ? "" : "!");
      text.append(names.apply(literal >>> 1));
    }
    return text.toString();
  }
}
