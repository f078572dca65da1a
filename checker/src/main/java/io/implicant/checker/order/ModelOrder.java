package io.implicant.checker.order;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.order.Constraints.Access;
import io.implicant.checker.order.Constraints.Weights;
import io.implicant.dd.bdd.StaticOrders;
import java.util.ArrayList;
import java.util.Arrays;
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
  /** Accesses weigh ten times what locality does, as CBKT13 4.4 advises. */
  private static final Weights WEIGHTS = new Weights(0.5, 1, 10);

  private ModelOrder() {}

  /** The order in which the file declares them. */
  public static int[] declared(ActionModel model) {
    return IntStream.range(0, model.cells().size()).toArray();
  }

  /**
   * FORCE on the variables of each comparison, assignment and array access; the accesses weigh
   * most, and afterwards the variables of an index are moved before the cells that they choose
   * from.
   */
  public static int[] force(ActionModel model) {
    Constraints constraints = new Constraints(model, WEIGHTS);
    List<int[]> edges = new ArrayList<>();
    double[] weights = new double[constraints.weights().size()];
    for (Map.Entry<BitSet, Double> entry : constraints.weights().entrySet()) {
      weights[edges.size()] = entry.getValue();
      edges.add(entry.getKey().stream().toArray());
    }
    int[] order = StaticOrders.force(edges, weights, declared(model));
    return indicesFirst(order, constraints);
  }

  /**
   * Moves the variables of an index up to the first cell that they choose from, so that the index
   * is known when the cells are met; in cyclic cases the more frequent access wins.
   */
  private static int[] indicesFirst(int[] order, Constraints constraints) {
    List<Integer> result = new ArrayList<>(Arrays.stream(order).boxed().toList());
    Set<Integer> moved = new HashSet<>();
    constraints.accesses().entrySet().stream()
        .sorted((a, b) -> Integer.compare(b.getValue(), a.getValue()))
        .forEach(entry -> moveUp(result, entry.getKey(), moved));
    return result.stream().mapToInt(v -> v).toArray();
  }

  private static void moveUp(List<Integer> order, Access access, Set<Integer> moved) {
    int first = 0;
    while (first < order.size() && !access.cells().get(order.get(first))) {
      first++;
    }
    for (int i = first + 1; i < order.size(); i++) {
      int variable = order.get(i);
      boolean isIndex = access.index().get(variable) && !access.cells().get(variable);
      if (isIndex && moved.add(variable)) {
        order.remove(i);
        order.add(first++, variable);
      }
    }
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
