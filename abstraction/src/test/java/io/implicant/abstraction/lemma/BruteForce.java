package io.implicant.abstraction.lemma;

import io.implicant.dd.bdd.Cube;
import io.implicant.logic.Atom;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.solver.TheorySolver;
import io.implicant.theories.solver.TheorySolver.Status;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Assignments and primes by trying them all. Bit i of an assignment's number is atom i. */
final class BruteForce {
  private BruteForce() {}

  /** The assignments to the atoms that the solver for conjunctions refutes. */
  static BitSet inconsistent(Terms terms, List<Atom> atoms) throws UnsupportedFormulaException {
    TheorySolver solver = TheorySolver.over(terms, atoms);
    BitSet inconsistent = new BitSet();
    for (int assignment = 0; assignment < 1 << atoms.size(); assignment++) {
      int[] literals = new int[atoms.size()];
      for (int i = 0; i < literals.length; i++) {
        literals[i] = 2 * i + (~assignment >> i & 1);
      }
      Status status = solver.check(literals);
      if (status == Status.UNKNOWN) {
        throw new AssertionError(solver.reason());
      }
      inconsistent.set(assignment, status == Status.UNSATISFIABLE);
    }
    return inconsistent;
  }

  /**
   * The prime implicants of a set of assignments, over all 3^n cubes: a cube is a number in base 3,
   * digit 0 a negative literal, 1 a positive one, 2 none.
   */
  static SortedSet<Cube> primes(BitSet assignments, int variables) {
    int cubes = power(variables);
    BitSet implicants = new BitSet();
    for (int cube = 0; cube < cubes; cube++) { // a cube follows those with a literal more
      int free = firstFree(cube, variables);
      implicants.set(
          cube,
          free < 0
              ? assignments.get(assignment(cube, variables))
              : implicants.get(cube - power(free)) && implicants.get(cube - 2 * power(free)));
    }
    SortedSet<Cube> primes = new TreeSet<>();
    for (int cube = implicants.nextSetBit(0); cube >= 0; cube = implicants.nextSetBit(cube + 1)) {
      if (isPrime(cube, variables, implicants)) {
        primes.add(cube(cube, variables));
      }
    }
    return primes;
  }

  private static boolean isPrime(int cube, int variables, BitSet implicants) {
    for (int i = 0; i < variables; i++) {
      int digit = digit(cube, i);
      if (digit < 2 && implicants.get(cube + (2 - digit) * power(i))) {
        return false;
      }
    }
    return true;
  }

  private static int firstFree(int cube, int variables) {
    for (int i = 0; i < variables; i++) {
      if (digit(cube, i) == 2) {
        return i;
      }
    }
    return -1;
  }

  private static int assignment(int cube, int variables) {
    int assignment = 0;
    for (int i = 0; i < variables; i++) {
      assignment |= digit(cube, i) << i;
    }
    return assignment;
  }

  private static Cube cube(int number, int variables) {
    List<Integer> literals = new ArrayList<>();
    for (int i = 0; i < variables; i++) {
      int digit = digit(number, i);
      if (digit < 2) {
        literals.add(2 * i + 1 - digit);
      }
    }
    return Cube.ofLiterals(literals.stream().mapToInt(Integer::intValue).toArray());
  }

  private static int digit(int cube, int position) {
    return cube / power(position) % 3;
  }

  private static int power(int exponent) {
    int power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 3;
    }
    return power;
  }
}
