package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.Consistent;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.solver.ClosedLiterals;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which assignments to the open atoms of a block are consistent with what is asserted there: the
 * labelled closure, with P the open atoms and the assertions as goal. Blocks that are equal but for
 * names are solved once.
 */
final class BlockFunctions {
  /** Of the diagrams of one block; listed columns stay far below. */
  private static final int MOST_NODES = 1 << 21;

  private final Budget budget;
  private final Map<List<Long>, Optional<Bdd>> known = new HashMap<>();

  BlockFunctions(Budget budget) {
    this.budget = budget;
  }

  /** How many different blocks were solved. */
  int solved() {
    return known.size();
  }

  /** The function in a manager of its own: variable i is the block's atom i; empty if too large. */
  Optional<Bdd> function(ClosedLiterals closed, Block block) {
    BlockProblem problem = new BlockProblem(closed, block);
    Optional<Bdd> function = known.get(problem.key());
    if (function == null) {
      function = solve(problem);
      known.put(problem.key(), function);
    }
    return function;
  }

  private Optional<Bdd> solve(BlockProblem problem) {
    Terms terms = new Terms();
    try {
      BlockProblem.Formulas formulas = problem.formulas(terms);
      EngineOptions options = EngineOptions.DEFAULT.withMaxNodes(MOST_NODES);
      ClosureEngine engine = new ClosureEngine(terms, formulas.predicates(), options);
      Consistent answer = engine.consistentWith(formulas.asserted(), budget);
      if (answer.limit().isPresent()) {
        budget.check();
        return Optional.empty();
      }
      return Optional.of(answer.minterms());
    } catch (UnsupportedFormulaException e) {
      throw new IllegalStateException("a block outside the fragment", e);
    }
  }
}
