/** Measures the search of reachable states beside recorded runs of the native tool. */
package io.implicant.bench.reach;
