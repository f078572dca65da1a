package io.implicant.checker.order;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.order.Constraints.Weights;
import io.implicant.dd.bdd.StaticOrders;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;

/**
 * Orders of a model's variables, from the top of the diagram down. The array at place i holds the
 * variable of level i.
 */
public final class ModelOrder {
  /** Each step counts once, whatever it does with its variables. */
  private static final Weights STEPS = new Weights(1, 0, 0);

  /** Accesses weigh more than locality, as CBKT13 4.4 advises. */
  private static final Weights LOOK_AHEAD = new Weights(0.5, 1, 2);

  /** The orders to be tried by turns where none is chosen. */
  public static final List<String> CANDIDATES = List.of("force", "rare");

  private ModelOrder() {}

  /** The order in which the file declares them. */
  public static int[] declared(ActionModel model) {
    return IntStream.range(0, model.cells().size()).toArray();
  }

  /**
   * FORCE on the variables of each step, the best on the benchmarks: on the 99 BEEM instances that
   * its-reach solves, the geometric mean of the peaks is 7,600 nodes, with weights 9,300, as
   * declared 75,000 (17 of them beyond 20 seconds). FORCE does not tell an order from its reverse,
   * and the files declare shared variables and arrays before those of the processes: the reverse,
   * with the processes on top, has the smaller peaks (7,600 against 10,700). See
   * docs/decisions/0014.
   */
  public static int[] force(ActionModel model) {
    return force(model, STEPS, false);
  }

  /**
   * FORCE on the variables of each step, comparison, assignment and array access, the accesses
   * weighing most, since they make SolveSub look ahead [CBKT13 4.4]; the weight of a set is shared
   * by the distances in it.
   */
  public static int[] weighted(ActionModel model) {
    return force(model, LOOK_AHEAD, true);
  }

  /**
   * FORCE on the variables of each step, where a step weighs the less the more steps each of its
   * variables takes part in: what is rare stays together, and what everything uses, such as a bus,
   * does not pull everything to itself. Loses one BEEM instance, but finds orders for nets of many
   * like parts where {@link #force} does not. See docs/decisions/0014.
   */
  public static int[] rare(ActionModel model) {
    Map<BitSet, Double> steps = new Constraints(model, STEPS).weights();
    double[] occurrences = new double[model.cells().size()];
    steps.forEach((set, weight) -> set.stream().forEach(v -> occurrences[v] += weight));
    return force(
        model,
        steps,
        (set, weight) ->
            weight * Math.exp(-set.stream().mapToDouble(v -> Math.log(occurrences[v])).sum()));
  }

  private static int[] force(ActionModel model, Weights scale, boolean shared) {
    return force(
        model,
        new Constraints(model, scale).weights(),
        (set, weight) -> weight / (shared ? set.cardinality() - 1 : 1));
  }

  private static int[] force(
      ActionModel model, Map<BitSet, Double> sets, ToDoubleBiFunction<BitSet, Double> weight) {
    List<int[]> edges = new ArrayList<>();
    double[] weights = new double[sets.size()];
    for (Map.Entry<BitSet, Double> entry : sets.entrySet()) {
      weights[edges.size()] = weight.applyAsDouble(entry.getKey(), entry.getValue());
      edges.add(entry.getKey().stream().toArray());
    }
    int[] order = StaticOrders.force(edges, weights, declared(model));
    return IntStream.range(0, order.length).map(i -> order[order.length - 1 - i]).toArray();
  }

  /**
   * The order of a name, {@code force}, {@code rare}, {@code weighted} or {@code file}, or the
   * {@link #given} one of names of variables separated by commas.
   */
  public static int[] of(String name, ActionModel model) {
    return switch (name) {
      case "force" -> force(model);
      case "rare" -> rare(model);
      case "weighted" -> weighted(model);
      case "file" -> declared(model);
      default -> given(model, List.of(name.split(",")));
    };
  }

  /**
   * A given order: the named variables in that order, then the others as declared.
   *
   * @throws IllegalArgumentException for a name that is unknown or occurs twice
   */
  public static int[] given(ActionModel model, List<String> names) {
    Map<String, Integer> variables = new HashMap<>();
    for (int i = 0; i < model.cells().size(); i++) {
      variables.put(model.cells().get(i).name(), i);
    }
    List<Integer> order = new ArrayList<>();
    Set<Integer> placed = new HashSet<>();
    for (String name : names) {
      Integer variable = variables.get(name);
      if (variable == null) {
        throw new IllegalArgumentException("no variable '" + name + "'");
      } else if (!placed.add(variable)) {
        throw new IllegalArgumentException("'" + name + "' stands twice");
      }
      order.add(variable);
    }
    for (int i = 0; i < model.cells().size(); i++) {
      if (!placed.contains(i)) {
        order.add(i);
      }
    }
    return order.stream().mapToInt(v -> v).toArray();
  }
}
