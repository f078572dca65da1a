/** Families of queries that commands and benchmarks share. */
package io.implicant.bench.workload;
