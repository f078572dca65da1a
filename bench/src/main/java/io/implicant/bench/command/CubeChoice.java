package io.implicant.bench.command;

import io.implicant.abstraction.Cover;
import io.implicant.dd.zdd.CubeSet;
import picocli.CommandLine.Option;

/** Which cubes of a cover are wanted. */
final class CubeChoice {
  @Option(
      names = "--all-primes",
      description = "All prime implicants, also those that contradict themselves.")
  private boolean allPrimes;

  @Option(
      names = "--cover",
      description = "An irredundant cover; inconsistent minterms are don't-care.")
  private boolean cover;

  @Option(
      names = "--max-length",
      paramLabel = "K",
      description = "Only cubes of at most K literals, as SLAM bounds them.")
  private int maxLength = -1;

  @Option(
      names = "--first",
      paramLabel = "N",
      description = "Only the first N cubes, shortest first (default 100 in text).")
  private long first = -1;

  @Option(names = "--count", description = "Numbers only, no cubes.")
  private boolean count;

  boolean isCount() {
    return count;
  }

  /** How many to print at most. */
  long first(long otherwise) {
    return first >= 0 ? first : otherwise;
  }

  CubeSet of(Cover result) {
    if (maxLength >= 0) {
      return result.cubesUpTo(maxLength);
    } else if (cover) {
      return result.irredundant();
    }
    return allPrimes ? result.primes() : result.reported();
  }

  String label() {
    if (maxLength >= 0) {
      return "cubes of at most " + maxLength + " literals";
    } else if (cover) {
      return "cubes of an irredundant cover";
    }
    return allPrimes ? "prime implicants" : "cubes";
  }
}
