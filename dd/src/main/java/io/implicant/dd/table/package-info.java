/**
 * The node table under all kinds of diagrams. Engine API, but for {@link
 * io.implicant.dd.table.Budget}, {@link io.implicant.dd.table.LimitReached} and {@link
 * io.implicant.dd.table.CorruptDiagram}, which users meet too.
 *
 * <pre>{@code
 * BddTable table = new BddTable(1 << 12);
 * table.addVariables(2);
 * int f = table.protect(table.and(table.variable(0), table.variable(1)));
 * table.safePoint(); // may collect: only f and what is below it are sure to stay
 * table.release(f);
 * }</pre>
 */
package io.implicant.dd.table;
