package io.implicant.logic;

import java.util.List;

/**
 * A sort: one of {@link #BOOL}, {@link #INT}, {@link #REAL}, or a declared one, possibly applied to
 * other sorts as in {@code (Pair Int U)}. Declared sorts are made by {@link Terms#sort}, which
 * interns them: equal sorts are the same object.
 */
public final class Sort {
  public static final Sort BOOL = new Sort("Bool", List.of());
  public static final Sort INT = new Sort("Int", List.of());
  public static final Sort REAL = new Sort("Real", List.of());

  /** How many names {@link #toString} writes before it gives up with an ellipsis. */
  private static final int SHOWN = 50;

  private final String name;
  private final List<Sort> arguments;
  private final int size;

  Sort(String name, List<Sort> arguments) {
    this.name = name;
    this.arguments = List.copyOf(arguments);
    long names = 1;
    for (Sort argument : arguments) {
      names += argument.size;
    }
    this.size = (int) Math.min(names, Integer.MAX_VALUE);
  }

  public String name() {
    return name;
  }

  public List<Sort> arguments() {
    return arguments;
  }

  /** The number of names in the sort when it is written out, at most {@link Integer#MAX_VALUE}. */
  public int size() {
    return size;
  }

  public boolean isBool() {
    return this == BOOL;
  }

  public boolean isNumeric() {
    return this == INT || this == REAL;
  }

  /** The sort as SMT-LIB writes it, {@link #size} names long. */
  public String fullName() {
    if (arguments.isEmpty()) {
      return Symbol.quoted(name);
    }
    StringBuilder text = new StringBuilder("(").append(Symbol.quoted(name));
    for (Sort argument : arguments) {
      text.append(' ').append(argument.fullName());
    }
    return text.append(')').toString();
  }

  /** The sort as SMT-LIB writes it, cut short when it is very large. */
  @Override
  public String toString() {
    return size > SHOWN ? "(" + Symbol.quoted(name) + " ...)" : fullName();
  }
}
