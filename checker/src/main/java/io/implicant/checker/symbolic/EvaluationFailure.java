package io.implicant.checker.symbolic;

import io.implicant.checker.expression.Failure;
import io.implicant.dd.ddd.HomFailure;

/** An expression failed in some state of the set that it was evaluated on. */
public final class EvaluationFailure extends HomFailure {
  private final Failure failure;

  EvaluationFailure(Failure failure) {
    super(failure.toString());
    this.failure = failure;
  }

  public Failure failure() {
    return failure;
  }
}
