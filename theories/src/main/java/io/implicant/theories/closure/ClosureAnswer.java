package io.implicant.theories.closure;

import io.implicant.dd.bdd.Bdd;
import java.util.Optional;

/**
 * F_P(e) and I. If a limit ended the work, both are sound under-approximations.
 *
 * @param function F_P(e), which contains I
 * @param inconsistent I
 * @param limit what ended the work early, if anything did
 * @param stats what it took
 */
public record ClosureAnswer(
    Bdd function, Bdd inconsistent, Optional<String> limit, EngineStats stats) {
  /** Whether the functions are exactly F_P(e) and I. */
  public boolean isExact() {
    return limit.isEmpty();
  }
}
