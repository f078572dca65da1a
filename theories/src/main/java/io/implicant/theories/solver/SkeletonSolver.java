package io.implicant.theories.solver;

import io.implicant.dd.table.Budget;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * Sat4j with a budget: it searches for a number of conflicts at a time, which needs no clock of its
 * own, and looks at the budget in between. What it has learnt is kept.
 */
public final class SkeletonSolver {
  private static final int CONFLICTS = 5000;

  /** Each search touches every variable declared, used or not: few are kept in store. */
  private static final int INITIAL = 32;

  /** Looks at the budget each time that so many clauses were added. */
  private static final int CLAUSES = 256;

  private final ISolver solver = SolverFactory.newDefault();
  private final Budget budget;
  private int variables;
  private int added;
  private boolean contradiction;

  public SkeletonSolver(Budget budget) {
    this.budget = budget;
    solver.setTimeoutOnConflicts(CONFLICTS);
    solver.newVar(INITIAL);
  }

  /** A new variable: 1, 2, 3, ... */
  public int newVariable() {
    variables++;
    if (variables > solver.nVars()) {
      solver.newVar(variables + variables / 8 + INITIAL);
    }
    return variables;
  }

  /**
   * Adds a clause of literals, v or -v; {@link io.implicant.dd.table.LimitReached} at the limit,
   * since those of a large formula take a while.
   */
  public void add(int... clause) {
    if (++added % CLAUSES == 0) {
      budget.check();
    }
    if (!contradiction) {
      try {
        solver.addClause(new VecInt(clause.clone()));
      } catch (ContradictionException e) {
        contradiction = true;
      }
    }
  }

  /** Whether the clauses have a model; {@link io.implicant.dd.table.LimitReached} at the limit. */
  public boolean isSatisfiable() {
    while (!contradiction) {
      budget.check();
      try {
        return solver.isSatisfiable();
      } catch (TimeoutException e) {
        // that many conflicts were seen: look at the budget, and go on
      }
    }
    return false;
  }

  /** The variable's value in the model found last. */
  public boolean value(int variable) {
    return solver.model(variable);
  }
}
