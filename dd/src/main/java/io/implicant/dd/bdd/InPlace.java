package io.implicant.dd.bdd;

import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The frame of every reordering: what must hold before and after, whatever ends it. */
final class InPlace {
  /** Swaps levels as it likes; returns whether it did all it wanted. */
  @FunctionalInterface
  interface Work {
    boolean run(LevelSwap swap, Budget budget);
  }

  private InPlace() {}

  /** Runs the work; swaps see no limits, the work looks at the budget between them. */
  static Reordering run(BddTable table, Work work) {
    Budget budget = table.budget();
    List<Integer> before = variables(table);
    LevelSwap swap = LevelSwap.begin(table);
    table.setBudget(Budget.unlimited());
    int sizeBefore = table.size();
    boolean complete = false;
    Optional<LimitReached.Reason> stoppedBy = Optional.empty();
    try {
      complete = work.run(swap, budget);
    } catch (LimitReached e) {
      stoppedBy = Optional.of(e.reason());
    } finally {
      swap.end();
      table.setBudget(budget);
    }
    int after = table.size();
    return new Reordering(
        sizeBefore, after, swap.swaps(), before, variables(table), complete, stoppedBy);
  }

  /** Brings the variables into a given order, by insertion from the top. */
  static Reordering to(BddTable table, int[] order) {
    requirePermutation(order, table.variableCount());
    return run(
        table,
        (swap, budget) -> {
          for (int target = 0; target < order.length; target++) {
            budget.check();
            for (int level = table.order().levelOf(order[target]); level > target; level--) {
              swap.swap(level - 1);
            }
            swap.reuseDead();
          }
          return true;
        });
  }

  static void requirePermutation(int[] order, int size) {
    boolean[] seen = new boolean[size];
    for (int variable : order) {
      if (variable < 0 || variable >= size || seen[variable]) {
        throw new IllegalArgumentException("no order of all variables: at variable " + variable);
      }
      seen[variable] = true;
    }
    if (order.length != size) {
      throw new IllegalArgumentException(order.length + " variables in the order, not " + size);
    }
  }

  private static List<Integer> variables(BddTable table) {
    return IntStream.of(table.order().toArray()).boxed().toList();
  }
}
