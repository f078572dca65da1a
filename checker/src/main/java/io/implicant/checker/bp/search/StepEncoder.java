package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.checker.bp.syntax.Expression;
import io.implicant.checker.bp.syntax.Operator;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The steps inside one activation as relations over its variables. */
final class StepEncoder {
  private final FlowGraph graph;
  private final Encoder encoder;
  private final Variables variables;

  StepEncoder(FlowGraph graph, Encoder encoder, Variables variables) {
    this.graph = graph;
    this.encoder = encoder;
    this.variables = variables;
  }

  /** An expression over the values now. */
  Truth truth(FlowProcedure procedure, Expression expression) {
    return encoder.truth(expression, v -> variables.current(procedure, procedure.slot(v)));
  }

  /** What the procedure enforces in every state. */
  Bdd enforced(FlowProcedure procedure) {
    return procedure
        .enforce()
        .map(e -> truth(procedure, e).yes())
        .orElse(encoder.manager().constant(true));
  }

  /** Where the assertion can fail. */
  Bdd failures(Edge edge) {
    Action.Assert check = (Action.Assert) edge.action();
    return truth(graph.procedureOf(edge.from()), check.condition()).no();
  }

  /** The step along an edge that neither calls nor starts anything; others change nothing. */
  Relation step(Edge edge) {
    FlowProcedure procedure = graph.procedureOf(edge.from());
    BddManager manager = encoder.manager();
    if (edge.action() instanceof Action.Assign assign) {
      return assignment(procedure, assign);
    } else if (edge.action() instanceof Action.Assume assume) {
      return Relation.filter(truth(procedure, assume.condition()).canBe(assume.value()));
    } else if (edge.action() instanceof Action.Assert check) {
      return Relation.filter(truth(procedure, check.condition()).yes());
    }
    return Relation.filter(manager.constant(true));
  }

  private Relation assignment(FlowProcedure procedure, Action.Assign assign) {
    List<Bdd> parts = new ArrayList<>();
    Map<Integer, Integer> renaming = new HashMap<>();
    for (int i = 0; i < assign.targets().size(); i++) {
      int next = variables.next(procedure, assign.targets().get(i));
      parts.add(encoder.receives(next, truth(procedure, assign.values().get(i))));
      renaming.put(next, variables.current(procedure, assign.targets().get(i)));
    }
    Set<Integer> targets = Set.copyOf(assign.targets());
    assign.constraint().ifPresent(c -> parts.add(constraint(procedure, c, targets)));
    return new Relation(encoder.manager().and(parts), renaming.values(), renaming);
  }

  /** Primed variables that are not assigned have the values now. */
  private Bdd constraint(FlowProcedure procedure, Expression constraint, Set<Integer> targets) {
    Truth truth =
        encoder.truth(
            constraint,
            v -> {
              int slot = procedure.slot(v);
              boolean after = v.operator() == Operator.PRIMED && targets.contains(slot);
              return after ? variables.next(procedure, slot) : variables.current(procedure, slot);
            });
    return truth.yes();
  }

  /** The parameters, wherever they are kept, receive the arguments. */
  Bdd arguments(FlowProcedure caller, List<Expression> arguments, List<Integer> parameters) {
    List<Bdd> parts = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      parts.add(encoder.receives(parameters.get(i), truth(caller, arguments.get(i))));
    }
    return encoder.manager().and(parts);
  }
}
