/**
 * Or-structures on binary decision diagrams [BR03]: integers of finite range as bits, the
 * transition relation of a model in conjunctive, disjunctive or partial disjunctive partitions, one
 * for each state variable, the translations between them, and images of sets of states.
 *
 * <pre>{@code
 * OdlModel model = OdlModel.read("m.odl", text);
 * OrStructure space = OrStructure.of(model, PartitionKind.PARTIAL);
 * Bdd reachable = new Search<>(space, maxNodes, Optional.empty()).run(Strategy.BFS).states();
 * }</pre>
 */
package io.implicant.checker.partition;
