/**
 * Flat models: variables with initial values, and transitions made of a guard and statements. What
 * the readers of all languages come down to, and what all engines start from.
 *
 * <pre>{@code
 * Expressions pool = new Expressions();
 * Variable x = pool.variable(0);
 * BoolExpression guard = pool.compare(Comparator.LESS, x, pool.constant(9));
 * Statement step = new Statement.Assign(x, pool.add(x, pool.constant(1)));
 * var count = new FlatTransition("count", guard, List.of(step));
 * new FlatModel("counter", pool, List.of("x"), List.of(0), List.of(count)); // 10 states
 * }</pre>
 */
package io.implicant.checker.model;
