/** Conjunctive against partial disjunctive partitions: the measurements of BR03 section 7. */
package io.implicant.bench.partition;
