/**
 * How abstraction of path formulas grows: the block queries as they are, and copies of each in
 * sequence and in parallel.
 */
package io.implicant.bench.block;
