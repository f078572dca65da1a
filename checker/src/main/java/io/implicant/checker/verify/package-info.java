/**
 * Traces of models of actions: found on sets of states, replayed state by state before they are
 * believed.
 */
package io.implicant.checker.verify;
