package io.implicant.abstraction.baseline;

import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;
import org.sat4j.specs.TimeoutException;

/**
 * Existential quantification by SAT (McMillan: Applying SAT methods in unbounded symbolic model
 * checking, CAV 2002): each model is enlarged to a cube over the kept variables, given out, and
 * blocked by a clause, until there are no more models.
 *
 * <p>A cube keeps of its model only the literals without which some clause would no longer be
 * satisfied, all other variables being as they are; so every minterm of the cube has a model.
 */
final class CubeEnumeration {
  private final List<int[]> clauses;
  private final int[] columns;
  private final int[] columnOf; // of a variable, or -1
  private final ISolver solver = SolverFactory.newDefault();
  private boolean exhausted;
  private long calls;
  private long models;

  /** The cubes over {@code columns}, which are literals of different variables. */
  CubeEnumeration(Cnf cnf, int[] columns, Budget budget) {
    this.columns = columns;
    clauses = cnf.clauses();
    columnOf = new int[cnf.variables() + 1];
    Arrays.fill(columnOf, -1);
    for (int i = 0; i < columns.length; i++) {
      columnOf[Math.abs(columns[i])] = i;
    }
    solver.newVar(cnf.variables());
    solver.setTimeoutMs(Long.MAX_VALUE >> 1);
    solver.setSearchListener(new BudgetListener(budget));
    for (int[] clause : clauses) {
      budget.check();
      add(clause);
    }
  }

  private void add(int[] clause) {
    try {
      if (clause.length == 0) {
        exhausted = true;
      } else {
        solver.addClause(new VecInt(clause));
      }
    } catch (ContradictionException e) {
      exhausted = true;
    }
  }

  /** The next cube; column i is its variable i. Cubes may overlap. */
  Optional<Cube> next() {
    if (exhausted || !isSatisfiable()) {
      return Optional.empty();
    }
    models++;
    int[] kept = needed();
    int[] values = IntStream.of(kept).map(i -> isTrue(columns[i]) ? 0 : 1).toArray();
    int[] blocking = new int[kept.length];
    int[] cube = new int[kept.length];
    for (int k = 0; k < kept.length; k++) {
      blocking[k] = values[k] == 0 ? -columns[kept[k]] : columns[kept[k]];
      cube[k] = 2 * kept[k] + values[k];
    }
    add(blocking);
    return Optional.of(Cube.ofLiterals(cube));
  }

  private boolean isSatisfiable() {
    calls++;
    try {
      return solver.isSatisfiable();
    } catch (TimeoutException e) {
      throw new AssertionError("no timeout was set", e);
    }
  }

  private boolean isTrue(int literal) {
    return solver.model(Math.abs(literal)) == literal > 0;
  }

  /** Columns that together satisfy every clause which no other variable satisfies. */
  private int[] needed() {
    BitSet needed = new BitSet();
    List<BitSet> open = new ArrayList<>();
    for (int[] clause : clauses) {
      BitSet choice = new BitSet();
      if (isUpToColumns(clause, choice)) {
        if (choice.cardinality() == 1) {
          needed.or(choice);
        } else {
          open.add(choice);
        }
      }
    }
    for (BitSet choice : open) {
      if (!choice.intersects(needed)) {
        needed.set(choice.nextSetBit(0));
      }
    }
    return needed.stream().toArray();
  }

  /** Whether only columns satisfy the clause; these are put into the set. */
  private boolean isUpToColumns(int[] clause, BitSet satisfying) {
    for (int literal : clause) {
      if (isTrue(literal)) {
        int column = columnOf[Math.abs(literal)];
        if (column < 0) {
          return false;
        }
        satisfying.set(column);
      }
    }
    return true;
  }

  long calls() {
    return calls;
  }

  long models() {
    return models;
  }

  /** Ends a search whose budget is spent by an exception; the solver is not used again. */
  private static final class BudgetListener extends SearchListenerAdapter<ISolverService> {
    private static final long serialVersionUID = 1;
    private final transient Budget budget;

    BudgetListener(Budget budget) {
      this.budget = budget;
    }

    @Override
    public void conflictFound(IConstr conflict, int decisionLevel, int trail) {
      budget.check();
    }

    @Override
    public void assuming(int literal) {
      budget.check();
    }
  }
}
