package io.implicant.checker.explicit;

import io.implicant.logic.text.Position;
import java.util.Optional;

/** A step has no meaning in a reachable state: division by zero, overflow, an endless fixpoint. */
public final class Fault extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String step;
  private final String what;
  private final transient Optional<Position> position;

  Fault(String step, String what) {
    this(step, what, Optional.empty());
  }

  Fault(String step, String what, Optional<Position> position) {
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

  /** Where the fixpoint stands that never becomes stable; nothing for other faults. */
  public Optional<Position> position() {
    return position;
  }
}
