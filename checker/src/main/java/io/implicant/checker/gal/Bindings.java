package io.implicant.checker.gal;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The values of parameters; an inner scope hides the names of outer ones. Immutable. */
public final class Bindings {
  public static final Bindings NONE = new Bindings(null, Map.of());

  private final Bindings outer;
  private final Map<String, Integer> values;

  private Bindings(Bindings outer, Map<String, Integer> values) {
    this.outer = outer;
    this.values = values;
  }

  Bindings with(String name, int value) {
    return new Bindings(this, Map.of(name, value));
  }

  Bindings with(Map<String, Integer> more) {
    return new Bindings(this, new HashMap<>(more));
  }

  Optional<Integer> value(String name) {
    for (Bindings scope = this; scope != null; scope = scope.outer) {
      Integer value = scope.values.get(name);
      if (value != null) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
