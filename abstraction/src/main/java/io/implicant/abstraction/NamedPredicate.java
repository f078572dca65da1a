package io.implicant.abstraction;

import io.implicant.logic.Formula;
import java.util.Objects;

/**
 * A predicate of P.
 *
 * @param name how cubes call it
 * @param formula any formula of EUF and difference logic
 */
public record NamedPredicate(String name, Formula formula) {
  public NamedPredicate {
    Objects.requireNonNull(name);
    Objects.requireNonNull(formula);
  }
}
