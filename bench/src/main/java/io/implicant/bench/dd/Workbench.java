package io.implicant.bench.dd;

/**
 * What the workloads need of a BDD package: functions are ints, whatever they are in the package.
 *
 * <p>Each function that a method returns belongs to the caller, who gives it back by {@link #free};
 * operations leave their operands alone. That is how a careful user of reference counts writes, so
 * no package keeps more garbage than another. Variables are numbered in their order, 0 topmost.
 */
interface Workbench {
  int constant(boolean value);

  int variable(int variable);

  int not(int f);

  int and(int f, int g);

  int or(int f, int g);

  int xor(int f, int g);

  int ite(int f, int g, int h);

  /** A set of variables for the quantifiers; lives as long as the workbench. */
  int variables(int... variables);

  int exists(int f, int variables);

  /** {@code exists(and(f, g), variables)}, in the package's own single pass. */
  int relationalProduct(int f, int g, int variables);

  /** A replacement of variables by variables; lives as long as the workbench. */
  int renaming(int[] from, int[] to);

  int rename(int f, int renaming);

  boolean same(int f, int g);

  /** Gives back a function that one of the methods above returned. */
  void free(int f);

  /** {@link ModelCount} of a function. */
  long models(int f);

  /** The largest number of nodes that the table held at one time, garbage included. */
  long peakNodes();

  // The same, consuming operands: what builds one function from many.

  /** and, giving back both operands. */
  default int andOf(int f, int g) {
    int result = and(f, g);
    free(f);
    free(g);
    return result;
  }

  /** or, giving back both operands. */
  default int orOf(int f, int g) {
    int result = or(f, g);
    free(f);
    free(g);
    return result;
  }

  /** xor, giving back both operands. */
  default int xorOf(int f, int g) {
    int result = xor(f, g);
    free(f);
    free(g);
    return result;
  }

  /** not, giving back the operand. */
  default int notOf(int f) {
    int result = not(f);
    free(f);
    return result;
  }

  /** A variable or its negation. */
  default int literal(int variable, boolean positive) {
    int result = variable(variable);
    return positive ? result : notOf(result);
  }
}
