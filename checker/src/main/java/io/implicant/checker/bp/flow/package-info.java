/**
 * Boolean programs as control-flow graphs: {@link io.implicant.checker.bp.flow.FlowGraph} is made
 * from a program and resolves its names; {@link io.implicant.checker.bp.flow.Replay} executes runs
 * of it, one state at a time.
 */
package io.implicant.checker.bp.flow;
