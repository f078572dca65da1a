/**
 * Sets of cubes as zero-suppressed decision diagrams. {@link io.implicant.dd.zdd.CubeSets} makes
 * sets, {@link io.implicant.dd.zdd.CubeSet} is one.
 *
 * <pre>{@code
 * BddManager manager = BddManager.create(3);
 * Bdd f = manager.variable(0).ite(manager.variable(1), manager.variable(2));
 * CubeSets sets = CubeSets.over(manager);
 * sets.primesOf(f); // {x0 & x1, !x0 & x2, x1 & x2}
 * sets.essentialPrimesOf(f); // {x0 & x1, !x0 & x2}
 * sets.coverOf(f).toBdd() == f; // true
 * }</pre>
 */
package io.implicant.dd.zdd;
