/**
 * How fast the labelled closure is: on recorded queries, on families that grow, and what its
 * interface of labels costs. Times are CPU times of one thread, medians after a warm-up.
 */
package io.implicant.bench.closure;
