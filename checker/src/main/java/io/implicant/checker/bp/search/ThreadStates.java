package io.implicant.checker.bp.search;

import io.implicant.dd.bdd.Bdd;

/**
 * States of one configuration that were found together.
 *
 * @param switches the context switches that led to them
 * @param parent the states from which they come; null at the start
 * @param step how they come from there; null at the start
 */
record ThreadStates(
    Configuration configuration, int switches, Bdd states, ThreadStates parent, ThreadStep step) {
  ThreadStates only(Bdd some) {
    return new ThreadStates(configuration, switches, some, parent, step);
  }

  /** Whether another thread got its turn; then it makes a step before the next one does. */
  boolean isSwitch() {
    return parent != null && parent.configuration.active() != configuration.active();
  }
}
