package io.implicant.checker.symbolic;

import java.math.BigInteger;

/** A set of states of a {@link SymbolicModel}: immutable, equal sets are the same object. */
public final class StateSet {
  private final SymbolicModel model;
  private final int node;

  StateSet(SymbolicModel model, int node) {
    this.model = model;
    this.node = node;
  }

  SymbolicModel model() {
    return model;
  }

  int node() {
    return node;
  }

  public boolean isEmpty() {
    return node == 0;
  }

  /** The number of states. */
  public BigInteger count() {
    return model.count(this);
  }

  /** The number of nodes of the diagram. */
  public int nodes() {
    return model.nodes(this);
  }

  public StateSet union(StateSet other) {
    return model.union(this, other);
  }

  public StateSet intersection(StateSet other) {
    return model.intersection(this, other);
  }

  public StateSet minus(StateSet other) {
    return model.difference(this, other);
  }

  /** One of the states, a value for each variable of the model; the set must not be empty. */
  public int[] anyState() {
    return model.anyState(this);
  }
}
