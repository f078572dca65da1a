/**
 * Binary decision diagrams. {@link io.implicant.dd.bdd.BddManager} makes functions, {@link
 * io.implicant.dd.bdd.Bdd} is one.
 *
 * <pre>{@code
 * BddManager manager = BddManager.create(3);
 * Bdd a = manager.variable(0);
 * Bdd b = manager.variable(1);
 * Bdd c = manager.variable(2);
 * Bdd f = a.and(b).or(c);
 * f.modelCount(); // 5
 * f.exists(2).isTrue(); // true
 * f.entails(a.or(c)); // true
 * f.shortestCube(); // !x0 & x2
 * }</pre>
 *
 * Classes marked "Engine API" work on int edges and are meant for the modules of this project:
 * {@link io.implicant.dd.bdd.BddTable} for the core, the others for one family of operations each.
 */
package io.implicant.dd.bdd;
