package io.implicant.abstraction.baseline;

import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** A decision procedure for conjunctions, as {@link ProverPerCube} needs it. */
public interface Prover {
  /** For tables. */
  String name();

  /**
   * Begins with conjunctions of some of these formulas and of negations of others. Throws {@link
   * io.implicant.dd.table.LimitReached} if the budget is spent.
   *
   * @throws UnsupportedFormulaException if a formula is outside the prover's logic
   */
  Session open(Terms terms, List<Formula> formulas, Budget budget)
      throws UnsupportedFormulaException;

  /** Questions about one list of formulas. */
  interface Session extends AutoCloseable {
    /**
     * Whether the literals can be true together; variable i of the cube is formula i. Throws {@link
     * io.implicant.dd.table.LimitReached} if the budget is spent or the prover gives up.
     */
    Verdict check(Cube literals, Budget budget);

    @Override
    default void close() {}
  }

  /**
   * The prover's word.
   *
   * @param model the formulas that are true in some model of the conjunction, if the prover shows
   *     one
   */
  record Verdict(boolean satisfiable, Optional<BitSet> model) {
    public static Verdict unsatisfiable() {
      return new Verdict(false, Optional.empty());
    }

    public static Verdict withoutModel() {
      return new Verdict(true, Optional.empty());
    }

    public static Verdict withModel(BitSet trueFormulas) {
      return new Verdict(true, Optional.of(trueFormulas));
    }
  }
}
