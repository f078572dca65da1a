/**
 * A plain decision procedure for EUF with difference logic over Int, Real and declared sorts:
 * conjunctions by congruence closure with offsets and negative cycles, formulas by a SAT solver on
 * top, with models and cores.
 */
package io.implicant.theories.solver;
