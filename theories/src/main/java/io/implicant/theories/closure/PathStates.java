package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;

/** Asserts the goal's paths one after the other on the closed state of a block. */
final class PathStates implements PathAnswers {
  private final Goal goal;
  private final BlockState state;
  private final PathLiterals literals;

  PathStates(Goal goal, BlockState state, PathLiterals literals) {
    this.goal = goal;
    this.state = state;
    this.literals = literals;
  }

  @Override
  public int of(int group) {
    BlockState end = state;
    for (int literal : literals.literals(group)) {
      int atom = literal >> 1;
      boolean positive = (literal & 1) == 0;
      end =
          goal.variables().isOfPredicates(atom)
              ? end.where(atom, positive)
              : end.with(goal.atoms().constraints().get(atom), positive);
    }
    return end.survivors();
  }

  @Override
  public int ofAny() {
    int found = BddTable.FALSE;
    for (int i = 0; i < literals.groups(); i++) {
      found = goal.table().or(found, of(i));
    }
    return found;
  }
}
