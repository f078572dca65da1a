package io.implicant.checker.symbolic;

import io.implicant.logic.text.Position;
import java.util.Optional;

/** A step has no meaning in a reachable state: division by zero, overflow, an endless fixpoint. */
public final class StepFailure extends RuntimeException {
  private final String step;
  private final String what;
  private final transient Optional<Position> position;

  StepFailure(String step, String what, Optional<Position> position) {
    super(step + ": " + what);
    this.step = step;
    this.what = what;
    this.position = position;
  }

  /** The name of the step. */
  public String step() {
    return step;
  }

  public String what() {
    return what;
  }

  /** Where the fixpoint stands that never becomes stable; nothing for other failures. */
  public Optional<Position> position() {
    return position;
  }
}
