/**
 * Checks Boolean programs: {@link io.implicant.checker.bp.BpChecker} says whether an assertion can
 * fail, {@link io.implicant.checker.bp.Trace} shows how.
 *
 * <pre>{@code
 * Program program = BpReader.read("lock.bp", text); // or made in memory
 * FlowGraph graph = FlowGraph.of(program);
 * Verdict verdict = new BpChecker(graph).check(Budget.unlimited());
 * if (verdict instanceof Verdict.Fails fails) {
 *   fails.run().map(run -> Trace.of(graph, run)).ifPresent(System.out::print);
 * }
 * }</pre>
 */
package io.implicant.checker.bp;
