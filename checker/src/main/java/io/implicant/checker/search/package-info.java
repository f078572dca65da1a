/**
 * Questions to a model of any kind, on sets of its states: those that can be reached, shortest runs
 * to some of them, branching-time formulas. A kind of model implements {@link
 * io.implicant.checker.search.StateSpace}; the algorithms are the same for all.
 *
 * <pre>{@code
 * Search<S> search = new Search<>(space, maxNodes, Optional.empty());
 * S reachable = search.run(Strategy.BFS).states();
 * ShortestRuns.to(space, bad); // the states of a shortest run, if there is one
 * Temporal.evaluate(formula, new TemporalSets<>(space, reachable, condition -> ...));
 * }</pre>
 */
package io.implicant.checker.search;
