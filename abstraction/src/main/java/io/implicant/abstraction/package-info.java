/**
 * The facade that other tools call: {@link io.implicant.abstraction.PredicateAbstraction} is built
 * once for a set of predicates and asked many times; a {@link io.implicant.abstraction.Cover} is
 * the answer.
 *
 * <pre>{@code
 * try (var abstraction = PredicateAbstraction.of("x = y", "f(x) <= 3")) {
 *   Cover cover = abstraction.weakestStrengthening("f(y) <= 3");
 *   cover.cubes().forEach(cube -> System.out.println(cover.toString(cube)));
 * } // x = y & f(x) <= 3
 * }</pre>
 */
package io.implicant.abstraction;
