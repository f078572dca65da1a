package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import java.util.Optional;

/**
 * G_P(phi), or the part of it that was found before a limit: a sound under-approximation of G, so
 * that its complement is an over-approximation of F_P(not phi).
 *
 * @param consistent minterms over P that are consistent with phi
 * @param limit what ended the work early, if anything did
 * @param stats what it took
 */
public record LazyResult(Bdd consistent, Optional<String> limit, Stats stats) {
  /** Whether all minterms consistent with phi are there. */
  public boolean isExact() {
    return limit.isEmpty();
  }

  /**
   * What one question took.
   *
   * @param atoms of phi and P
   * @param iterations assignments that the SAT solver found
   * @param conflicts of those, how many contradicted the theory
   * @param blocks parts of images that are no literals, all iterations together
   * @param solvedBlocks how many of them were different
   * @param largestBlock open atoms in the largest
   * @param splits literals asserted to make blocks smaller
   * @param relationalImages images of all known configurations at once
   */
  public record Stats(
      int atoms,
      int iterations,
      int conflicts,
      int blocks,
      int solvedBlocks,
      int largestBlock,
      int splits,
      int relationalImages) {
    /** Of a question that a limit ended before it began. */
    static final Stats NONE = new Stats(0, 0, 0, 0, 0, 0, 0, 0);
  }
}
