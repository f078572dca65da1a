package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Cube;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Three diagram variables for each variable of a program, next to each other: its value at the
 * entry of the activation, its value now, and a scratch copy, mostly the value after a step.
 */
final class Copies implements Variables {
  private final FlowGraph graph;
  private final Layout layout;
  private final Encoder encoder;

  Copies(FlowGraph graph) {
    this.graph = graph;
    this.layout = new Layout(graph);
    this.encoder = new Encoder(BddManager.create(3 * layout.size()));
  }

  int entry(FlowProcedure procedure, int slot) {
    return 3 * layout.place(procedure, slot);
  }

  @Override
  public int current(FlowProcedure procedure, int slot) {
    return 3 * layout.place(procedure, slot) + 1;
  }

  @Override
  public int next(FlowProcedure procedure, int slot) {
    return 3 * layout.place(procedure, slot) + 2;
  }

  Encoder encoder() {
    return encoder;
  }

  BddManager manager() {
    return encoder.manager();
  }

  /** The slots that an activation gets from its caller: globals and parameters. */
  IntStream inherited(FlowProcedure procedure) {
    return IntStream.range(0, graph.globals().size() + procedure.parameters());
  }

  IntStream globals() {
    return IntStream.range(0, graph.globals().size());
  }

  IntStream frame(FlowProcedure procedure) {
    return IntStream.range(graph.globals().size(), graph.slots(procedure));
  }

  IntStream slots(FlowProcedure procedure) {
    return IntStream.range(0, graph.slots(procedure));
  }

  /** Entry values and values now are the same. */
  Bdd atEntry(FlowProcedure procedure) {
    List<Bdd> same = new ArrayList<>();
    inherited(procedure)
        .map(slot -> -slot) // from below, where conjunctions are cheap
        .sorted()
        .map(slot -> -slot)
        .forEach(
            slot ->
                same.add(
                    manager()
                        .variable(entry(procedure, slot))
                        .iff(manager().variable(current(procedure, slot)))));
    return manager().and(same);
  }

  /** Exactly the path edge of the model: its entry values and its values now. */
  Bdd pathEdge(FlowProcedure procedure, BitSet model) {
    IntStream variables =
        IntStream.concat(
            inherited(procedure).map(slot -> entry(procedure, slot)),
            slots(procedure).map(slot -> current(procedure, slot)));
    return cube(variables, model);
  }

  /** The values that the model gives to the variables. */
  Bdd cube(IntStream variables, BitSet model) {
    int[] literals = variables.map(v -> 2 * v + (model.get(v) ? 0 : 1)).toArray();
    return manager().cube(Cube.ofLiterals(literals));
  }

  /** The slots that are true now. */
  BitSet values(FlowProcedure procedure, BitSet model) {
    BitSet values = new BitSet();
    slots(procedure).forEach(slot -> values.set(slot, model.get(current(procedure, slot))));
    return values;
  }

  /** A model of a function that is not false; variables that are free are as in the other one. */
  static BitSet model(Bdd function, BitSet preferred) {
    BitSet model = (BitSet) preferred.clone();
    function
        .anyCube()
        .orElseThrow()
        .literals()
        .forEach(literal -> model.set(literal >>> 1, (literal & 1) == 0));
    return model;
  }
}
