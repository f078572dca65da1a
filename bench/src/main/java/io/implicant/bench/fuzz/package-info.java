/**
 * Random queries put to the labelled closure and to oracles that share nothing with it. {@link
 * io.implicant.bench.fuzz.Fuzzer} runs them; a mismatch is shrunk and written as SMT-LIB.
 */
package io.implicant.bench.fuzz;
