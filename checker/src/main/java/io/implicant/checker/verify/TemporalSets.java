package io.implicant.checker.verify;

import io.implicant.checker.gal.GalModel;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Temporal;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.SymbolicModel;
import io.implicant.logic.text.InputException;

/**
 * Branching-time operators on sets of reachable states, by predecessors. EG is a greatest fixpoint
 * that keeps states without successors; E U is a least one.
 */
public final class TemporalSets implements Temporal.Algebra<StateSet> {
  private final GalModel gal;
  private final SymbolicModel model;
  private final StateSet reachable;
  private final StateSet deadlocks;

  public TemporalSets(GalModel gal, SymbolicModel model, StateSet reachable) {
    this.gal = gal;
    this.model = model;
    this.reachable = reachable;
    this.deadlocks = reachable.minus(model.predecessors(reachable, reachable));
  }

  @Override
  public StateSet proposition(Node condition) throws InputException {
    return model.select(reachable, gal.condition(condition));
  }

  @Override
  public StateSet all() {
    return reachable;
  }

  @Override
  public StateSet not(StateSet set) {
    return reachable.minus(set);
  }

  @Override
  public StateSet and(StateSet left, StateSet right) {
    return left.intersection(right);
  }

  @Override
  public StateSet or(StateSet left, StateSet right) {
    return left.union(right);
  }

  @Override
  public StateSet existsNext(StateSet set) {
    return model.predecessors(set, reachable);
  }

  @Override
  public StateSet existsGlobally(StateSet set) {
    StateSet ends = set.intersection(deadlocks);
    StateSet current = set;
    StateSet next = ends.union(model.predecessors(current, current));
    while (next != current) {
      current = next;
      next = ends.union(model.predecessors(current, current));
    }
    return current;
  }

  @Override
  public StateSet existsUntil(StateSet first, StateSet second) {
    StateSet found = second;
    StateSet added = second;
    while (!added.isEmpty()) {
      added = model.predecessors(added, first).minus(found);
      found = found.union(added);
    }
    return found;
  }
}
