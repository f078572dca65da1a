package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.Consistent;
import io.implicant.theories.solver.ClosedLiterals;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which assignments to the open atoms of a block are consistent with what is asserted there: the
 * labelled closure, with P the open atoms and the assertions as goal. Blocks that are equal but for
 * names are solved once.
 */
final class BlockFunctions {
  private final Budget budget;
  private final Map<List<Long>, Bdd> known = new HashMap<>();

  BlockFunctions(Budget budget) {
    this.budget = budget;
  }

  /** How many different blocks were solved. */
  int solved() {
    return known.size();
  }

  /** The function in a manager of its own: variable i is the block's atom i. */
  Bdd function(ClosedLiterals closed, Block block) {
    BlockProblem problem = new BlockProblem(closed, block);
    Bdd function = known.get(problem.key());
    if (function == null) {
      function = solve(problem);
      known.put(problem.key(), function);
    }
    return function;
  }

  private Bdd solve(BlockProblem problem) {
    Terms terms = new Terms();
    try {
      BlockProblem.Formulas formulas = problem.formulas(terms);
      ClosureEngine engine = new ClosureEngine(terms, formulas.predicates());
      Consistent answer = engine.consistentWith(formulas.asserted(), budget);
      if (answer.limit().isPresent()) {
        budget.check();
        throw new LimitReached(LimitReached.Reason.NODES);
      }
      return answer.minterms();
    } catch (UnsupportedFormulaException e) {
      throw new IllegalStateException("a block outside the fragment", e);
    }
  }
}
