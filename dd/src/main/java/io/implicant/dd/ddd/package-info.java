/**
 * Data decision diagrams: sets of vectors of ints, and homomorphisms on them [CBKT13 section 3;
 * Col13 2.3]. Engine API: diagrams are ints of a {@link io.implicant.dd.ddd.DddTable}.
 *
 * <pre>{@code
 * DddTable table = new DddTable(2);
 * Homs homs = new Homs(table);
 * Hom flip = homs.compose(homs.assign(1, 7), homs.select(0, v -> v == 1));
 * int set = table.union(table.vector(1, 5), table.vector(2, 5));
 * homs.engine().apply(flip, set); // {(1, 7)}
 * homs.engine().apply(homs.fixpoint(homs.sum(homs.identity(), flip)), set); // and (1, 5), (2, 5)
 * }</pre>
 */
package io.implicant.dd.ddd;
