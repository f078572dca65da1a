package io.implicant.checker.model;

import io.implicant.checker.expression.BoolExpression;
import java.util.List;

/**
 * A guard and what is done, as one step, in the states where it holds.
 *
 * @param name for messages; need not be unique
 */
public record FlatTransition(String name, BoolExpression guard, List<Statement> body) {
  public FlatTransition {
    body = List.copyOf(body);
  }
}
