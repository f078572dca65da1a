package io.implicant.theories.closure;

import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;

/** What the closures of the current question have done so far, and what they may still do. */
final class Work {
  private static final int BETWEEN_POLLS = 1 << 10;

  private Budget budget = Budget.unlimited();
  private final int maxColumns;
  private int untilPoll = BETWEEN_POLLS;
  private long operations;
  private long splits;
  private int peakColumns;

  Work(int maxColumns) {
    this.maxColumns = maxColumns;
  }

  /** Begins a question. */
  void begin(Budget newBudget) {
    budget = newBudget;
    operations = 0;
    splits = 0;
    peakColumns = 0;
  }

  /** Counts operations on labels of so many words, and ends the work if time is over. */
  void count(int words) {
    operations++;
    untilPoll -= 1 + (words >>> 4);
    if (untilPoll < 0) {
      untilPoll = BETWEEN_POLLS;
      budget.check();
    }
  }

  void countSplit() {
    splits++;
    budget.check();
  }

  void columns(int columns) {
    peakColumns = Math.max(peakColumns, columns);
    if (columns > maxColumns) {
      throw new LimitReached(LimitReached.Reason.MEMORY);
    }
  }

  Budget budget() {
    return budget;
  }

  long operations() {
    return operations;
  }

  long splits() {
    return splits;
  }

  int peakColumns() {
    return peakColumns;
  }
}
