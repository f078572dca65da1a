package io.implicant.checker.verify;

import io.implicant.checker.search.ShortestRuns;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.SymbolicModel;
import java.util.Optional;

/** Shortest traces of a model of actions, found on sets of states and replayed state by state. */
public final class Traces {
  private final SymbolicModel model;

  public Traces(SymbolicModel model) {
    this.model = model;
  }

  /** A shortest trace to a state of the goal; none if no such state is reachable. */
  public Optional<Trace> shortest(StateSet goal) {
    return ShortestRuns.to(model, goal)
        .map(run -> run.stream().map(StateSet::anyState).toList())
        .map(states -> Trace.replayed(model.actions(), states));
  }
}
