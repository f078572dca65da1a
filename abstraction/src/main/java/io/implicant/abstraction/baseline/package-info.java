/**
 * F_P(e) as others compute it, to compare with and to check against: {@link
 * io.implicant.abstraction.baseline.ProverPerCube} asks a prover about one cube after the other, as
 * SLAM does with Zapato; {@link io.implicant.abstraction.baseline.SatQuantification} encodes P and
 * e eagerly in Boolean logic and quantifies with a SAT solver, as UCLID does (LBC07 Sections 1.1
 * and 5). Both are exact, and neither uses the closure of {@code theories}.
 *
 * <pre>{@code
 * Terms terms = new Terms();
 * Query query =
 *     Query.of(Query.ofInfix(terms, List.of("x = y", "f(x) <= 3"), List.of("f(y) <= 3")));
 * BddManager manager = BddManager.create(2);
 * Question question = Question.of(terms, query, 0);
 * var outcome =
 *     new SatQuantification().weakestStrengthening(question, manager, Budget.unlimited());
 * Bdd function = outcome.match(AbstractionMethod.Answer::function, reason -> null);
 * System.out.println(function.anyCube().orElseThrow()); // x0 & x1
 * }</pre>
 */
package io.implicant.abstraction.baseline;
