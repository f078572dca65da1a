package io.implicant.abstraction.lemma;

import io.implicant.abstraction.Limited;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import java.math.BigInteger;

/**
 * A formula f as a diagram that is canonical modulo the theory: the generalised cofactor
 * constrain(f, not I), where I are the inconsistent assignments to the atoms. It depends only on
 * the values of f outside I, so formulas over the same atoms that are equivalent in the theory have
 * the same diagram; that of a valid formula is true, that of an unsatisfiable one is false.
 *
 * <p>Cost: one symbolic run for I, the diagram of f, one pass over both.
 *
 * @param space the atoms
 * @param diagram constrain(f, not I); false if I is everything
 * @param models how many consistent assignments to the atoms satisfy f: the models of f and not I
 * @param nature what the formula is in the theory
 */
public record CompiledFormula(AtomSpace space, Bdd diagram, BigInteger models, Nature nature) {
  /** What a formula is in the theory. */
  public enum Nature {
    VALID,
    UNSATISFIABLE,
    CONTINGENT
  }

  /** The formula, whose atoms are those of the space or some of them, compiled. */
  public static Limited<CompiledFormula> of(AtomSpace space, Formula formula, Budget budget) {
    return space
        .inconsistent(budget)
        .match(
            inconsistent ->
                space
                    .function(formula, budget)
                    .match(
                        f -> space.attempt(budget, () -> compile(space, f, inconsistent)),
                        Limited.Stopped::new),
            Limited.Stopped::new);
  }

  private static CompiledFormula compile(AtomSpace space, Bdd f, Bdd inconsistent) {
    Bdd satisfying = f.minus(inconsistent);
    Bdd diagram = satisfying.isFalse() ? satisfying : f.constrain(inconsistent.not());
    return new CompiledFormula(space, diagram, satisfying.modelCount(), nature(diagram));
  }

  private static Nature nature(Bdd diagram) {
    if (diagram.isFalse()) {
      return Nature.UNSATISFIABLE;
    }
    return diagram.isTrue() ? Nature.VALID : Nature.CONTINGENT;
  }
}
