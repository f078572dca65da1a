/**
 * Questions to a model: its reachable states, a shortest trace to some of them, branching-time
 * formulas. Works on sets of states; traces are replayed state by state before they are believed.
 */
package io.implicant.checker.verify;
