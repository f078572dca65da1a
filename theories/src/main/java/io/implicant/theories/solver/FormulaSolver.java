package io.implicant.theories.solver;

import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Atom;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.TermLimitException;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides formulas over EUF and difference logic: a SAT solver finds an assignment of the atoms, it
 * is reduced to an {@linkplain Implicants implicant}, and {@link TheorySolver} looks for a model of
 * that. If there is none, the negated core joins the clauses. Cores that have no literal in common
 * are learnt at once. Where the theory would need many case splits over Int, the split joins the
 * clauses as well (splitting on demand), so that what the SAT solver learns holds for all cases.
 *
 * <p>Right: clauses added are valid, so "unsatisfiable" is the SAT solver's proof; a model is
 * evaluated on the formulas before it is given out. It ends, since there are finitely many atoms
 * and finitely many splits over their terms and constants.
 */
public final class FormulaSolver {
  private static final int SPLITS_IN_THEORY = 20;

  /** Hears of the search as it goes on. */
  public interface Progress {
    /** Nobody listens. */
    Progress NONE = (implicants, lemmas) -> {};

    /** So many implicants were checked, so many lemmas learnt. */
    void checked(int implicants, int lemmas);
  }

  private final Terms terms;
  private final List<Formula> formulas;
  private final TheorySolver theory;
  private final SkeletonSolver solver;
  private final Skeleton skeleton;
  private final Implicants implicants;
  private final AtomLemmas lemmas;
  private final ConflictClauses clauses;
  private int learnt;
  private final Set<Formula> splits = new HashSet<>();

  private FormulaSolver(Terms terms, List<? extends Formula> formulas, Budget budget) {
    this.terms = terms;
    this.formulas = List.copyOf(formulas);
    theory = new TheorySolver(terms);
    theory.setBudget(budget);
    solver = new SkeletonSolver(budget);
    skeleton = new Skeleton(solver);
    implicants = new Implicants(this::number);
    lemmas = new AtomLemmas(solver, skeleton::literal);
    clauses = new ConflictClauses(theory, solver, skeleton::literal);
  }

  /**
   * Decides the conjunction of the formulas.
   *
   * @throws UnsupportedFormulaException if a term is outside EUF and difference logic
   */
  public static Answer solve(Terms terms, List<? extends Formula> formulas, Budget budget)
      throws UnsupportedFormulaException {
    return solve(terms, formulas, budget, Progress.NONE);
  }

  /** The same, with a listener. */
  public static Answer solve(
      Terms terms, List<? extends Formula> formulas, Budget budget, Progress progress)
      throws UnsupportedFormulaException {
    FormulaSolver solver = new FormulaSolver(terms, formulas, budget);
    try {
      return solver.solve(progress);
    } catch (TermLimitException e) {
      return new Answer.Unknown(e.getMessage());
    } catch (LimitReached e) {
      return new Answer.Unknown(e.getMessage());
    }
  }

  private Answer solve(Progress progress) throws UnsupportedFormulaException {
    List<Formula> plain = new CaseNaming(terms).rewrite(formulas);
    assertAll(plain);
    for (int round = 1; solver.isSatisfiable(); round++) {
      int[] implicant = implicants.of(assignment());
      progress.checked(round, learnt);
      switch (theory.check(SPLITS_IN_THEORY, implicant)) {
        case SATISFIABLE -> {
          return new Answer.Satisfiable(checked(theory.model()));
        }
        case UNSATISFIABLE -> learnt += clauses.learn(implicant, 0);
        case UNKNOWN -> {
          if (!split()) {
            return new Answer.Unknown(theory.reason());
          }
        }
      }
    }
    return new Answer.Unsatisfiable();
  }

  private void assertAll(List<Formula> plain) throws UnsupportedFormulaException {
    int known = theory.size();
    skeleton.add(plain);
    List<Atom> atoms = skeleton.atoms();
    for (int i = known; i < atoms.size(); i++) {
      theory.register(atoms.get(i));
    }
    plain.forEach(implicants::add);
    lemmas.add(atoms.subList(known, atoms.size()));
  }

  /** Atoms have the same numbers in the skeleton and in the theory. */
  private int number(Atom atom) {
    try {
      return theory.register(atom);
    } catch (UnsupportedFormulaException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean[] assignment() {
    List<Atom> atoms = skeleton.atoms();
    boolean[] values = new boolean[atoms.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = solver.value(skeleton.literal(atoms.get(i)));
    }
    return values;
  }

  /** Adds the cases at which the theory gave up; false if it gave up for another reason. */
  private boolean split() throws UnsupportedFormulaException {
    Optional<Formula> cases = theory.pendingSplit();
    if (cases.isEmpty() || !splits.add(cases.get())) {
      return false;
    }
    assertAll(List.of(cases.get()));
    return true;
  }

  private Model checked(Model model) {
    Map<Term, Value> values = model.evaluateAll(formulas);
    for (Formula formula : formulas) {
      if (!((Value.Truth) values.get(formula)).value()) {
        throw new IllegalStateException("a wrong model of " + formula + ":\n" + model);
      }
    }
    return model.over(Model.symbols(formulas));
  }
}
