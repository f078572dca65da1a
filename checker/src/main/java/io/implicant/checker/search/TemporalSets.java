package io.implicant.checker.search;

import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Temporal;
import io.implicant.logic.text.InputException;

/**
 * Branching-time operators on sets of reachable states, by predecessors. EG is a greatest fixpoint
 * that keeps states without successors; E U is a least one.
 */
public final class TemporalSets<S> implements Temporal.Algebra<S> {
  /** What conditions without temporal operators mean. */
  @FunctionalInterface
  public interface Conditions<S> {
    /** The states of a set where the condition holds. */
    S select(S set, Node condition) throws InputException;
  }

  private final StateSpace<S> space;
  private final S reachable;
  private final S deadlocks;
  private final Conditions<S> conditions;

  public TemporalSets(StateSpace<S> space, S reachable, Conditions<S> conditions) {
    this.space = space;
    this.reachable = reachable;
    this.conditions = conditions;
    this.deadlocks = space.difference(reachable, space.predecessors(reachable, reachable));
  }

  @Override
  public S proposition(Node condition) throws InputException {
    return conditions.select(reachable, condition);
  }

  @Override
  public S all() {
    return reachable;
  }

  @Override
  public S not(S set) {
    return space.difference(reachable, set);
  }

  @Override
  public S and(S left, S right) {
    return space.intersection(left, right);
  }

  @Override
  public S or(S left, S right) {
    return space.union(left, right);
  }

  @Override
  public S existsNext(S set) {
    return space.predecessors(set, reachable);
  }

  @Override
  public S existsGlobally(S set) {
    S ends = space.intersection(set, deadlocks);
    S current = set;
    S next = space.union(ends, space.predecessors(current, current));
    while (!next.equals(current)) {
      current = next;
      next = space.union(ends, space.predecessors(current, current));
    }
    return current;
  }

  @Override
  public S existsUntil(S first, S second) {
    return space.backwardClosure(second, first);
  }
}
