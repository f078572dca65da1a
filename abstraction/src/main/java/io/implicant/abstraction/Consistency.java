package io.implicant.abstraction;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.Consistent;
import io.implicant.theories.path.LazyImages;
import io.implicant.theories.path.LazyResult;
import java.util.List;
import java.util.Optional;

/**
 * G_P(phi) alone, the minterms that have a model together with phi: what a verifier asks once a
 * block, and what others call all-sat. A {@link PredicateAbstraction} keeps what it knows about P
 * and computes I too; this does neither.
 *
 * @param consistent the minterms, or at a limit those found before it, perhaps none: whatever is
 *     there is consistent with phi; variable i is predicate i
 * @param limit what ended the work early, if anything did
 */
public record Consistency(Bdd consistent, Optional<String> limit) {
  /** Whether all minterms consistent with phi are there. */
  public boolean isExact() {
    return limit.isEmpty();
  }

  /**
   * G_P(phi), by the same rule as {@link Strategy} has.
   *
   * @throws UnsupportedFormulaException if an atom is outside EUF and difference logic
   */
  public static Consistency of(
      Terms terms, List<? extends Formula> predicates, Formula phi, Budget budget)
      throws UnsupportedFormulaException {
    if (Strategy.isLarge(predicates, phi)) {
      BddManager manager = BddManager.create(predicates.size());
      LazyResult result = LazyImages.consistent(terms, predicates, phi, manager, budget);
      return new Consistency(result.consistent(), result.limit());
    }
    Consistent result = new ClosureEngine(terms, predicates).consistentWith(phi, budget);
    return new Consistency(result.minterms(), result.limit());
  }
}
