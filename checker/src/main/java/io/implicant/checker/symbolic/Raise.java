package io.implicant.checker.symbolic;

import io.implicant.checker.expression.BoolExpression;
import io.implicant.checker.expression.Failure;
import io.implicant.checker.expression.Truth;
import io.implicant.checker.expression.Values;
import io.implicant.dd.ddd.Hom;
import io.implicant.dd.ddd.HomEngine;
import java.util.BitSet;

/** Has no image of any set but the empty one: an expression failed. */
final class Raise extends Hom {
  private final BoolExpression failure;

  Raise(BoolExpression failure) {
    this.failure = failure;
  }

  @Override
  public int top() {
    return EVERY_LEVEL;
  }

  @Override
  public BitSet reads() {
    return new BitSet();
  }

  @Override
  public BitSet writes() {
    return new BitSet();
  }

  @Override
  protected int image(HomEngine engine, int node) {
    Failure kind = Values.failure(((Truth) failure).value());
    throw new EvaluationFailure(kind);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Raise that && failure == that.failure;
  }

  @Override
  public int hashCode() {
    return failure.id();
  }
}
