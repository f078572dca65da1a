/**
 * ODL, a language of or-structures [BR03 section 3]: in each state the line with the number {@code
 * pc} sets {@code pc} and at most one further variable. Reading, printing, the EDL view, and an
 * executor state by state.
 *
 * <pre>{@code
 * OdlModel model = OdlModel.read("count.odl",
 *     "odl count { var x : 0..3 = 0; pc = 1; 1: x := x + 1, pc := 1; never x == 2; }");
 * int[] state = {1, 3}; // pc, x
 * new Executor(model).step(state); // fails: 4 is outside the range 0..3 of x
 * }</pre>
 */
package io.implicant.checker.odl;
