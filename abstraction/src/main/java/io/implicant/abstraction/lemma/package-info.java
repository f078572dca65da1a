/**
 * What the theory says about atoms by themselves: {@link io.implicant.abstraction.lemma.AtomSpace}
 * knows which assignments to the atoms of some formulas have no model, {@link
 * io.implicant.abstraction.lemma.TheoryLemmas} lists every minimal conflict among them, and {@link
 * io.implicant.abstraction.lemma.CompiledFormula} is a formula as a diagram that is canonical
 * modulo the theory.
 *
 * <pre>{@code
 * Terms terms = new Terms();
 * Query query = Query.of(Query.ofInfix(terms, List.of("x = y"), List.of("f(x) = f(y)")));
 * AtomSpace space = AtomSpace.of(terms, query.formulas(), EngineOptions.DEFAULT);
 * TheoryLemmas lemmas = TheoryLemmas.of(space, Budget.unlimited()).orElseThrow();
 * for (Cube conflict : lemmas.conflicts()) {
 *   System.out.println(lemmas.lemma(conflict)); // [x != y, f(x) = f(y)]
 * }
 * }</pre>
 */
package io.implicant.abstraction.lemma;
