package io.implicant.checker.model;

import io.implicant.checker.expression.Expressions;
import java.util.List;

/**
 * A model without hierarchy: a state is one int for each variable (each cell of an array is a
 * variable of its own), a step fires one transition.
 *
 * @param pool made the expressions of the transitions
 * @param variables names; variable i of the expressions is the i-th
 * @param initial the value of each variable in the initial state
 */
public record FlatModel(
    String name,
    Expressions pool,
    List<String> variables,
    List<Integer> initial,
    List<FlatTransition> transitions) {
  public FlatModel {
    variables = List.copyOf(variables);
    initial = List.copyOf(initial);
    transitions = List.copyOf(transitions);
    if (variables.size() != initial.size()) {
      throw new IllegalArgumentException(
          variables.size() + " variables, but " + initial.size() + " initial values");
    }
  }

  public int[] initialState() {
    return initial.stream().mapToInt(Integer::intValue).toArray();
  }
}
