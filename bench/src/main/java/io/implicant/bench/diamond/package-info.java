/** LBC07 Figure 8 with the solvers of today: chains of diamonds, each competitor to its limit. */
package io.implicant.bench.diamond;
