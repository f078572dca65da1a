package io.implicant.logic;

import java.util.List;

/** True or false. */
public final class BoolConstant extends Formula {
  private final boolean value;

  BoolConstant(boolean value) {
    super(Kind.CONSTANT, value ? 1 : 2, List.of());
    this.value = value;
  }

  public boolean value() {
    return value;
  }

  @Override
  boolean sameLabel(Term other) {
    return value == ((BoolConstant) other).value;
  }

  @Override
  Term rebuild(Terms terms, List<Term> newChildren) {
    return this;
  }
}
