/**
 * Searches for errors of Boolean programs with decision diagrams: {@link
 * io.implicant.checker.bp.search.Summaries} for one thread, with procedures and recursion; {@link
 * io.implicant.checker.bp.search.Interleavings} for several, within bounds.
 */
package io.implicant.checker.bp.search;
