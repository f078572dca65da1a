package io.implicant.abstraction.lemma;

import io.implicant.abstraction.Limited;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Atom;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.CaseElimination;
import io.implicant.theories.FormulaFunction;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.EngineOptions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The atoms of some formulas as Boolean variables: variable i is atom i, and {@link #inconsistent}
 * are the assignments to them that no model satisfies. If-then-else terms and Bool arguments of
 * functions are turned into Boolean structure first, so that the atoms are those of the theories.
 *
 * <p>Atoms are numbered by their content, and the order of the diagrams' levels is computed from
 * them alone. So two ways to write formulas over the same atoms give the same space, in any {@link
 * Terms} and in any run.
 *
 * <p>Cost: that of one run of {@link ClosureEngine} over the atoms. Not thread-safe.
 */
public final class AtomSpace {
  private final Terms terms;
  private final List<Atom> atoms;
  private final Map<Atom, Integer> numbers = new HashMap<>();
  private final ClosureEngine engine;
  private Bdd inconsistent; // once it was asked for

  private AtomSpace(Terms terms, List<Atom> atoms, EngineOptions options)
      throws UnsupportedFormulaException {
    this.terms = terms;
    this.atoms = atoms;
    for (Atom atom : atoms) {
      numbers.put(atom, numbers.size());
    }
    engine = new ClosureEngine(terms, atoms, options);
  }

  /**
   * The space of the formulas' atoms.
   *
   * @throws UnsupportedFormulaException if an atom is outside EUF and difference logic
   */
  public static AtomSpace of(Terms terms, List<? extends Formula> formulas, EngineOptions options)
      throws UnsupportedFormulaException {
    List<Formula> plain =
        formulas.stream().map(formula -> CaseElimination.eliminate(terms, formula)).toList();
    List<Atom> atoms =
        Dag.postorder(plain, term -> term instanceof Formula).stream()
            .filter(Atom.class::isInstance)
            .map(Atom.class::cast)
            .sorted(Term.byContent())
            .toList();
    return new AtomSpace(terms, atoms, options);
  }

  /** The atoms, ascending by content. */
  public List<Atom> atoms() {
    return atoms;
  }

  /** Where functions over the atoms live. */
  public BddManager manager() {
    return engine.manager();
  }

  /** I: the assignments that no model satisfies. */
  public Limited<Bdd> inconsistent(Budget budget) {
    if (inconsistent == null) {
      ClosureAnswer answer = engine.inconsistent(budget);
      if (answer.limit().isPresent()) {
        return new Limited.Stopped<>(answer.limit().get());
      }
      inconsistent = answer.inconsistent();
    }
    return new Limited.Done<>(inconsistent);
  }

  /**
   * The function of a formula over the atoms, the theory left aside.
   *
   * @throws IllegalArgumentException if it has an atom that is not of this space
   */
  public Limited<Bdd> function(Formula formula, Budget budget) {
    Formula plain = CaseElimination.eliminate(terms, formula);
    return attempt(budget, () -> FormulaFunction.of(manager(), plain, this::variable));
  }

  private int variable(Atom atom) {
    Integer number = numbers.get(atom);
    if (number == null) {
      throw new IllegalArgumentException("an atom of another space: " + atom);
    }
    return number;
  }

  /** Does work on diagrams of this space under limits. */
  <T> Limited<T> attempt(Budget budget, Supplier<T> work) {
    return Limited.attempt(manager(), budget, work);
  }
}
