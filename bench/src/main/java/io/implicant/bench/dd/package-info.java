/**
 * {@code implicant bench dd}: our BDDs beside those of other Java packages. A {@link
 * io.implicant.bench.dd.Peer} is a package behind the interface {@code Workbench}; a {@code
 * Workload} is written once for all of them. Rounds run in processes of their own ({@code Worker}).
 *
 * <pre>{@code
 * new DdBenchmark(options, progress).run().print(out);
 * }</pre>
 */
package io.implicant.bench.dd;
