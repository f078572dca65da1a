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
import java.util.stream.IntStream;

/**
 * Orders of a model's variables, from the top of the diagram down. The array at place i holds the
 * variable of level i.
 */
public final class ModelOrder {
  /** Accesses weigh more than locality, as CBKT13 4.4 advises. */
  private static final Weights WEIGHTS = new Weights(0.5, 1, 2);

  private ModelOrder() {}

  /** The order in which the file declares them. */
  public static int[] declared(ActionModel model) {
    return IntStream.range(0, model.cells().size()).toArray();
  }

  /**
   * FORCE on the variables of each comparison, assignment and array access, the accesses weighing
   * most; the weight of a set is shared by the distances in it. FORCE does not tell an order from
   * its reverse, and the files declare shared variables and arrays before those of the processes:
   * the reverse, with the processes on top, had the smaller peak on 11 of 12 BEEM instances, often
   * by a factor of 2 and up to 70. Moving the variables of an index before the cells was tried and
   * did not pay.
   */
  public static int[] force(ActionModel model) {
    Constraints constraints = new Constraints(model, WEIGHTS);
    List<int[]> edges = new ArrayList<>();
    double[] weights = new double[constraints.weights().size()];
    for (Map.Entry<BitSet, Double> entry : constraints.weights().entrySet()) {
      weights[edges.size()] = entry.getValue() / (entry.getKey().cardinality() - 1);
      edges.add(entry.getKey().stream().toArray());
    }
    int[] order = StaticOrders.force(edges, weights, declared(model));
    return IntStream.range(0, order.length).map(i -> order[order.length - 1 - i]).toArray();
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
